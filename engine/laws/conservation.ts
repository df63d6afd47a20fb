// The law of conservation: every component is somewhere, at every waiting point, in the real game and in a redealt one.

import type { Viewer } from '../event.ts'
import type { Play } from '../play.ts'
import { broken, difference, type Moment } from './law.ts'

const LAW = 'conservation'

export type Counts = { readonly [component: string]: number }

export const tallyOf = (play: Play): Counts => play.game.tally(play.core.state, play.box)

export const sameCounts = (one: Counts, other: Counts): boolean => {
  const components = Object.keys(one)
  if (components.length !== Object.keys(other).length) return false
  for (const component of components) if (one[component] !== other[component]) return false
  return true
}

/** `play` is the real game, or one redealt for the viewer. */
export function conservationLaw(
  moment: Moment,
  atFirst: Counts,
  play: Play = moment.play,
  viewer?: Viewer,
): string[] {
  const now = tallyOf(play)
  if (sameCounts(now, atFirst)) return []
  const what = `the components differ at ${difference(atFirst, now)}`
  return [broken(LAW, moment, viewer === undefined ? what : `redealt, ${what}`, viewer)]
}
