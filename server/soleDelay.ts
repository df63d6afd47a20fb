// When a question with a single answer is answered for a person (docs/decisions/0017-questions-with-one-answer.md).

import { randomInt } from 'node:crypto'
import type { Seat } from '@backroom/engine'
import type { Config } from './config.ts'
import type { StoredTable } from './storage/storage.ts'

/** After so many milliseconds, a while that tells nobody that it was so; null: not for them. */
export function soleDelay(
  { seats }: StoredTable,
  seat: Seat,
  people: readonly (string | null)[],
  { min, max }: Config['soleDelay'],
): number | null {
  const { person, away } = seats[seat] ?? { person: null, away: true }
  if (person === null || away) return null
  const alone =
    people.every((one) => one === person) &&
    seats.every((one) => one.person === null || one.person === person)
  return alone ? 0 : randomInt(min, max + 1)
}
