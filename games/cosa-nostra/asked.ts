// What is asked at a table of La Cosa Nostra, what can be picked, and why something cannot, with what each speaks of.

import type { Reason, Refusal } from '@backroom/engine'
import { askingFor } from '../asking.ts'
import {
  flag,
  type Having,
  list,
  money,
  name,
  nameOrSeat,
  number,
  numbered,
  optional,
  type OptionOf,
  orNone,
  seat,
  word,
} from '../kinds.ts'
import type { Attached, BusinessId, BusinessType, GangsterId, Influence, OrderId, TargetId } from './words.ts'

const business = name<BusinessId>()
const gangster = name<GangsterId>()
const order = name<OrderId>()
const target = nameOrSeat<TargetId>()
/** A gangster or a Business card. */
const card = name()

export const OPTIONS = {
  // ——— the opening hand
  keep: {},
  demand: {},
  // ——— planning
  task: { gangster, order },
  buy: { gangster, business },
  play: { card: name<Attached>(), gangster },
  market: {},
  done: {},
  // ——— a turn
  run: { gangster },
  declare: { gangster },
  pay: { gangster },
  off: { gangster },
  skip: {},
  // ——— a declaration: cards by whose they are, for there may be a Lawyer in every area
  target: { target, rival: orNone(seat) },
  player: { target, rival: seat },
  reveal: {},
  callOffDeclared: {},
  standDown: {},
  // ——— an order at work
  markedCard: { business, rival: orNone(seat) },
  die: { die: numbered('die') },
  buyNow: { business },
  none: {},
  // ——— reactions
  scheme: {},
  rob: { gangster },
  trap: { gangster },
  doctor: {},
  pass: {},
  // ——— Payday
  ready: {},
  recruit: { gangster },
  orderCard: { order },
  influenceCard: { card: name<Influence>() },
} as const

/** Anything that can be picked. */
export type Option = OptionOf<typeof OPTIONS>
/** The options with these names. */
export type OptionOn<Say extends Option['say']> = Extract<Option, { readonly say: Say }>

export const PROMPTS = {
  swap: {},
  plan: {},
  planMore: {},
  lastInfluence: {},
  scheme: { rival: seat },
  act: {},
  declareTarget: { gangster },
  declared: { gangster, target },
  marks: { type: name<BusinessType>() },
  stake: {},
  cops: { dice: list(number), difficulty: number },
  rob: { rival: seat, profit: money },
  trap: { rival: seat, order, gangster },
  launder: {},
  buy: { price: word<'minus' | 'half'>(), minus: money, deck: flag },
  doctor: { victim: target, how: word<'murder' | 'deactivate'>() },
  closing: {},
  recruit: {},
  discardOrders: {},
  discardInfluence: {},
} as const

/** What a question speaks of. */
export type AboutPrompt<Key extends keyof typeof PROMPTS> = Having<(typeof PROMPTS)[Key]>

export const ask = askingFor<typeof PROMPTS, Option>()

/** Each speaks of the option that is blocked, or of what a command was given. */
export const REASONS = {
  // ——— planning and turns
  noPassing: {},
  notAllAttacks: {},
  hasTask: { gangster },
  oneTaskATurn: {},
  deactivated: { gangster: optional(gangster), target: optional(target), card: optional(card) },
  opponentsOnly: { gangster },
  oneOfAKind: { gangster },
  cardNotInHand: { card: name<Influence>() },
  cannotPay: { gangster: optional(gangster), business: optional(business) },
  requirementsMissing: { gangster },
  reactionsWait: { gangster },
  declareFirst: { gangster },
  noStake: { gangster },
  declaredEnough: {},
  extraTurn: {},
  turnHasBegun: {},
  onlyReactions: {},
  // ——— targets
  notInPlay: { target: optional(target), card: optional(card) },
  ownTarget: {},
  doesNotFit: {},
  // ——— offers and deals
  emptyOffer: {},
  givenTwice: { card },
  notAParty: {},
  notTheirs: { card: optional(card) },
  ownCard: { card },
  notEnoughCash: {},
  noMarkerLeft: {},
  noSuchOffer: {},
  counterGoesBack: {},
  notForYou: {},
  notYours: {},
  endsWithoutClock: {},
  // ——— words and sums
  notAhead: {},
  promisedToOne: {},
  noSuchWord: {},
  notSaidToYou: {},
  alreadyJudged: {},
  noSuchDebt: {},
  alreadyPaid: {},
  moreThanOwed: {},
  anotherPlayer: {},
  noPrivateTalk: {},
  textTooLong: {},
  notUnderstood: {},
  // ——— moments
  orderAtWork: {},
  nothingDeclared: {},
  ownDeclaration: {},
  alreadyWentOn: {},
  momentForBlackmail: {},
  noTimeRuns: {},
  // ——— looks, markers and cards outside of prompts
  ownTurnOnly: {},
  wrongPhase: {},
  planningOrAction: {},
  noLawyer: {},
  noLookLeft: {},
  noOrderThere: { gangster: optional(gangster) },
  ownOrder: { gangster },
  noMarkerThere: { business: optional(business) },
  conditionWithoutPass: {},
  sameAsBefore: {},
} as const

export type Why = keyof typeof REASONS
/** What the option itself does not tell. */
type About<W extends Why> = Partial<Having<(typeof REASONS)[W]>>

/** Why something cannot be picked or handed over, by the rule that says so. */
export const reason = <W extends Why>(rule: string, why: W, about?: About<W>): Reason => ({
  rule,
  why,
  ...(about && { about }),
})

/** A command that the rules forbid. */
export const blocked = <W extends Why>(rule: string, why: W, about?: About<W>): Refusal => ({
  code: 'blocked',
  ...reason(rule, why, about),
})

/** A command that has its time, but not now. */
export const notNow = (rule: string, why: Why): Refusal => ({ code: 'notNow', ...reason(rule, why) })
