// Reading a game away from the thread that draws: any moment of it through anybody's eyes, and as a file.

import type { GameRecord, Viewer } from '@backroom/engine'
import type { ScorePoint } from '../kit/screen.ts'
import type { Page, WorkerReply, WorkerRequest } from './workerMessages.ts'
import type { ReadFile } from './gameFile.ts'
import { startWorker } from './local.ts'
import type { SavedTable } from './saved.ts'

type Wanted = { readonly resolve: (report: WorkerReply) => void; readonly reject: (error: Error) => void }

export class Reader {
  readonly #worker = startWorker()
  readonly #wanted = new Map<number, Wanted>()
  #next = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (!('id' in data)) return
      const wanted = this.#wanted.get(data.id)
      this.#wanted.delete(data.id)
      if (data.is === 'failed') wanted?.reject(new Error(data.why))
      else wanted?.resolve(data)
    })
  }

  async page(record: GameRecord, at: number, viewer: Viewer): Promise<Page> {
    const report = await this.#ask((id) => ({ do: 'read', id, record, at, viewer }))
    if (report.is !== 'page') throw new Error(`a page was wanted, not a ${report.is}`)
    return report.page
  }

  async history(record: GameRecord): Promise<readonly ScorePoint[]> {
    const report = await this.#ask((id) => ({ do: 'history', id, record }))
    if (report.is !== 'history') throw new Error(`a history was wanted, not a ${report.is}`)
    return report.history
  }

  /** The text of a file that holds this game. */
  async packed(table: SavedTable): Promise<string> {
    const report = await this.#ask((id) => ({ do: 'pack', id, table }))
    if (report.is !== 'packed') throw new Error(`a file was wanted, not a ${report.is}`)
    return report.text
  }

  /** The game in a file, or what is wrong with it. */
  async unpacked(text: string): Promise<ReadFile> {
    const report = await this.#ask((id) => ({ do: 'unpack', id, text }))
    if (report.is !== 'unpacked') throw new Error(`a game was wanted, not a ${report.is}`)
    return report.file
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask(make: (id: number) => WorkerRequest): Promise<WorkerReply> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#wanted.set(id, { resolve, reject })
      this.#worker.postMessage(make(id), [])
    })
  }
}
