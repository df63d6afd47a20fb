// A new table on paper: who will sit where, what is set, and the game's options that follow from it.

import { botOf, CHARACTERS } from '@backroom/bots/levels'
import type { Json } from '@backroom/engine'
import { familyOption } from '@backroom/games/meta'
import { type Shelved, USUAL_LEVEL } from '../games/index.ts'
import { type Setting, settingsOf } from './settings.ts'

export const MODES = ['solo', 'hotseat', 'online'] as const
export type Mode = (typeof MODES)[number]

export interface Chair {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly bot: string
  readonly family: string
}

/** The values that differ from the usual ones, by the setting's id. */
export type Chosen = { readonly [setting: string]: Setting['values'][number] }

/** The chairs of a new table in this mode. */
export function chairsFor(mode: Mode, count: number, name: string): Chair[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 || mode !== 'solo' ? 'person' : 'bot',
    name: seat === 0 ? name : '',
    bot: botOf(USUAL_LEVEL, Object.keys(CHARACTERS)[seat] ?? ''),
    family: '',
  }))
}

/** How many families may sit down. */
export const counts = ({ players: { min, max } }: Shelved): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** The game's options: the families that somebody asked for, what was set otherwise than usual, values of one's own. */
export function optionsOf(game: Shelved, chairs: readonly Chair[], chosen: Chosen, components?: Json): Json {
  const options: { [option: string]: Json } = {}
  const families = chairs.map(({ family }) => (family === '' ? null : family))
  const chosenBy = familyOption(game)
  if (chosenBy !== null && families.some((family) => family !== null)) options[chosenBy] = families
  for (const { id, values, listedIn } of settingsOf(game)) {
    const value = chosen[id] ?? values[0] ?? false
    if (value === values[0]) continue
    if (listedIn === undefined) options[id] = value
    else options[listedIn] = [...((options[listedIn] as readonly Json[] | undefined) ?? []), id]
  }
  if (components !== undefined) options.components = components
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  // SPK-29.7: who plays alone against bots has to win alone.
  if (game.solo && people.length === 1) options.solo = people[0] ?? 0
  return options
}
