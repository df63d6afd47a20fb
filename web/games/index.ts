// The games on the shelf: what is known of each before its screen is loaded, and how to load it.

import { LEVELS } from '@backroom/bots/levels'
import { METAS } from '@backroom/games/loaders'
import type { Meta } from '@backroom/games/meta'
import type { GameScreen } from '../kit/screen.ts'
import { SCREENS } from './list.ts'

export interface Shelved extends Meta {
  /** Null: still being set up. */
  readonly screen: (() => Promise<GameScreen>) | null
}

export const SHELF: readonly Shelved[] = METAS.map((meta) => ({ ...meta, screen: SCREENS[meta.id] ?? null }))

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id)

/** The game for somebody who has not said which. */
export const FIRST_GAME = SHELF[0]?.id ?? ''

/** The bot for somebody who has not chosen: the one that forgives most. */
export const USUAL_LEVEL = LEVELS[0]
