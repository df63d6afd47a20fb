// The Family Business phase: turns, and the four actions of a turn. COR-7.

import type { Seat } from '@backroom/engine'
import { ask } from '../asked.ts'
import type { ActionOption } from '../offered.ts'
import { actions } from '../rules/actions.ts'
import { hasUnplayed } from '../rules/board.ts'
import { reveal } from '../rules/hand.ts'
import { clockwiseFrom, type Corleone, type CorStep, type CorTable, familyOf } from '../state.ts'
import type { FigureId, JobId } from '../words.ts'
import { beginPhase } from './act.ts'

/** COR-7.1: the holder of the Horse Head begins. */
export const familyBusiness: CorStep<'familyBusiness'> = {
  run({ open }, _args, _picked, table) {
    beginPhase(open, 'familyBusiness', table)
    open.skips = 0
    table.then('nextTurn', { from: open.horseHead })
  },
}

/** COR-7.4, 7.5: who has no unplayed figure is passed over; when nobody has one the phase is over. */
export const nextTurn: CorStep<'nextTurn'> = {
  run({ open }, { from }, _picked, table) {
    const left = clockwiseFrom(open, from).filter((seat) => hasUnplayed(open, seat))
    // COR-R11: where everybody who is left could only skip, waiting longer would change nothing.
    open.turn = open.skips < left.length ? (left[0] ?? null) : null
    if (open.turn !== null) table.then('turn', { seat: open.turn })
  },
}

export const turn: CorStep<'turn', ActionOption> = {
  ask: (state, { seat }, box, sieve) => ask.one(seat, 'turn', 'COR-7.2', actions(state, box, seat, sieve)),
  run(state, { seat }, picked, table) {
    state.open.vacated = null
    state.open.used = []
    state.open.skips = picked.say === 'skip' ? state.open.skips + 1 : 0
    act(state, seat, picked, table)
    table.then('nextTurn', { from: (seat + 1) % state.open.seats.length })
  },
}

function act(state: Corleone, seat: Seat, action: ActionOption, table: CorTable): void {
  const family = familyOf(state.open, seat)
  switch (action.say) {
    case 'playThug': {
      const figure = family.thugs.shift() as FigureId
      state.open.onFront[action.place] = figure
      table.tell({ type: 'thugPlaced', seat, figure, business: action.place })
      table.then('front', { seat, business: action.place })
      return
    }
    case 'playMember':
      family.members.splice(family.members.indexOf(action.figure), 1)
      state.open.onSpace[action.place] = action.figure
      table.tell({ type: 'memberPlaced', seat, figure: action.figure, space: action.place })
      table.then('backs', { seat, space: action.place })
      return
    case 'completeHandJob':
      reveal(state, seat, action.job, table)
      return startJob(state, seat, action.job, table)
    case 'completeOpenJob':
      // COR-7.16: the slot stays empty until the Entr'acte.
      state.open.openJobs[action.slot] = null
      return startJob(state, seat, action.job, table)
    case 'playAlly':
      reveal(state, seat, action.ally, table)
      family.played.push(action.ally)
      table.tell({ type: 'allyPlayed', seat, ally: action.ally })
      table.then('abilities', { seat, source: { kind: 'ally', ally: action.ally }, left: null })
      return
    case 'skip':
      table.tell({ type: 'turnSkipped', seat })
  }
}

function startJob({ open }: Corleone, seat: Seat, job: JobId, table: CorTable): void {
  open.onTable = job
  open.owing = seat
  table.tell({ type: 'jobStarted', seat, job })
  table.then('payJob', { seat })
}
