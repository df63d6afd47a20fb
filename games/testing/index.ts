// The games by name with Thimblerig added: what `games/index.ts` would be with a fourth game.

import type { AnyGame } from '@backroom/engine'
import { GAMES as SHIPPED } from '../index.ts'
import { thimble } from './thimble/index.ts'

export * from '../index.ts'

export const GAMES: { readonly [id: string]: AnyGame } = { ...SHIPPED, thimble }
