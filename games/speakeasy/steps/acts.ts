// Acts, rounds and turns. SPK-7, SPK-8.

import { GameFault, type Seat } from '@backroom/engine'
import { buildingsOf, has, operatesAt } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { earn } from '../rules/money.ts'
import { at, familyOf, type Speakeasy, type SpkStep, type SpkTable, turnOrder } from '../state.ts'

export function actOf(state: Speakeasy, box: Box): Box['acts'][number] {
  const act = box.acts[state.act - 1]
  if (!act) throw new GameFault(`there is no act ${state.act}`)
  return act
}

/** SPK-7.1 to 7.5: the capos come back, as many as the act has rounds; the others leave the game. */
export const startAct: SpkStep<'startAct'> = {
  run(state, _args, _picked, table) {
    state.phase = 'rounds'
    state.round = 0
    const { act, caposPerPlayer } = actOf(state, table.box)
    for (const contact in state.capoAt) state.capoAt[contact] = null
    state.atRestaurant = []
    const all = table.box.components.componentCounts.caposPerPlayer
    for (const family of state.families) {
      family.capos = caposPerPlayer
      family.caposGone = all - caposPerPlayer
    }
    table.tell({ type: 'act', act, capos: caposPerPlayer })
    table.then('startRound', {})
  },
}

/** SPK-8.1: the sequence of turns is read off the upper row now. */
export const startRound: SpkStep<'startRound'> = {
  run(state, _args, _picked, table) {
    state.round++
    state.queue = turnOrder(state)
    table.tell({ type: 'round', act: state.act, round: state.round })
    table.then('nextTurn', {})
  },
}

/** SPK-8.2 to 8.6: helper, capo, card, city tokens. */
export const nextTurn: SpkStep<'nextTurn'> = {
  run(state, _args, _picked, table) {
    const seat = state.queue.shift()
    state.turn = seat ?? null
    if (seat === undefined) {
      table.then('endRound', {})
      return
    }
    table.tell({ type: 'turn', seat })
    table.then('useHelper', { seat })
    table.then('placeCapo', { seat })
    table.then('draw', { seat, type: 'any' })
    table.then('layTokens', { seat })
    table.then('nextTurn', {})
  },
}

/** SPK-8.7, 8.9: once a round, if anybody has changed the turn order. */
function payCasinos(state: Speakeasy, table: SpkTable): void {
  const { box } = table
  for (const seat of state.families.keys()) {
    const casinos = buildingsOf(state, seat).filter(
      (place) => has(box, at(state.spaces, place), 'casino') && operatesAt(state, box, place),
    )
    earn(state, seat, casinos.length * box.numbers.casinoTurnOrderPay, 'casinos', table)
  }
}

/** SPK-8.8: the lower row moves straight up, the others fill the other columns in their order. */
function newOrder(state: Speakeasy): void {
  const stayed = turnOrder(state)
  state.upper = state.lower.map((seat): Seat | null => seat ?? stayed.shift() ?? null)
  state.lower = state.lower.map(() => null)
}

export const endRound: SpkStep<'endRound'> = {
  run(state, _args, _picked, table) {
    if (state.lower.some((seat) => seat !== null)) {
      payCasinos(state, table)
      newOrder(state)
      table.tell({ type: 'turnOrder', order: turnOrder(state) })
    }
    // SPK-7.6: the rounds of the act are over when no capo is left.
    const over = state.families.every((_, seat) => familyOf(state, seat).capos === 0)
    if (over) table.then('endAct', {})
    else table.then('startRound', {})
  },
}

/** SPK-7.1, 7.7: the Luciano phase, or the end. */
export const endAct: SpkStep<'endAct'> = {
  run(state, _args, _picked, table) {
    if (!actOf(state, table.box).lucianoPhase) {
      table.then('theEnd', {})
      return
    }
    table.then('mobWars', {})
    table.then('cops', {})
    table.then('control', {})
  },
}
