// The games by name after an update: what `games/index.ts` would be with a changed rule in each.

import type { AnyGame } from '@backroom/engine'
import { GAMES as SHIPPED } from '../../index.ts'
import { changed } from './changed.ts'

export * from '../../index.ts'

export const GAMES: { readonly [id: string]: AnyGame } = Object.fromEntries(
  Object.entries(SHIPPED).map(([id, game]) => [id, changed(game)]),
)
