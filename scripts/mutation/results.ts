// Verdicts of earlier runs, kept in .mutation/: each is good for as long as nothing has changed that it rests on.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './plan.ts'

export type Verdict = 'killed' | 'timeout' | 'survived' | 'uncovered'

export interface Kept {
  readonly key: string
  readonly verdict: Verdict
  /** The test that noticed it: file and name. */
  readonly by: string | null
  /** A hash over everything that the verdict rests on. */
  readonly rests: string
}

export const FOLDER = join(ROOT, '.mutation')

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'verdict' in value && 'rests' in value

/** A line for every verdict, written when it is known: whoever stops the run loses nothing. */
export class Results {
  readonly #file: string
  readonly #known = new Map<string, Kept>()

  constructor(game: string, fresh: boolean) {
    mkdirSync(FOLDER, { recursive: true })
    this.#file = join(FOLDER, `${game}.jsonl`)
    if (fresh || !existsSync(this.#file)) return
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const kept = readLine(line)
      if (kept) this.#known.set(kept.key, kept)
    }
  }

  get(key: string): Kept | undefined {
    return this.#known.get(key)
  }

  add(kept: Kept): void {
    this.#known.set(kept.key, kept)
    appendFileSync(this.#file, `${JSON.stringify(kept)}\n`)
  }

  /** Writes the file anew with the faults that there still are. */
  keepOnly(keys: ReadonlySet<string>): void {
    const lines = [...this.#known.values()]
      .filter(({ key }) => keys.has(key))
      .map((kept) => JSON.stringify(kept))
    writeFileSync(this.#file, lines.map((line) => `${line}\n`).join(''))
  }
}

/** The last line may have been cut short. */
function readLine(line: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(line)
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}
