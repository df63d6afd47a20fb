// The terminal that a command speaks to, and its colours.

import { styleText } from 'node:util'

export interface Terminal {
  out(line: string): void
  err(line: string): void
  /** Text without a line end, for questions and the progress bar. */
  write(text: string, to: 'out' | 'err'): void
  readonly input: NodeJS.ReadableStream
  readonly outIsTty: boolean
  readonly errIsTty: boolean
  readonly env: { readonly [name: string]: string | undefined }
}

export const processTerminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  write: (text, to) => process[to === 'out' ? 'stdout' : 'stderr'].write(text),
  input: process.stdin,
  outIsTty: process.stdout.isTTY,
  errIsTty: process.stderr.isTTY,
  env: process.env,
}

type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: string) => string

/** Colours only where somebody looks and has not asked for none (no-color.org). */
export const painter = ({ outIsTty, env }: Terminal): Paint =>
  outIsTty && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_style, text) => text

/** A bar on stderr for work that takes longer than a moment; nothing where nobody looks. */
export class Progress {
  readonly #terminal: Terminal
  readonly #all: number
  readonly #begun = performance.now()
  #shown = 0

  constructor(terminal: Terminal, all: number) {
    this.#terminal = terminal
    this.#all = all
  }

  at(done: number): void {
    if (!this.#terminal.errIsTty) return
    const now = performance.now()
    if (now - this.#begun < 1000 || now - this.#shown < 100) return
    this.#shown = now
    const filled = Math.round((30 * done) / this.#all)
    this.#terminal.write(`\r[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${this.#all}`, 'err')
  }

  end(): void {
    if (this.#shown > 0) this.#terminal.write(`\r${' '.repeat(60)}\r`, 'err')
  }
}
