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

/** What boardgame.io is given to do. */
const SCRIPTS = {
  sameGame: { file: 'boardgameioGame.mjs', name: `boardgame.io ${VERSION} reducer, the same game and rules` },
  emptyMove: {
    file: 'boardgameio.cjs',
    name: `boardgame.io ${VERSION} reducer, a state as large, moves that change one number`,
  },
} as const
export type Task = keyof typeof SCRIPTS

const ENV = { ...process.env, NODE_ENV: 'production' }

/** Null if it is there, else why it is not. */
function install(state: object): string | null {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(FOLDER, 'state.json'), JSON.stringify(state))
  for (const { file } of Object.values(SCRIPTS))
    copyFileSync(join(import.meta.dirname, 'yardsticks', file), join(FOLDER, file))
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return null
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, env: ENV, encoding: 'utf8', shell: process.platform === 'win32', timeout: 180_000 },
  )
  return status === 0 ? null : `boardgame.io could not be installed: ${error?.message ?? stderr.trim()}`
}

export class Yardstick {
  readonly name: string
  readonly #child: ChildProcessWithoutNullStreams
  readonly #answers: AsyncIterator<string>
  readonly #lines: Interface

  constructor(task: Task, args: readonly string[]) {
    this.name = SCRIPTS[task].name
    this.#child = spawn(process.execPath, [SCRIPTS[task].file, ...args], { cwd: FOLDER, env: ENV })
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
export function fetchYardstick(state: object, task: Task, ...args: readonly string[]): Yardstick | string {
  return install(state) ?? new Yardstick(task, args)
}
