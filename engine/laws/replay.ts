// The law of replay: a record played again leads to the same position, byte for byte.

import { sameJson } from '../json.ts'
import { replay } from '../record.ts'
import { broken, difference, type Moment, unlessThrown } from './law.ts'

const LAW = 'replay'

export const replayLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { game, record, core, play } = moment
    if (record.answers.length !== play.core.taken)
      return [broken(LAW, moment, `the record holds ${record.answers.length} answers`)]
    const again = replay(game, record).core
    return sameJson(core, again)
      ? []
      : [broken(LAW, moment, `played again it differs at ${difference(core, again)}`)]
  })

/** The same for the last answer alone, which is cheap enough to be asked of every one. */
export function onceMoreLaw(moment: Moment): string[] {
  const { before, core } = moment
  if (!before || sameJson(core, before.core)) return []
  const where = difference(core, before.core)
  return [broken(LAW, moment, `${JSON.stringify(before.action)} given once more differs at ${where}`)]
}
