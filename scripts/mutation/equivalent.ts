// Faults that change nothing anybody could notice: listed by hand in equivalent.json, each with its reason.

import list from './equivalent.json' with { type: 'json' }
import type { Mutant } from './plan.ts'

export interface Equivalent {
  readonly file: string
  /** The line on which it begins, without the spaces around it. */
  readonly code: string
  readonly original: string
  readonly mutated: string
  readonly reason: string
}

const LISTS: { readonly [game: string]: readonly Equivalent[] } = list

const sameAs =
  (one: Equivalent) =>
  ({ file, code, original, mutated }: Mutant): boolean =>
    one.file === file && one.code === code && one.original === original && one.mutated === mutated

/** Which mutants are listed, and which entries of the list fit none any more. */
export function equivalents(
  game: string,
  mutants: readonly Mutant[],
): { listed: ReadonlyMap<Mutant, Equivalent>; stale: readonly Equivalent[] } {
  const listed = new Map<Mutant, Equivalent>()
  const stale: Equivalent[] = []
  for (const one of LISTS[game] ?? []) {
    const found = mutants.filter(sameAs(one))
    for (const mutant of found) listed.set(mutant, one)
    if (found.length === 0) stale.push(one)
  }
  return { listed, stale }
}
