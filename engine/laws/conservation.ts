// The law of conservation: every component is somewhere, at every waiting point, in the real game and in a redealt one.

import type { Viewer } from '../event.ts'
import { canonicalJson } from '../json.ts'
import type { Play } from '../play.ts'
import { broken, difference, type Moment } from './law.ts'

const LAW = 'conservation'

export const tallyOf = (play: Play): { readonly [component: string]: number } =>
  play.game.tally(play.core.state, play.box)

/** `play` is the real game, or one redealt for the viewer. */
export function conservationLaw(
  moment: Moment,
  atFirst: { readonly [component: string]: number },
  play: Play = moment.play,
  viewer?: Viewer,
): string[] {
  const now = tallyOf(play)
  if (canonicalJson(now) === canonicalJson(atFirst)) return []
  const what = `the components differ at ${difference(atFirst, now)}`
  return [broken(LAW, moment, viewer === undefined ? what : `redealt, ${what}`, viewer)]
}
