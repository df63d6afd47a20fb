// The law of reloading: a game that was saved and loaded asks the same and goes on alike.

import type { Core } from '../core.ts'
import { sameJson } from '../json.ts'
import { resumeFrom, take } from '../record.ts'
import { broken, difference, type Moment, playOn, twins, unlessThrown } from './law.ts'

const LAW = 'reload'

/** Where data is not plain: JSON would lose or change it. */
export function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path
  if (typeof value !== 'object') return path
  const isList = Array.isArray(value)
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return path
  if (isList && Object.keys(value).length !== value.length) return path
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

export const reloadLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { game, play, record, random } = moment
    const odd = notPlain(play.core, 'core')
    if (odd !== null) return [broken(LAW, moment, `${odd} is not plain data`)]
    const core: Core = JSON.parse(JSON.stringify(moment.core))
    const loaded = resumeFrom(game, play.seats, record.options, core)
    if (!sameJson(loaded.core, moment.core))
      return [broken(LAW, moment, `loaded it differs at ${difference(moment.core, loaded.core)}`)]
    if (!sameJson(loaded.prompts, play.prompts))
      return [broken(LAW, moment, `loaded it asks otherwise at ${difference(play.prompts, loaded.prompts)}`)]
    if (play.core.over) return []
    const kept = play.copy().listen()
    loaded.listen()
    const [luck] = twins(random)
    for (const action of playOn(kept, luck)) take(loaded, action)
    if (!sameJson(kept.core, loaded.core))
      return [broken(LAW, moment, `it goes on otherwise at ${difference(kept.core, loaded.core)}`)]
    const [told, toldLoaded] = [kept.takeTold(), loaded.takeTold()]
    return sameJson(told, toldLoaded)
      ? []
      : [broken(LAW, moment, `it tells otherwise at ${difference(told, toldLoaded)}`)]
  })
