// The law of replay: a record played again leads to the same position, byte for byte.

import { replay } from '../record.ts'
import { broken, byteDifference, bytesOf, type Moment, unlessThrown } from './law.ts'

const LAW = 'replay'

export const replayLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { game, record, bytes, play } = moment
    if (record.answers.length !== play.core.taken)
      return [broken(LAW, moment, `the record holds ${record.answers.length} answers`)]
    const again = bytesOf(replay(game, record))
    return again === bytes
      ? []
      : [broken(LAW, moment, `played again it differs at ${byteDifference(bytes, again)}`)]
  })

/** The same for the last answer alone, which is cheap enough to be asked of every one. */
export function onceMoreLaw(moment: Moment): string[] {
  const { before, bytes } = moment
  if (!before || before.bytes === bytes) return []
  const where = byteDifference(bytes, before.bytes)
  return [broken(LAW, moment, `${JSON.stringify(before.action)} given once more differs at ${where}`)]
}
