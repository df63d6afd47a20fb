// Everything that can happen at a table of La Cosa Nostra, and who may hear of which part of it. What was offered, said
// and promised in private is told to its parties alone.

import type { EventOf } from '@backroom/engine'
import {
  either,
  type EventsOf,
  flag,
  list,
  money,
  name,
  nameOrSeat,
  number,
  numbered,
  open,
  optional,
  orNone,
  partly,
  parts,
  seat,
  text,
  together,
  unsaid,
  word,
} from '../kinds.ts'
import type {
  Attached,
  BusinessId,
  DueMoment,
  GangsterId,
  Influence,
  MonopolyId,
  OrderId,
  Phase,
  Reaction,
  TargetId,
} from './words.ts'

const business = name<BusinessId>()
const gangster = name<GangsterId>()
const order = name<OrderId>()
const target = nameOrSeat<TargetId>()
const round = numbered('round')
const seats = list(seat)
/** A gangster or a Business card. */
const card = name()
const amount = money
const dice = list(number)

const later = together({ amount, round, at: word<DueMoment>() })
const terms = parts({
  cash: money,
  businesses: list(business),
  gangsters: list(gangster),
  access: list(business),
  later: orNone(later),
})
const audience = either(seat, name<'all'>())
const legs = list(together({ from: audience, to: audience, give: terms }))

/** What a deal, an offer or a word goes by: for screens that show it. */
const id = unsaid<string>()
const aDebt = { word: id, from: seat, to: audience, amount }
const anOffer = {
  id,
  from: seat,
  to: audience,
  aloud: flag,
  text,
  until: word<'open' | 'turn' | 'phase' | 'time'>(),
  seconds: orNone(number),
  counters: orNone(word<string>()),
}

export const EVENTS = {
  // ——— the course of the game
  began: open({ seat }),
  round: open({ round, start: seat }),
  phase: open({ phase: name<Phase>(), round }),
  drewOrders: partly({ seat, count: number, round }, { orders: list(order) }),
  drewInfluence: partly({ seat, count: number }, { cards: list(name<Influence>()) }),
  influenceShuffled: open({ count: number }),
  newDeal: open({ seats }),
  monopolyTaken: open({ monopoly: name<MonopolyId>(), seat: orNone(seat) }),
  monopolyLost: open({ monopoly: name<MonopolyId>(), seat: orNone(seat) }),
  closed: open({ round }),
  // ——— planning
  timeRuns: open({ seat, seconds: number }),
  timeUp: open({ seat }),
  planned: open({ seat, gangster, round }),
  purchasePlanned: open({ seat, gangster, business }),
  marketCard: open({ business, space: number }),
  influencePlayed: open({ seat, card: name<Influence>(), gangster: optional(gangster) }),
  marketReplaced: open({ seat, businesses: list(business) }),
  // ——— turns
  schemed: open({ seat, rival: seat }),
  skipped: open({ seat }),
  bought: open({ seat, gangster: optional(gangster), business, price: money }),
  calledOff: open({ seat, gangster }),
  orderDropped: open({ seat: orNone(seat), gangster, round }),
  purchaseDropped: open({ seat: orNone(seat), gangster, business }),
  declared: open({ seat, gangster, target, rival: orNone(seat) }),
  stoodDown: open({ seat, gangster, target }),
  // ——— orders
  revealed: open({
    seat,
    gangster,
    order,
    target: orNone(target),
    strength: number,
    difficulty: number,
    on: list(name<Attached>()),
  }),
  staked: open({ seat, amount }),
  rolled: open({ seat, gangster, order, dice, difficulty: number, successes: number }),
  rerolled: open({
    seat,
    business,
    die: numbered('die'),
    was: number,
    now: number,
    same: flag,
    successes: number,
  }),
  profit: open({ seat, order, amount }),
  robbed: open({ seat, rival: seat, amount }),
  repelled: open({ seat, rival: seat, order }),
  failed: open({ seat, order }),
  finished: open({ seat, gangster, order }),
  raceWon: open({ seat, amount }),
  raceLost: open({ seat, amount }),
  returnedFire: open({ seat, gangster, dice, difficulty: number, successes: number }),
  laundered: open({ seat, amount }),
  deactivated: open({ card, seat: orNone(seat) }),
  removed: open({ card, seat: orNone(seat) }),
  takenOver: open({ card, from: orNone(seat), seat }),
  murdered: open({ card, seat: orNone(seat), by: seat }),
  doctor: open({ seat, victim: gangster, how: word<'murder' | 'deactivate'>() }),
  looked: partly(
    { seat, with: word<'snitch' | 'spy' | 'lawyer' | 'more'>(), gangster, rival: orNone(seat) },
    { order: orNone(order) },
  ),
  // ——— money and markers
  paid: open({ seat, to: orNone(audience), amount }),
  markerPlaced: open({ seat, business }),
  markerHome: open({ seat, business }),
  income: open({ seat, amount }),
  topEarner: open({ seat, amount }),
  recruited: open({ seat, gangster, price: money }),
  discardedOrders: open({ seat, count: number, rounds: list(round) }),
  discardedInfluence: open({ seat, count: number }),
  // ——— bargains and words
  offered: open({ ...anOffer, give: terms, want: terms }),
  offeredAmong: open({ ...anOffer, seats, legs }),
  offerAgreed: open({ offer: id, seat, from: seat, seats }),
  offerDeclined: open({ offer: id, seat, from: seat }),
  offerCountered: open({ offer: id, seat, from: seat }),
  offerWithdrawn: open({ offer: id, seat }),
  offerExpired: open({ offer: id, seat }),
  offerLapsed: open({ offer: id, from: seat, gone: flag }),
  deal: open({ offer: orNone(id), from: seat, to: seat, give: terms, want: terms }),
  dealAmong: open({ offer: orNone(id), seats, legs }),
  pact: open({ word: id, seats, text }),
  promise: open({ word: id, from: seat, to: audience, text }),
  threat: open({ word: id, from: seat, to: audience, text }),
  owes: open({ ...aDebt, round, at: word<DueMoment>() }),
  fellDue: open(aDebt),
  notPaid: open(aDebt),
  settled: open({ ...aDebt, left: money }),
  judged: open({
    word: id,
    seat,
    from: seat,
    kind: word<'promise' | 'threat' | 'pact'>(),
    text,
    amount: orNone(money),
    kept: flag,
  }),
  wentOn: open({ seat }),
  standing: open({
    seat,
    reaction: name<Reaction>(),
    pass: word<'never' | 'round' | 'game'>(),
    unless: orNone(
      together({
        least: optional(money),
        own: optional(flag),
        murder: optional(flag),
        rivals: optional(seats),
      }),
    ),
  }),
  // ——— the end
  scored: open({
    seat,
    cash: money,
    income: money,
    topEarner: money,
    mostGangsters: money,
    laundered: money,
    muscle: money,
    total: money,
    tieBreak: money,
  }),
  won: open({ seats }),
} as const

export type Events = EventsOf<typeof EVENTS>
/** Something that has happened, as somebody hears of it. */
export type NostraEvent = EventOf<Events>
