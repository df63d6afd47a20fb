// The line to a lesson: a worker plays it, and says where it stands.

import type { LessonPlace, LessonState } from '@backroom/match/lesson'
import { signal } from '@preact/signals'
import type { WorkerRequest, WorkerReply } from './workerMessages.ts'
import type { CoachOrder } from './lessonTable.ts'
import { startWorker } from './local.ts'
import type { Listener, Said, Wire } from './wire.ts'

export class LessonWire implements Wire {
  readonly local = true
  /** Null until the lesson stands. */
  readonly state = signal<LessonState | null>(null)
  readonly failed = signal(false)
  #worker: Worker | null = startWorker()
  readonly #keep: (state: LessonState, place: LessonPlace) => void
  #listener: Listener | null = null

  constructor(
    game: string,
    lesson: string,
    from: LessonPlace | null,
    keep: (state: LessonState, place: LessonPlace) => void,
  ) {
    this.#keep = keep
    this.#worker?.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.#reported(data))
    this.#worker?.addEventListener('error', () => {
      this.failed.value = true
    })
    this.#ask({ do: 'learn', game, lesson, from })
  }

  open(listener: Listener): void {
    this.#listener = listener
    listener.link('live')
    listener.opened()
  }

  send(message: Said): void {
    this.#ask({ do: 'say', message })
  }

  order(order: CoachOrder): void {
    this.#ask({ do: 'coach', order })
  }

  redial(): void {
    // A worker is always there.
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #ask(request: WorkerRequest): void {
    this.#worker?.postMessage(request)
  }

  #reported(report: WorkerReply): void {
    if (report.is === 'told') this.#listener?.hear(report.message)
    else if (report.is === 'lesson') {
      this.state.value = report.news.state
      this.#keep(report.news.state, report.news.place)
    } else if (report.is === 'fault') this.failed.value = true
  }
}
