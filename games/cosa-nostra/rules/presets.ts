// "Pass unless …": who lets a reaction pass without being asked, by public facts alone. LCN-R26.

import type { Seat } from '@backroom/engine'
import { isSeatName } from '../../seats.ts'
import { type Box, resultOf } from '../components/box.ts'
import { wordOf } from '../effects/vocabulary.ts'
import { targetOwner } from './orders.ts'
import { type Execution, must, type Nostra, type NostraTable, type Open, type Unless } from '../state.ts'
import { isGangster, type Reaction, type TargetId } from '../words.ts'

/** What everybody can see of the thing that is reacted to. */
export interface Facts {
  /** Dollars; null: somebody's life or work, which has no price. */
  readonly atStake: number | null
  /** Whose card is to be harmed, or whose turn comes. */
  readonly rival: Seat | null
  readonly murder: boolean
}

const wantsToBeAsked = (unless: Unless, seat: Seat, { atStake, rival, murder }: Facts): boolean =>
  (unless.least === undefined || atStake === null || atStake >= unless.least) &&
  (unless.own === undefined || rival === seat) &&
  (unless.murder === undefined || murder) &&
  (unless.rivals === undefined || (rival !== null && unless.rivals.includes(rival)))

/** Of those whom the window asks, the seats that count as having passed; it stays so while the window is open. */
export function passing(
  state: Nostra,
  reaction: Reaction,
  asked: readonly Seat[],
  facts: () => Facts,
  table: NostraTable,
): Seat[] {
  const seats: Seat[] = []
  let known: Facts | null = null
  for (const seat of asked) {
    const preset = state.secret.standing[seat]?.[reaction]
    if (!preset) continue
    known ??= facts()
    if (preset.unless === null || !wantsToBeAsked(preset.unless, seat, known)) seats.push(seat)
  }
  // That they are not waited for is seen by all, and was known to nobody.
  if (seats.length > 0) table.shown()
  return seats
}

/** What a successful Attack would take from its target player. */
export function atStake(open: Open, box: Box, attack: Execution): number | null {
  const { target, order, successes } = attack
  if (target === null || isGangster(target)) return null
  if (!isSeatName(target)) return must(box.business, target).price
  let sum = 0
  const profit = open.executions.at(-2)?.profit ?? 0
  for (const effect of resultOf(must(box.order, order), successes) ?? [])
    sum += wordOf(effect).atStake?.(effect, profit) ?? 0
  return sum
}

/** Whose loss a Doctor could prevent. */
export const harmFacts = (open: Open, victim: TargetId, how: 'murder' | 'deactivate'): Facts => ({
  atStake: null,
  rival: targetOwner(open, victim),
  murder: how === 'murder',
})

/** Presets for the round end with it. */
export function forgetPresets(state: Nostra): void {
  for (const presets of state.secret.standing)
    for (const reaction of Object.keys(presets) as Reaction[])
      if (presets[reaction]?.pass === 'round') delete presets[reaction]
}
