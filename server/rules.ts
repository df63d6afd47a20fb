// Whether a game goes by the rules that this server has.

import { GAMES } from '@backroom/games'
import { Refused } from './refused.ts'
import type { StoredTable } from './storage/storage.ts'

/** Whether it was begun under other rules than those of today: it can be listed, left and closed, but not played or shown. */
export const isOfOtherRules = ({ game, version, started }: StoredTable): boolean =>
  started !== null && GAMES[game]?.version !== version

export function mustBeOfOurRules(table: StoredTable): void {
  if (isOfOtherRules(table)) throw new Refused('otherVersion', { given: String(table.version) })
}
