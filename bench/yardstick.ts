// boardgame.io as a yardstick: installed into a folder of its own, measured in a process of its own.

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.bench', 'boardgame.io')
const VERSION = '0.50.2'

const MANIFEST = {
  private: true,
  dependencies: { 'boardgame.io': VERSION },
  // Newer ones cannot be loaded by the server that comes with it.
  overrides: { 'koa-compose': '4.1.0' },
}

const ENV = { ...process.env, NODE_ENV: 'production' }

/** Null if it is there, else why it is not. */
function install(state: object): string | null {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(FOLDER, 'state.json'), JSON.stringify(state))
  copyFileSync(join(import.meta.dirname, 'yardsticks', 'boardgameio.cjs'), join(FOLDER, 'yardstick.cjs'))
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return null
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, env: ENV, encoding: 'utf8', shell: process.platform === 'win32', timeout: 180_000 },
  )
  return status === 0 ? null : `boardgame.io could not be installed: ${error?.message ?? stderr.trim()}`
}

export class Yardstick {
  readonly name = `boardgame.io ${VERSION} reducer, a turn every 3 moves`
  readonly #child: ChildProcessWithoutNullStreams
  readonly #answers: AsyncIterator<string>
  readonly #lines: Interface

  constructor() {
    this.#child = spawn(process.execPath, ['yardstick.cjs'], { cwd: FOLDER, env: ENV })
    this.#lines = createInterface({ input: this.#child.stdout })
    this.#answers = this.#lines[Symbol.asyncIterator]()
  }

  /** Moves a second, in a round of this length; null if it has fallen over. */
  async measure(milliseconds: number): Promise<number | null> {
    this.#child.stdin.write(`${milliseconds}\n`)
    const { value, done } = await this.#answers.next()
    return done ? null : Number(value)
  }

  close(): void {
    this.#lines.close()
    this.#child.kill()
  }
}

/** The yardstick with a state like this one, or why there is none. */
export function fetchYardstick(state: object): Yardstick | string {
  return install(state) ?? new Yardstick()
}
