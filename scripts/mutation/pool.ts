// Worker processes, each with one thing to do at a time; one that does not come back is replaced.

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { isReply, type Outcome, type Reply, type Request, type Survey } from './messages.ts'

/** Faults of one process, then a new one: what they have left behind would add up. */
const LIFE = 2000

export class Worker {
  readonly #bundles: readonly string[]
  #child: ChildProcess | null = null
  #asked = 0

  constructor(bundles: readonly string[]) {
    this.#bundles = bundles
  }

  #start(): ChildProcess {
    this.#asked = 0
    this.#child = fork(join(import.meta.dirname, 'worker.ts'), this.#bundles, {
      execArgv: ['--no-flush-bytecode', '--max-old-space-size=2048', '--stack-size=600'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return this.#child
  }

  /** The reply, or null if the process ended or took longer than it was given. */
  #ask(request: Request, ms: number): Promise<Reply | null> {
    if (++this.#asked > LIFE) this.close()
    const child = this.#child ?? this.#start()
    return new Promise((resolve) => {
      const end = (reply: Reply | null): void => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (!reply) this.close()
        resolve(reply)
      }
      const timer = setTimeout(() => end(null), ms)
      child.on('message', (reply: unknown) => {
        if (isReply(reply)) end(reply)
      })
      child.on('exit', () => end(null))
      child.send(request)
    })
  }

  async survey(): Promise<Survey> {
    const reply = await this.#ask({ type: 'survey' }, 600_000)
    if (reply?.type !== 'survey') throw new Error('the tests could not be run without a fault')
    return reply
  }

  async try(request: Request, ms: number): Promise<Outcome> {
    const reply = await this.#ask(request, ms)
    return reply?.type === 'outcome' ? reply : { type: 'outcome', verdict: 'timeout', by: null }
  }

  close(): void {
    this.#child?.removeAllListeners()
    this.#child?.kill('SIGKILL')
    this.#child = null
  }
}
