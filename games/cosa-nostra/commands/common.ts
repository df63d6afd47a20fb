// What all commands share: how they refuse, whom one may talk to, and how much.

import type { Command, Refusal, Seat } from '@backroom/engine'
import * as v from 'valibot'
import type { Box } from '../box.ts'
import { isPrivate, type Problem } from '../offers.ts'
import type { Audience, Nostra } from '../state.ts'

export type NostraCommand<Args> = Command<Nostra, Args, Box>

/** Offers and words of one seat in one turn: a table that only talks never ends. */
export const MOST_TALK = 12
const MOST_LETTERS = 280

export const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS))
export const name = v.pipe(v.string(), v.maxLength(40))
export const audience = v.union([
  v.literal('all'),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
])

export const wrongShape = (rule: string): Refusal => ({ code: 'wrongShape', rule, why: 'notUnderstood' })

export const blockedBy = ({ rule, why, given }: Problem): Refusal => ({
  code: 'blocked',
  rule,
  why,
  ...(given === undefined ? {} : { given }),
})

export const TALKED_ENOUGH: Refusal = { code: 'notNow', rule: 'LCN-R32', why: 'talkedEnough' }

/** LCN-R31: nothing of this while an order is carried out. */
export const PAUSED: Refusal = { code: 'notNow', rule: 'LCN-R31', why: 'orderAtWork' }

/** Whom words may be addressed to. */
export function audienceProblem(
  state: Nostra,
  box: Box,
  seat: Seat,
  said: { readonly to: Audience; readonly aloud: boolean },
): Refusal | null {
  if (said.to === seat || (said.to !== 'all' && said.to >= state.seats.length))
    return blockedBy({ rule: 'LCN-20.1', why: 'anotherPlayer', given: String(said.to) })
  if (!box.privateTalk && isPrivate(said)) return blockedBy({ rule: 'LCN-R32', why: 'noPrivateTalk' })
  return (state.talk[seat] ?? 0) >= MOST_TALK ? TALKED_ENOUGH : null
}
