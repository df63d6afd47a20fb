// Why something was refused: the engine's reasons and those of the server, as data.

import { LINE_FAULTS, REFUSALS } from '@backroom/engine'
import * as v from 'valibot'

/** What the server itself refuses, beside what the rules of a game refuse. */
export const HOUSE_REFUSALS = [
  'malformed',
  ...LINE_FAULTS,
  'tooLarge',
  'tooFast',
  'tooSlow',
  'tooManySockets',
  'foreignOrigin',
  'nobody',
  'noSuchPath',
  'noSuchTable',
  'noSuchGame',
  'noSuchBot',
  'noSuchSeat',
  'badOptions',
  'seatTaken',
  'alreadySeated',
  'notSeated',
  'notHost',
  'tooManyTables',
  'keptPrivate',
  'banned',
  'muted',
  'noVote',
  'closed',
  'seatsEmpty',
  'alreadyStarted',
  'notStarted',
  'notOver',
  'notJoined',
  'notPledged',
  'ruleFault',
  'busy',
  'cannotWrite',
  'tooManyFromHere',
  'otherVersion',
  'outOfOrder',
] as const

export const REFUSAL_CODES = [...REFUSALS, ...HOUSE_REFUSALS] as const
export type AnyRefusalCode = (typeof REFUSAL_CODES)[number]

export const anyRefusal = v.object({
  code: v.picklist(REFUSAL_CODES),
  rule: v.optional(v.string()),
  /** The name of the sentence that explains it, in the game's texts. */
  why: v.optional(v.string()),
  /** What that sentence speaks of. */
  about: v.optional(v.custom<object>((about) => typeof about === 'object' && about !== null)),
  given: v.optional(v.string()),
  /** What is wrong with a message or with a table's options, path by path. */
  problems: v.optional(v.array(v.string())),
})
export type AnyRefusal = v.InferOutput<typeof anyRefusal>

/** The body of every HTTP answer that is not a success. */
export const refusedBody = v.object({ refusal: anyRefusal })
export type RefusedBody = v.InferOutput<typeof refusedBody>
