// Options are the same objects every time: a turn has up to a hundred of them, and bots take millions of turns.

import type { OptionOn } from '../asked.ts'

/** Makes what it is asked for once, and remembers it. */
export class Made<T> {
  readonly #known = new Map<string, T>()
  readonly #make: (key: string) => T

  constructor(make: (key: string) => T) {
    this.#make = make
  }

  get(key: string): T {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made = this.#make(key)
    this.#known.set(key, made)
    return made
  }
}

/** The answer that leaves things as they are. */
export const PASS: OptionOn<'pass'> = { id: 'pass', say: 'pass' }
/** LCN-R26: all that is offered to somebody who has said beforehand to pass: it counts as answered when it is asked. */
export const PASS_ONLY: readonly OptionOn<'pass'>[] = [PASS]
export const NONE: OptionOn<'none'> = { id: 'none', say: 'none' }
