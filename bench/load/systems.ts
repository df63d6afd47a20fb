// The systems that are loaded, ours and the yardsticks: each is a server in one process and its guests in another.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Count, WARM } from './meter.ts'

export interface Measured {
  /** Answers in a second by the clock, and in a second of the server's processor time. */
  readonly perSecond: number
  readonly perProcessorSecond: number
  /** Milliseconds from sending an answer to knowing that it is accepted. */
  readonly p50: number
  readonly p99: number
}

export interface System {
  readonly name: string
  readonly server: string
  readonly guests: string
}

interface Yardstick {
  readonly folder: string
  readonly manifest: object
  /** The package by which one sees that it is installed. */
  readonly seen: string
  readonly server: string
  readonly guests: string
}

const ROOT = join(import.meta.dirname, '..', '..')
const ENV = { ...process.env, NODE_ENV: 'production' }
const READY_WITHIN_MS = 120_000

export const ours: System = {
  name: 'Backroom',
  server: join(import.meta.dirname, 'server.ts'),
  guests: join(import.meta.dirname, 'guests.ts'),
}

/** Installs a yardstick into a folder of its own; a text says why it could not be done. */
export function install(
  name: string,
  { folder, manifest, seen, server, guests }: Yardstick,
): System | string {
  const to = join(ROOT, '.bench', folder)
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'package.json'), JSON.stringify(manifest))
  for (const script of [server, guests, 'answering.mjs'])
    copyFileSync(join(import.meta.dirname, '..', 'yardsticks', script), join(to, script))
  if (!existsSync(join(to, 'node_modules', seen))) {
    const { status, stderr, error } = spawnSync(
      'npm',
      ['install', '--prefix', to, '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: to, env: ENV, encoding: 'utf8', shell: process.platform === 'win32', timeout: 180_000 },
    )
    if (status !== 0) return `${name} could not be installed: ${error?.message ?? stderr.trim()}`
  }
  return { name, server: join(to, server), guests: join(to, guests) }
}

/** Starts the server, lets its guests load it, and stops it. */
export async function measure({ server, guests }: System): Promise<Measured> {
  const child = spawn(process.execPath, [server], { env: ENV, stdio: ['pipe', 'pipe', 'inherit'] })
  const numbers = numbersIn(child.stdout)
  const processorTime = () => {
    child.stdin.write('\n')
    return nextOf(numbers)
  }
  try {
    const load = spawn(process.execPath, [guests, String(await nextOf(numbers))], {
      env: ENV,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: READY_WITHIN_MS,
    })
    let warm = 0
    for await (const line of createInterface({ input: load.stdout })) {
      if (line === WARM) warm = await processorTime()
      else if (line.startsWith('{'))
        return measured(JSON.parse(line) as Count, (await processorTime()) - warm)
    }
    throw new Error(`${guests} measured nothing`)
  } finally {
    const gone = once(child, 'exit')
    child.stdin.end()
    if (child.exitCode === null) await gone
  }
}

const measured = ({ answers, seconds, p50, p99 }: Count, milliseconds: number): Measured => ({
  perSecond: answers / seconds,
  perProcessorSecond: (1000 * answers) / milliseconds,
  p50,
  p99,
})

/** The numbers that a server prints; it may greet us before. */
async function* numbersIn(output: NodeJS.ReadableStream): AsyncGenerator<number> {
  for await (const line of createInterface({ input: output })) if (/^[\d.]+$/u.test(line)) yield Number(line)
}

async function nextOf(numbers: AsyncGenerator<number>): Promise<number> {
  const { value, done } = await numbers.next()
  if (done) throw new Error('the server has ended')
  return value
}
