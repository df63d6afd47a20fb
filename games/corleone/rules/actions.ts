// What may be done in a turn of Family Business, and what may not. COR-7.2.

import type { Seat, Sieve } from '@backroom/engine'
import { reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import {
  type ActionOption,
  handJobOption,
  memberOptions,
  openJobOptions,
  PASS,
  playAllyOption,
  playedAllyOption,
  rowAllyOption,
  SKIP,
  thugOption,
} from '../offered.ts'
import { type Corleone, familyOf, must, type Open } from '../state.ts'
import { isAlly, isJob, type JobId } from '../words.ts'
import { goodsAmong, missingFor } from './goods.ts'
import { cardsOf } from './hand.ts'

/** COR-7.12, 7.13: whether the goods in hand, narcotics included, are enough. */
export const canPay = (state: Corleone, box: Box, seat: Seat, job: JobId): boolean =>
  missingFor(must(box.job, job), goodsAmong(cardsOf(state, seat))).length === 0

const FRONT_TAKEN = reason('COR-7.8', 'frontTaken')
const NO_THUG_LEFT = reason('COR-7.7', 'noThugLeft')
const SPACE_TAKEN = reason('COR-7.9', 'spaceTaken')
const NO_MEMBER_LEFT = reason('COR-7.9', 'noMemberLeft')
const SPACE_NOT_USED = reason('COR-4.8', 'spaceNotUsed')
const GOODS_MISSING = reason('COR-7.12', 'goodsMissing')
const ALLY_PLAYED = reason('COR-7.19', 'allyPlayed')
const ALLY_NOT_IN_HAND = reason('COR-7.18', 'allyNotInHand')
const NO_PASSING = reason('COR-7.3', 'noPassing')

/** COR-7.7: an unplayed thug on any empty front. */
function addThugs(open: Open, seat: Seat, options: ActionOption[], sieve: Sieve): void {
  const none = familyOf(open, seat).thugs.length > 0 ? null : NO_THUG_LEFT
  if (none && !sieve.asking) return
  for (const business in open.onFront)
    sieve.put(options, thugOption(business), open.onFront[business] === null ? none : FRONT_TAKEN)
}

/** COR-7.9: an unplayed family member on any empty family space. Without one the Don stands for all of them. */
function addMembers(open: Open, box: Box, seat: Seat, options: ActionOption[], sieve: Sieve): void {
  const { family, members: unplayed } = familyOf(open, seat)
  const none = unplayed.length > 0 ? null : NO_MEMBER_LEFT
  if (none && !sieve.asking) return
  for (const figure of none ? [`${family}-don`] : unplayed) {
    const optionAt = memberOptions(figure)
    for (const space in open.onSpace)
      sieve.put(options, optionAt(space), open.onSpace[space] === null ? none : SPACE_TAKEN)
    if (sieve.asking) for (const space of box.unusedSpaces) sieve.not(optionAt(space.id), SPACE_NOT_USED)
  }
}

/** COR-7.11, 7.18: jobs that can be paid, allies in hand. */
function addCardActions(state: Corleone, box: Box, seat: Seat, options: ActionOption[], sieve: Sieve): void {
  const { open } = state
  const hand = cardsOf(state, seat)
  const goods = goodsAmong(hand)
  const missing = (job: JobId) => (missingFor(must(box.job, job), goods).length === 0 ? null : GOODS_MISSING)
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? ''
    if (isAlly(card)) options.push(playAllyOption(card))
    else if (isJob(card) && hand.indexOf(card) === i) sieve.put(options, handJobOption(card), missing(card))
  }
  for (let slot = 0; slot < open.openJobs.length; slot++) {
    const job = open.openJobs[slot]
    if (job) sieve.put(options, openJobOptions(slot)(job), missing(job))
  }
  if (!sieve.asking) return
  for (const ally of familyOf(open, seat).played) sieve.not(playedAllyOption(ally), ALLY_PLAYED)
  for (const ally of open.allyRow) sieve.not(rowAllyOption(ally), ALLY_NOT_IN_HAND)
}

/** COR-7.2: one action; COR-7.3: no passing; COR-R11: a turn without any legal action is skipped. */
export function actions(state: Corleone, box: Box, seat: Seat, sieve: Sieve): ActionOption[] {
  const options: ActionOption[] = []
  addThugs(state.open, seat, options, sieve)
  addMembers(state.open, box, seat, options, sieve)
  addCardActions(state, box, seat, options, sieve)
  sieve.not(PASS, NO_PASSING)
  return options.length > 0 ? options : [SKIP]
}
