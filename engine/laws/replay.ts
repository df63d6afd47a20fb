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
