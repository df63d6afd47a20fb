// Options that are the same objects every time: a turn has dozens of them, and bots take millions of turns.

import type { Option } from '@backroom/engine'

export class Made<O extends Option> {
  readonly #known = new Map<string | number, O>()
  readonly #make: (key: string) => O

  constructor(make: (key: string) => O) {
    this.#make = make
  }

  get(key: string | number): O {
    const known = this.#known.get(key)
    if (known) return known
    const made = this.#make(String(key))
    this.#known.set(key, made)
    return made
  }
}

export type None = Option & { readonly id: 'none' }
/** Leaving an effect out, where the rules let one. */
export const NONE: None = { id: 'none', say: 'none' }
export const isNone = (option: Option): option is None => option.id === 'none'

export type Stop = Option & { readonly id: 'stop' }
/** Being done with something that could go on. */
export const STOP: Stop = { id: 'stop', say: 'stop' }
