// How a table of each game was set up last, so that the form begins there.

import { characterOf, levelOf, LEVELS } from '@backroom/bots/levels'
import type { Shelved } from '../games/index.ts'
import { type Chair, type Chosen, counts, type Mode, MODES } from './chairs.ts'
import { type Setting, settingsOf } from './settings.ts'

export interface Form {
  readonly mode: Mode
  readonly chairs: readonly Chair[]
  readonly chosen: Chosen
}

const keyOf = (game: string): string => `backroom:form:${game}`

export function rememberForm(game: string, form: Form): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(form))
  } catch {
    // The form begins as usual next time.
  }
}

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isChair = (value: unknown, game: Shelved): value is Chair =>
  isObject(value) &&
  (value['kind'] === 'person' || value['kind'] === 'bot') &&
  typeof value['name'] === 'string' &&
  typeof value['bot'] === 'string' &&
  LEVELS.some((level) => level === levelOf(`${value['bot']}`)) &&
  characterOf(`${value['bot']}`) !== null &&
  (value['family'] === '' || game.families.some(({ id }) => id === value['family']))

const isValue = (value: unknown, { values }: Setting): value is Setting['values'][number] =>
  values.some((one) => one === value)

/** Null: it was never set up here, or not as it can be set up now. */
export function lastForm(game: Shelved): Form | null {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null')
  } catch {
    return null
  }
  if (!isObject(kept) || !Array.isArray(kept['chairs']) || !isObject(kept['chosen'])) return null
  const { chairs, chosen } = kept
  const mode = MODES.find((one) => one === kept['mode'])
  if (!mode || !counts(game).includes(chairs.length)) return null
  const known = chairs.filter((chair): chair is Chair => isChair(chair, game))
  if (known.length < chairs.length) return null
  const settings = settingsOf(game).flatMap((setting): [string, Setting['values'][number]][] => {
    const value = chosen[setting.id]
    return isValue(value, setting) ? [[setting.id, value]] : []
  })
  return { mode, chairs: known, chosen: Object.fromEntries(settings) }
}
