// Murder and deactivation, and the Doctor at the last moment. LCN-16.9 to 16.13, LCN-24.13, LCN-R27, LCN-R59.

import type { Seat } from '@backroom/engine'
import { ask, type OptionOn, reason } from '../asked.ts'
import { deactivateBusiness, removeBusiness } from '../rules/businesses.ts'
import { holds, playCard } from '../rules/influence.ts'
import { PASS, PASS_ONLY } from './passing.ts'
import { targetOwner } from '../rules/orders.ts'
import { harmFacts, passing } from '../rules/presets.ts'
import { clockwiseFrom, handOf, type Nostra, type NostraStep } from '../state.ts'
import { deactivateGangster, murderGangster } from '../rules/street.ts'
import { isGangster, type TargetId } from '../words.ts'

type DoctorOption = OptionOn<'pass' | 'doctor'>
const DOCTOR: DoctorOption = { id: 'doctor', say: 'doctor' }
const NO_DOCTOR = reason('LCN-16.9', 'cardNotInHand', { card: 'doctor' })

/** LCN-R26: every player with an Influence card in hand except the one who rolled for the harm (LCN-16.24). */
const askedForDoctor = (state: Nostra, by: Seat): Seat[] =>
  clockwiseFrom(state.open, 0).filter((seat) => seat !== by && handOf(state, seat).influence.length > 0)

export const harm: NostraStep<'harm'> = {
  run(state, args, _picked, table) {
    const { victim, how, by } = args
    const facts = () => harmFacts(state.open, victim, how)
    const passed = passing(state, 'doctor', askedForDoctor(state, by), facts, table)
    table.then('askDoctors', { ...args, passed })
  },
}

export const askDoctors: NostraStep<'askDoctors', readonly (DoctorOption | undefined)[]> = {
  ask: (state, { victim, how, by, passed }, _box, sieve) =>
    askedForDoctor(state, by).map((seat) => {
      const about = { victim, how }
      if (passed.includes(seat)) return ask.one(seat, 'doctor', 'LCN-R27', PASS_ONLY, { about, auto: true })
      const options: DoctorOption[] = [PASS]
      sieve.of(seat).put(options, DOCTOR, holds(state, seat, 'doctor') ? null : NO_DOCTOR)
      return ask.one<'doctor', DoctorOption>(seat, 'doctor', 'LCN-R27', options, { about })
    }),
  run(state, { victim, how, by }, picked, table) {
    // LCN-R27: the victim's owner before the others, who follow clockwise from him.
    const first = targetOwner(state.open, victim) ?? by
    const doctor = clockwiseFrom(state.open, first).find((seat) => picked[seat]?.say === 'doctor')
    if (doctor === undefined) return suffer(state, victim, how, by, table)
    playCard(state, doctor, 'doctor')
    table.tell({ type: 'doctor', seat: doctor, victim, how })
    // LCN-16.9, 16.10: death becomes deactivation, which a second Doctor may cancel; LCN-25.8: then nothing is lost.
    if (how === 'murder') table.then('harm', { victim, how: 'deactivate', by })
  },
}

function suffer(
  state: Nostra,
  victim: TargetId,
  how: 'murder' | 'deactivate',
  by: Seat,
  table: Parameters<typeof deactivateBusiness>[2],
): void {
  if (isGangster(victim)) {
    if (how === 'murder') murderGangster(state, victim, by, table)
    else deactivateGangster(state, victim, table)
  } else if (how === 'murder') removeBusiness(state, victim, table)
  else deactivateBusiness(state.open, victim, table)
}
