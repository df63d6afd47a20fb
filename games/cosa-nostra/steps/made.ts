// Options are the same objects every time: a turn has up to a hundred of them, and bots take millions of turns.

import { type OnePrompt, type Option, pickOne, type Seat } from '@backroom/engine'

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
const PASS_ONLY: Pass[] = [PASS]
/** LCN-R26: the question to somebody who has said beforehand to pass: it counts as answered when it is asked. */
export const passes = (seat: Seat, key: string, rule: string, about: object): OnePrompt<Pass> =>
  pickOne(seat, key, rule, PASS_ONLY, { about, auto: true })
export type None = Option & { readonly id: 'none' }
export const NONE: None = { id: 'none', say: 'none' }
