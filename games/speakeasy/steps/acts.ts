// Acts, rounds and turns. SPK-7, SPK-8.

import { GameFault, type Seat } from '@backroom/engine'
import { buildingsOf, has, operatesAt } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { earn } from '../rules/money.ts'
import { familyOf, item, type Open, type SpkStep, type SpkTable, turnOrder } from '../state.ts'

export function actOf(open: Open, box: Box): Box['acts'][number] {
  const act = box.acts[open.act - 1]
  if (!act) throw new GameFault(`there is no act ${open.act}`)
  return act
}

/** SPK-7.1 to 7.5: the capos come back, as many as the act has rounds; the others leave the game. */
export const startAct: SpkStep<'startAct'> = {
  run({ open }, _args, _picked, table) {
    open.phase = 'rounds'
    open.round = 0
    const { act, caposPerPlayer } = actOf(open, table.box)
    for (const contact in open.capoAt) open.capoAt[contact] = null
    open.atRestaurant = []
    const all = table.box.components.componentCounts.caposPerPlayer
    for (const family of open.families) {
      family.capos = caposPerPlayer
      family.caposGone = all - caposPerPlayer
    }
    table.tell({ type: 'act', act, capos: caposPerPlayer })
    table.then('startRound', {})
  },
}

/** SPK-8.1: the sequence of turns is read off the upper row now. */
export const startRound: SpkStep<'startRound'> = {
  run({ open }, _args, _picked, table) {
    open.round++
    open.queue = turnOrder(open)
    table.tell({ type: 'round', act: open.act, round: open.round })
    table.then('nextTurn', {})
  },
}

/** SPK-8.2 to 8.6: helper, capo, card, city tokens. */
export const nextTurn: SpkStep<'nextTurn'> = {
  run({ open }, _args, _picked, table) {
    const seat = open.queue.shift()
    open.turn = seat ?? null
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
function payCasinos(open: Open, table: SpkTable): void {
  const { box } = table
  for (const seat of open.families.keys()) {
    const casinos = buildingsOf(open, seat).filter(
      (place) => has(box, item(open.spaces, place), 'casino') && operatesAt(open, box, place),
    )
    earn(open, seat, casinos.length * box.numbers.casinoTurnOrderPay, 'casinos', table)
  }
}

/** SPK-8.8: the lower row moves straight up, the others fill the other columns in their order. */
function newOrder(open: Open): void {
  const stayed = turnOrder(open)
  open.upper = open.lower.map((seat): Seat | null => seat ?? stayed.shift() ?? null)
  open.lower = open.lower.map(() => null)
}

export const endRound: SpkStep<'endRound'> = {
  run({ open }, _args, _picked, table) {
    if (open.lower.some((seat) => seat !== null)) {
      payCasinos(open, table)
      newOrder(open)
      table.tell({ type: 'turnOrder', order: turnOrder(open) })
    }
    // SPK-7.6: the rounds of the act are over when no capo is left.
    const over = open.families.every((_, seat) => familyOf(open, seat).capos === 0)
    if (over) table.then('endAct', {})
    else table.then('startRound', {})
  },
}

/** SPK-7.1, 7.7: the Luciano phase, or the end. */
export const endAct: SpkStep<'endAct'> = {
  run({ open }, _args, _picked, table) {
    if (!actOf(open, table.box).lucianoPhase) {
      table.then('theEnd', {})
      return
    }
    table.then('mobWars', {})
    table.then('cops', {})
    table.then('control', {})
  },
}
