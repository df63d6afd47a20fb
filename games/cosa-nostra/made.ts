// Options are the same objects every time: a turn has up to a hundred of them, and bots take millions of turns.

import type { Option } from '@backroom/engine'

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
export type Pass = Option & { readonly id: 'pass' }
export const PASS: Pass = { id: 'pass', say: 'pass' }
export type None = Option & { readonly id: 'none' }
export const NONE: None = { id: 'none', say: 'none' }
