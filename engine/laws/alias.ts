// The law of copies: a copy shares nothing with the game it was made from, now or later.

import type { Core } from '../core.ts'
import { sameJson } from '../json.ts'
import { take } from '../record.ts'
import { broken, type Moment, playOn, twins, unlessThrown } from './law.ts'

const LAW = 'no alias'

function* objectsIn(value: unknown, path: string): Generator<[object, string]> {
  if (typeof value !== 'object' || value === null) return
  yield [value, path]
  for (const [key, item] of Object.entries(value)) yield* objectsIn(item, `${path}.${key}`)
}

/** The path of an object that stands in both. */
function shared(one: Core, other: Core): string | null {
  const known = new Set<object>()
  for (const [found] of objectsIn(one, 'core')) known.add(found)
  for (const [found, path] of objectsIn(other, 'core')) if (known.has(found)) return path
  return null
}

export const aliasLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { play, core, random } = moment
    const copy = play.copy()
    const both = shared(play.core, copy.core)
    if (both !== null) return [broken(LAW, moment, `a copy shares ${both} with its parent`)]
    if (!sameJson(copy.core, core)) return [broken(LAW, moment, 'a copy is not equal to its parent')]
    if (play.core.over) return []
    // Two copies that are given the same answer must not meet in a piece of the prompt or of the box.
    const twin = play.copy()
    const [luck] = twins(random)
    for (const action of playOn(copy, luck)) take(twin, action)
    const met = shared(copy.core, twin.core)
    if (met !== null) return [broken(LAW, moment, `two copies given the same answer share ${met}`)]
    return sameJson(play.core, core) ? [] : [broken(LAW, moment, 'playing on with a copy changed its parent')]
  })
