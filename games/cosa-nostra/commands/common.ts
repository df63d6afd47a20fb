// What all commands share: how they refuse, and whom one may talk to.

import type { Command, Refusal, Seat } from '@backroom/engine'
import type * as v from 'valibot'
import type { Box } from '../components/box.ts'
import type { Events } from '../events.ts'
import { isPrivate, type Problem } from '../rules/offers.ts'
import type { Audience, Nostra, Open } from '../state.ts'
import type { StepNames } from '../steps/names.ts'
import type { Args, CommandName } from './shapes.ts'

export type NostraCommand<Name extends CommandName> = Command<Nostra, Args<Name>, Box, StepNames, Events>

export const wrongShape = (rule: string): Refusal => ({ code: 'wrongShape', rule, why: 'notUnderstood' })

/** The same for what somebody typed, which can be too long by a letter. */
export const unread = (rule: string, issues: readonly v.BaseIssue<unknown>[]): Refusal =>
  issues.some(({ message }) => message === 'tooLong')
    ? { code: 'wrongShape', rule, why: 'textTooLong' }
    : wrongShape(rule)

export const blockedBy = ({ rule, why, given }: Problem): Refusal => ({
  code: 'blocked',
  rule,
  why,
  ...(given === undefined ? {} : { given }),
})

/** LCN-R31: nothing of this while an order is carried out. */
export const PAUSED: Refusal = { code: 'notNow', rule: 'LCN-R31', why: 'orderAtWork' }

/** Whom words may be addressed to. */
export function audienceProblem(
  open: Open,
  box: Box,
  seat: Seat,
  said: { readonly to: Audience; readonly aloud: boolean; readonly among?: readonly Seat[] },
): Refusal | null {
  const spokenTo = said.to === 'all' ? [] : [said.to, ...(said.among ?? [])]
  const wrong = spokenTo.find((one) => one === seat || one >= open.seats.length)
  if (wrong !== undefined) return blockedBy({ rule: 'LCN-20.1', why: 'anotherPlayer', given: String(wrong) })
  if (!box.privateTalk && isPrivate(said)) return blockedBy({ rule: 'LCN-R32', why: 'noPrivateTalk' })
  return null
}
