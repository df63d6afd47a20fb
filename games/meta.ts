// What is known of a game before any of it is loaded: the shelf, the forms, the lobby, the lists of server and command line
// are made from it, and so is the schema of the game's options. A meta file imports nothing but types.

import type { AnyGame, OptionInfo } from '@backroom/engine'

/** Languages that text can be written in. */
export const LANGUAGES = ['en', 'pl', 'cs', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** One that can be chosen for a seat. */
export interface FamilyMeta {
  readonly id: string
  /** Reaches AA on the ink of the house (`--ink`). */
  readonly colour: string
}

export interface Meta extends Pick<AnyGame, 'id' | 'code' | 'version' | 'players' | 'solo'> {
  readonly families: readonly FamilyMeta[]
  /** What a table can be set to. Seats choose their families by the one of the kind `bySeat`. */
  readonly options: readonly OptionInfo[]
  /** About how long a game takes: in all, or for each who sits at the table. */
  readonly minutes: { readonly count: number; readonly each: boolean }
  /** How much there is to learn, from 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** Languages with every sentence and every rule; the others are shown in English until they have theirs. */
  readonly languages: readonly Language[]
}

/** Whether a table can play with a corrected components file. */
export const takesFile = ({ options }: Pick<Meta, 'options'>): boolean =>
  options.some(({ kind }) => kind === 'file')

/** The option by which seats choose their families; null: nobody chooses. */
export const familyOption = ({ options }: Pick<Meta, 'options'>): string | null =>
  options.find(({ kind }) => kind === 'bySeat')?.name ?? null
