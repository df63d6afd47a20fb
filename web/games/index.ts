// The games on the shelf: what is known of each before its screen is loaded, and how to load it.

import type { GameScreen } from '../kit/screen.ts'

export interface Shelved {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  /** The families one may choose. */
  readonly families: readonly string[]
  /** Null: still being set up. */
  readonly screen: (() => Promise<GameScreen>) | null
}

export const SHELF: readonly Shelved[] = [
  {
    id: 'corleone',
    players: { min: 2, max: 5 },
    families: ['marzullo', 'matarazzo', 'vitale', 'caccamo', 'pizzino'],
    screen: async () => (await import('./corleone/index.tsx')).screen,
  },
  { id: 'cosa-nostra', players: { min: 3, max: 5 }, families: [], screen: null },
  { id: 'speakeasy', players: { min: 1, max: 4 }, families: [], screen: null },
]

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id)

/** The levels of bots, the weakest first. */
export const LEVELS: readonly string[] = ['random', 'greedy']
