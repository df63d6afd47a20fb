// What all commands share: how they refuse, and whom one may talk to.

import type { Command, Reason, Refusal, Seat } from '@backroom/engine'
import type * as v from 'valibot'
import { blocked, notNow, reason as because } from '../asked.ts'
import type { Box } from '../components/box.ts'
import type { Events } from '../events.ts'
import { isPrivate } from '../rules/offers.ts'
import type { Audience, Nostra, Open } from '../state.ts'
import type { StepNames } from '../steps/names.ts'
import type { Args, CommandName } from './shapes.ts'

export type NostraCommand<Name extends CommandName> = Command<Nostra, Args<Name>, Box, StepNames, Events>

export const wrongShape = (rule: string): Refusal => ({
  code: 'wrongShape',
  ...because(rule, 'notUnderstood'),
})

/** The same for what somebody typed, which can be too long by a letter. */
export const unread = (rule: string, issues: readonly v.BaseIssue<unknown>[]): Refusal =>
  issues.some(({ message }) => message === 'tooLong')
    ? { code: 'wrongShape', ...because(rule, 'textTooLong') }
    : wrongShape(rule)

/** What keeps a deal from being made keeps the command from being given. */
export const blockedBy = (reason: Reason): Refusal => ({ code: 'blocked', ...reason })

/** LCN-R31: nothing of this while an order is carried out. */
export const PAUSED: Refusal = notNow('LCN-R31', 'orderAtWork')

/** Whom words may be addressed to. */
export function audienceProblem(
  open: Open,
  box: Box,
  seat: Seat,
  said: { readonly to: Audience; readonly aloud: boolean; readonly among?: readonly Seat[] },
): Refusal | null {
  const spokenTo = said.to === 'all' ? [] : [said.to, ...(said.among ?? [])]
  const isWrong = spokenTo.some((one) => one === seat || one >= open.seats.length)
  if (isWrong) return blocked('LCN-20.1', 'anotherPlayer')
  if (!box.privateTalk && isPrivate(said)) return blocked('LCN-R32', 'noPrivateTalk')
  return null
}
