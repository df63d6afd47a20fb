// What takes longer than the thread that serves everybody may be kept busy: done in a thread of its own, where callers
// take turns.

import { Piscina } from 'piscina'
import type { Outcomes, Task } from './asideThread.ts'
import { calling, FairQueue } from './fairQueue.ts'

export class Aside {
  readonly #turns = new FairQueue()
  readonly #pool = new Piscina<Task, Outcomes[Task['want']]>({
    filename: new URL('./asideThread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 600_000,
  })

  /**
   * The time that it takes is on the account of who is calling. `isWanted`: whether anybody still waits for it, if not
   * only the caller does.
   */
  run<T extends Task>(task: T, isWanted?: () => boolean): Promise<Outcomes[T['want']]> {
    const caller = calling.getStore()
    return this.#turns.take(
      async () => {
        const began = performance.now()
        try {
          return (await this.#pool.run(task)) as Outcomes[T['want']]
        } finally {
          caller?.spend?.(performance.now() - began)
        }
      },
      isWanted ?? (() => caller?.isGone() !== true),
    )
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}
