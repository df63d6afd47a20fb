// By which rules a table goes on: those it began with, whatever the rules of today are.

import type { AnyGame } from '@backroom/engine'
import { hasRules, loadRules } from '@backroom/games/loaders'
import { Refused } from './refused.ts'
import type { StoredTable } from './storage/storage.ts'

/** Whether it was begun by rules that this server does not have: a newer one wrote it. It can be listed, left and closed. */
export const isOfOtherRules = ({ game, version, started }: StoredTable): boolean =>
  started !== null && !hasRules(game, version)

export function mustBeOfOurRules(table: StoredTable): void {
  if (isOfOtherRules(table)) throw new Refused('otherVersion', { given: String(table.version) })
}

/** The rules by which this table plays. */
export async function rulesOf({ game, version }: Pick<StoredTable, 'game' | 'version'>): Promise<AnyGame> {
  const rules = await loadRules(game, version)
  if (!rules) throw new Error(`there are no rules of ${game} ${version}`)
  return rules
}
