// The command line called from a test: what it printed, and how it ended.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { backroom } from '../backroom.ts'
import type { Terminal } from '../terminal.ts'

export interface Called {
  readonly code: number
  readonly out: string
  readonly err: string
  /** The one object of `--json`. */
  json(): { readonly [field: string]: unknown }
}

/** Somebody at the keyboard: told what was printed since the last answer, they type a line, or null to leave. */
export type Typist = (printed: string) => string | null

interface Keyboard {
  readonly input: NodeJS.ReadableStream
  /** Called when the command waits for a line. */
  asked(printed: string): void
}

function keyboard(typed: readonly string[] | Typist): Keyboard {
  if (typeof typed !== 'function')
    return { input: Readable.from(typed.map((line) => `${line}\n`)), asked: () => {} }
  const input = new PassThrough()
  return {
    input,
    asked(printed) {
      const line = typed(printed)
      if (line === null) input.end()
      else input.write(`${line}\n`)
    },
  }
}

export async function call(argv: readonly string[], typed: readonly string[] | Typist = []): Promise<Called> {
  const { input, asked } = keyboard(typed)
  let [out, err, seen] = ['', '', 0]
  const write: Terminal['write'] = (text, to) => {
    if (to === 'err') err += text
    else out += text
    if (to !== 'out' || !out.endsWith('> ')) return
    asked(out.slice(seen))
    seen = out.length
  }
  const code = await backroom(argv, {
    out: (line) => write(`${line}\n`, 'out'),
    err: (line) => write(`${line}\n`, 'err'),
    write,
    input,
    outIsTty: false,
    errIsTty: false,
    env: {},
  })
  return { code, out, err, json: () => JSON.parse(out) }
}

/** A folder that is gone when the test is over. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'backroom-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

export function fileWith(text: string): string {
  const file = join(folder(), 'file.json')
  writeFileSync(file, text)
  return file
}
