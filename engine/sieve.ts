// Where a step decides what may be picked: each candidate goes through the sieve once, and is offered or blocked.
// One place decides both, so that nothing can be offered and blocked, or neither by mistake.

import type { Blocked, Option, Reason, Seat } from './prompt.ts'

export class Sieve {
  /** Whether anybody wants the reasons; what can never be picked here need not be looked at otherwise. */
  readonly asking: boolean
  readonly blocked: Blocked[] = []
  readonly #seat: Seat | null

  /** For the seat that wants to know why; without one nobody does. */
  constructor(seat: Seat | null = null) {
    this.#seat = seat
    this.asking = seat !== null
  }

  /** The sieve for one of several seats that are asked at once: reasons are for the one who wants them. */
  of(seat: Seat): Sieve {
    return seat === this.#seat ? this : SILENT
  }

  /** Offers the option, or blocks it for the reason given. */
  put<O extends Option>(options: O[], option: O, reason: Reason | null): void {
    if (reason === null) options.push(option)
    else if (this.asking) this.not(option, reason)
  }

  /** Those candidates that nothing speaks against, as options. */
  sift<C, O extends Option>(
    candidates: Iterable<C>,
    reason: (candidate: C) => Reason | null,
    option: (candidate: C) => O,
  ): O[] {
    const options: O[] = []
    for (const candidate of candidates) {
      const why = reason(candidate)
      if (why === null || this.asking) this.put(options, option(candidate), why)
    }
    return options
  }

  /** Something that is never offered here, although somebody might look for it. */
  not(option: Option, { rule, why, about }: Reason): void {
    if (this.asking) this.blocked.push({ id: option.id, option, rule, why, ...(about && { about }) })
  }
}

/** The sieve for everybody who only wants to know what may be picked. */
export const SILENT = new Sieve()
