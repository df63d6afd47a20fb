// What a position is worth to a family, in dollars at the end of the game.

import type { Judgement, Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { candidates } from './candidates.ts'
import {
  dearestFirst,
  OPPORTUNITIES,
  type Opportunities,
  PROSPECTS,
  type Prospect,
  prospectsOf,
  turnsLeft,
} from './prospects.ts'
import { payoutsLeft, zonePayouts } from './payouts.ts'
import { totalOf } from '../rules/scoring.ts'
import { sideOf, type Speakeasy } from '../state.ts'
import { CONTROL, OPEN, TURNS, WEIGHTS } from './weights.ts'

/** SPK-7.1: four, three, three and one. */
const ALL_TURNS = 11

const weighed: number[][] = []

/** What each prospect is worth with so many turns left, in the order of the prospects. */
function weightsWith(turns: number): readonly number[] {
  const known = weighed[turns]
  if (known) return known
  const soon = Math.min(1, turns / 2)
  const each = turns / ALL_TURNS
  const made = PROSPECTS.map((one) => WEIGHTS[one].soon * soon + WEIGHTS[one].each * each)
  weighed[turns] = made
  return made
}

/** The dearest first, as far as the turns go. */
function chancesWorth(chances: Opportunities, turns: number): number {
  const dollars: number[] = []
  for (const one of OPPORTUNITIES) if (chances[one] > 0) dollars.push(OPEN[one] * chances[one])
  dollars.sort(dearestFirst)
  let sum = 0
  for (let i = 0; i < dollars.length; i++)
    sum += (dollars[i] as number) * Math.min(1, Math.max(0, (turns - i * TURNS.needed) / TURNS.ease))
  return sum
}

export function worth(state: Speakeasy, seat: Seat, box: Box): number {
  const { open } = state
  const total = totalOf(sideOf(state, box, seat))
  const turns = turnsLeft(open, box, seat)
  const payouts = payoutsLeft(open, box)
  if (turns === 0 && payouts === 0) return total
  const [found, chances] = prospectsOf(state, box, seat)
  let sum = total + chancesWorth(chances, turns)
  const weights = weightsWith(turns)
  for (let i = 0; i < weights.length; i++) sum += found[PROSPECTS[i] as Prospect] * (weights[i] as number)
  if (payouts > 0) {
    const { next, later, held } = zonePayouts(state, box, seat)
    sum += CONTROL.next * next + CONTROL.later * (payouts - 1) * later + CONTROL.held * held
  }
  return sum
}

const TERMS = [
  'money',
  'levels',
  'cards',
  'people',
  'books',
  'buildings',
  'trade',
  'danger',
  'turns',
  'control',
] as const
type Term = (typeof TERMS)[number]

/** Which term each prospect belongs to. */
const TERM_OF: { readonly [prospect in Prospect]: Term } = {
  pocket: 'money',
  morePocket: 'money',
  safe: 'money',
  vipLevel: 'levels',
  partyLevel: 'levels',
  stillLevel: 'levels',
  convoyLevel: 'levels',
  secondTruck: 'levels',
  strengthLevel: 'levels',
  price: 'trade',
  cards: 'cards',
  types: 'cards',
  cardLeverage: 'cards',
  leverage: 'cards',
  column: 'cards',
  tokens: 'cards',
  helpers: 'people',
  goons: 'people',
  associate: 'people',
  vip: 'people',
  docked: 'people',
  crates: 'trade',
  books: 'books',
  waitingBooks: 'books',
  openSpeakeasies: 'buildings',
  openClubs: 'buildings',
  openStill: 'buildings',
  guarded: 'buildings',
  casinos: 'buildings',
  shops: 'buildings',
  still: 'buildings',
  trade: 'trade',
  aboard: 'trade',
  cellar: 'trade',
  threatened: 'danger',
  exposed: 'danger',
}

/** What `worth` adds up, term by term. */
function terms(state: Speakeasy, seat: Seat, box: Box): number[] {
  const { open } = state
  const sums: { [term in Term]?: number } = { money: totalOf(sideOf(state, box, seat)) }
  const turns = turnsLeft(open, box, seat)
  const payouts = payoutsLeft(open, box)
  if (turns > 0 || payouts > 0) {
    const [found, chances] = prospectsOf(state, box, seat)
    sums.turns = chancesWorth(chances, turns)
    weightsWith(turns).forEach((weight, i) => {
      const one = PROSPECTS[i] as Prospect
      const term = TERM_OF[one]
      sums[term] = (sums[term] ?? 0) + found[one] * weight
    })
  }
  if (payouts > 0) {
    const { next, later, held } = zonePayouts(state, box, seat)
    sums.control = CONTROL.next * next + CONTROL.later * (payouts - 1) * later + CONTROL.held * held
  }
  return TERMS.map((term) => sums[term] ?? 0)
}

export const judgement: Judgement<Speakeasy, Box> = {
  worth,
  prospects: { terms: TERMS, of: terms, sum: worth },
  atOnce: 3,
  candidates,
}
