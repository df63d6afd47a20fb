// What a position is worth to a family, in dollars at the end of the game.

import type { Judgement, Seat } from '@backroom/engine'
import { districtOf, operatesAt } from './board.ts'
import type { Box } from './box.ts'
import { candidates } from './candidates.ts'
import { countControl, payoutOf } from './control.ts'
import { cookable } from './objectives.ts'
import { scoreLine } from './scoring.ts'
import { familyOf, type Family, handCount, kindOf, type Space, type Speakeasy } from './state.ts'
import { priceOf } from './steps/cards.ts'
import { associateOf, freeDefence, leverageOf } from './strength.ts'
import { type Level, LEVELS, ZONES } from './words.ts'

const RIVALRY = 0.25
/** What a thing will still bring, times the share of the game that is left. */
const LEVEL: { readonly [level in Level]: number } = { vip: 9, party: 13, still: 8, convoy: 12, strength: 11 }
const CARD = 3
const TOKEN = 5
const HELPER = 4
const GOON = 2.5
const LEVERAGE = 4
const MEMBER = 9
const DOCKED = 8
const CRATE = 12
const BOOK = 7
/** A book with an objective that is met, less the visit it needs. */
const COOKABLE = 10
const ASSOCIATE = 0.8
/** Of what a barrel will fetch: at an operating building, in a closed one, on a truck, in the still area. */
const BARREL = { ready: 0.8, closed: 0.35, aboard: 0.45, cellar: 0.25 }
const OPEN_SPACE = 0.45
const ATTACKED = 0.4

/** The share of the player rounds that is still to come. */
function timeLeft(state: Speakeasy, box: Box): number {
  if (state.phase === 'over') return 0
  let left = 0
  let all = 0
  for (const act of box.acts) {
    all += act.rounds
    if (act.act > state.act) left += act.rounds
    else if (act.act === state.act)
      left += act.rounds - state.round + (state.queue.length + 1) / (box.families + 1)
  }
  return Math.min(1, left / all)
}

/** Luciano phases to come. */
const payoutsLeft = (state: Speakeasy, box: Box): number =>
  box.acts.filter((act) => act.lucianoPhase && act.act >= state.act).length -
  (state.phase === 'control' || state.phase === 'over' ? 1 : 0)

function controlWorth(state: Speakeasy, box: Box, seat: Seat): number {
  const left = payoutsLeft(state, box)
  if (left <= 0) return 0
  let sum = 0
  for (const zone of ZONES) {
    const counts = countControl(state, box, zone)
    sum += payoutOf(box, zone, counts, seat) + 2 * (counts[seat] ?? 0)
  }
  // What is held now counts in full once; later phases bring cops and rivals.
  return sum * (0.7 + 0.4 * (left - 1))
}

/** Buildings that will not score as they are, barrels, and what the next mob war may take. */
function buildingWorth(state: Speakeasy, box: Box, seat: Seat, family: Family, time: number): number {
  const { finalValue } = box.components.operationsBoard
  let sum = 0
  for (let place = 0; place < state.spaces.length; place++) {
    const space = state.spaces[place] as Space
    if (space.owner !== seat) continue
    const kind = kindOf(box, space)
    if (kind === null) continue
    const value = finalValue[kind]
    if (!space.guarded) sum += value * OPEN_SPACE * Math.min(1, 0.3 + time)
    if (kind === 'casino') sum += 6 * time
    if (kind === 'still') sum += 12 * time
    else sum += 5 * time
    const works = operatesAt(state, box, place)
    if (space.barrel)
      sum += priceOf(box, family, kind) * (works ? BARREL.ready : BARREL.closed) * Math.min(1, 3 * time)
    const district = districtOf(box, place)
    if (state.patrols.includes(district) && !space.guarded) sum -= 3
    if (state.threats.includes(district)) {
      const short = 5 + 2 * state.act - freeDefence(state, box, seat, place) - family.goons
      if (short > 0) sum -= ATTACKED * (value + 8)
    }
  }
  return sum
}

function boardWorth(state: Speakeasy, box: Box, seat: Seat, family: Family, time: number): number {
  const { levels, members, books, trucks } = family
  const price = priceOf(box, family, 'speakeasy')
  let sum = 0
  for (const level of LEVELS) sum += LEVEL[level] * (levels[level] - 1) * time
  const docked = state.docks.filter((one) => one === seat).length
  sum += time * (CARD * Math.min(7, handCount(family)) + TOKEN * Math.min(4, family.tokens.length))
  sum += time * (HELPER * family.helpers.length + CRATE * family.crates.length)
  sum += time * (GOON * family.goons + LEVERAGE * Math.min(6, family.leverage + leverageOf(state, box, seat)))
  sum += Math.min(1, 2 * time) * (MEMBER * Math.min(members.vip, 3) + DOCKED * Math.min(docked, 3))
  sum += time * ASSOCIATE * (associateOf(state, box, seat)?.strength ?? 0)
  if (time > 0) {
    const ready = books.board > 0 ? Math.min(books.board, 3, cookable(state, box, seat).length) : 0
    sum += BOOK * time * Math.min(books.board, 4) + COOKABLE * ready
    const late = Math.min(1, 3 * time)
    sum += price * late * BARREL.aboard * (trucks[0].load + trucks[1].load)
    sum += price * late * BARREL.cellar * Math.min(6, family.cellar)
    // Money in the safe buys only half as much.
    sum += time * (0.25 * Math.min(40, family.pocket) - 0.05 * family.safe)
  }
  return sum
}

export function worth(state: Speakeasy, seat: Seat, box: Box): number {
  const family = familyOf(state, seat)
  const time = timeLeft(state, box)
  let best = 0
  for (let rival = 0; rival < state.families.length; rival++) {
    if (rival === seat) continue
    const total = scoreLine(state, box, rival).total + controlWorth(state, box, rival) * 0.5
    if (total > best) best = total
  }
  return (
    scoreLine(state, box, seat).total +
    boardWorth(state, box, seat, family, time) +
    buildingWorth(state, box, seat, family, time) +
    controlWorth(state, box, seat) -
    RIVALRY * best
  )
}

export const judgement: Judgement<Speakeasy, Box> = { worth, candidates }
