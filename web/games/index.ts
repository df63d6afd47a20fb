// The games on the shelf: what is known of each before its screen is loaded, and how to load it.

import type { GameScreen } from '../kit/screen.ts'

/** Something that a table can be set to: an option of the game with its values, the usual one first. */
export interface Setting {
  readonly id: string
  readonly values: readonly (string | number | boolean)[]
  /** The option of the game that lists what is switched on, where this is one item of such a list. */
  readonly listedIn?: string
}

const variant = (id: string): Setting => ({ id, values: [false, true], listedIn: 'variants' })

export interface Shelved {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  /** The families one may choose, and the option of the game that says who has which. */
  readonly families: readonly string[]
  readonly seatsBy: 'families' | 'colors'
  readonly settings: readonly Setting[]
  /** The game has rules for one person alone among bots, and wants to know which seat is theirs. */
  readonly solo?: true
  /** Null: still being set up. */
  readonly screen: (() => Promise<GameScreen>) | null
}

export const SHELF: readonly Shelved[] = [
  {
    id: 'corleone',
    players: { min: 2, max: 5 },
    families: ['marzullo', 'matarazzo', 'vitale', 'caccamo', 'pizzino'],
    seatsBy: 'families',
    settings: [],
    screen: async () => (await import('./corleone/index.tsx')).screen,
  },
  {
    id: 'cosa-nostra',
    players: { min: 3, max: 5 },
    families: ['blundetto', 'dimaggio', 'calmuti', 'laserva', 'caruso'],
    seatsBy: 'families',
    settings: [
      variant('shortGame'),
      variant('doublePlanning'),
      variant('turnBoundSpying'),
      variant('freeInfluence'),
      variant('topEarnerBonus'),
      variant('robberyOnRobbery'),
      { id: 'firstGame', values: [false, true] },
      { id: 'privateTalk', values: [true, false] },
      { id: 'pace', values: ['normal', 'quick', 'slow'] },
      { id: 'planningSeconds', values: [0, 60, 30, 120, 300] },
    ],
    screen: async () => (await import('./cosa-nostra/index.tsx')).screen,
  },
  {
    id: 'speakeasy',
    players: { min: 2, max: 4 },
    families: ['yellow', 'blue', 'green', 'purple'],
    seatsBy: 'colors',
    settings: [{ id: 'rebuildStill', values: [false, true] }],
    solo: true,
    screen: async () => (await import('./speakeasy/index.tsx')).screen,
  },
]

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id)

/** The levels of bots, the weakest first. */
export const LEVELS: readonly string[] = ['random', 'greedy']
