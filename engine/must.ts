// Looking up what must be there.

import { GameFault } from './game.ts'

/** What must be there; a name that leads nowhere is a fault of ours, not of the player's. */
export function must<T>(map: { readonly [id: string]: T }, id: string): T {
  const found = map[id]
  if (found === undefined) throw new GameFault(`nothing is called ${id}`)
  return found
}
