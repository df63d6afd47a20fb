// A real server with the real client, in a process of its own that can be killed and started again.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Cellar } from './prepared.ts'

const ROOT = join(import.meta.dirname, '..')

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Settings of the server, as docs/operating.md names them. */
export type Settings = { readonly [name: string]: string }

export class ServerProcess {
  readonly url: string
  readonly #port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'backroom-e2e-'))
  #child: ChildProcess | null = null

  readonly #settings: Settings
  readonly #hooks: readonly string[]

  /** `hooks` is a file that the process imports before everything else. */
  constructor(port: number, settings: Settings = {}, hooks?: string) {
    this.#port = port
    this.#settings = settings
    this.#hooks = hooks === undefined ? [] : ['--import', hooks]
    this.url = `http://localhost:${port}`
  }

  static async open(settings: Settings = {}, hooks?: string): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), settings, hooks)
    await server.start()
    return server
  }

  /** A server in whose database something lies already when it opens. */
  static async openWith<Found>(
    furnish: (cellar: Cellar) => Promise<Found>,
    settings: Settings = {},
  ): Promise<readonly [ServerProcess, Found]> {
    const server = new ServerProcess(await freePort(), settings)
    const cellar = await Cellar.of(server.#folder)
    const found = await furnish(cellar)
    await cellar.close()
    await server.start()
    return [server, found]
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#hooks, join(ROOT, 'cli', 'main.ts'), 'serve'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(this.#port),
        BACKROOM_DATA: this.#folder,
        BACKROOM_BOT_DELAY: '20',
        BACKROOM_REQUESTS: '100000',
        ...this.#settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#child = child
    // A test that breaks off must not leave a server behind.
    process.once('exit', () => child.kill('SIGKILL'))
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const answer = await fetch(`${this.url}/healthz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server does not answer')
  }

  /** Like a power cut. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
