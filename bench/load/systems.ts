// The systems that are loaded, ours and the yardsticks: each is a server in one process and its guests in another.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Measured } from './meter.ts'

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
  readonly files: { readonly [name: string]: object }
  readonly server: string
  readonly guests: string
}

const ROOT = join(import.meta.dirname, '..', '..')
const ENV = { ...process.env, NODE_ENV: 'production' }
const PATIENCE_MS = 120_000

export const ours: System = {
  name: 'Backroom',
  server: join(import.meta.dirname, 'house.ts'),
  guests: join(import.meta.dirname, 'guests.ts'),
}

/** Installs a yardstick into a folder of its own; a text says why it could not be done. */
export function install(
  name: string,
  { folder, manifest, seen, files, server, guests }: Yardstick,
): System | string {
  const to = join(ROOT, '.bench', folder)
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'package.json'), JSON.stringify(manifest))
  for (const [file, content] of Object.entries(files)) writeFileSync(join(to, file), JSON.stringify(content))
  for (const script of [server, guests])
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
  const house = spawn(process.execPath, [server], { env: ENV, stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    const port = await firstNumber(house.stdout)
    const load = spawn(process.execPath, [guests, port], {
      env: ENV,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: PATIENCE_MS,
    })
    let said = ''
    load.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    await once(load, 'close')
    if (said === '') throw new Error(`${guests} measured nothing`)
    return JSON.parse(said) as Measured
  } finally {
    const gone = once(house, 'exit')
    house.stdin.end()
    if (house.exitCode === null) await gone
  }
}

/** A server may greet us before it tells its port. */
async function firstNumber(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) if (/^\d+$/u.test(line)) return line
  throw new Error('the server ended before it told its port')
}
