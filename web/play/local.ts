// The line to a table on this machine: the same messages as over the socket, to a worker that is the house.

import type { Errand, Report } from './errand.ts'
import type { NewLocalTable } from './house.ts'
import { type SavedTable, saveTable } from './saved.ts'
import type { Listener, Said, Wire } from './wire.ts'

export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })

export class LocalWire implements Wire {
  readonly local = true
  readonly #game: string
  readonly #table: SavedTable | NewLocalTable
  #worker: Worker | null = null

  constructor(game: string, table: SavedTable | NewLocalTable) {
    this.#game = game
    this.#table = table
  }

  open(listener: Listener): void {
    const worker = startWorker()
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.is === 'told') listener.hear(data.message)
      else if (data.is === 'saved') saveTable(data.table)
      else if (data.is === 'failed') listener.link('lost')
    })
    this.#ask({ do: 'sit', game: this.#game, table: this.#table })
    listener.link('live')
    listener.opened()
  }

  send(message: Said): void {
    this.#ask({ do: 'say', message })
  }

  redial(): void {
    // A worker knows everybody at this screen.
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #ask(errand: Errand): void {
    this.#worker?.postMessage(errand)
  }
}
