// A game of La Cosa Nostra as plain data: what lies open, and what is secret.

import { GameFault, type Seat, type Step, type Table } from '@backroom/engine'
import type { Box } from './components/box.ts'
import type { Events } from './events.ts'
import type { StepNames } from './steps/names.ts'
import type {
  Attached,
  BusinessId,
  DebtState,
  DueMoment,
  FamilyId,
  GangsterId,
  Influence,
  MonopolyId,
  OrderId,
  Phase,
  Reaction,
  TargetId,
} from './words.ts'

export interface Family {
  family: FamilyId
  cash: number
  /** LCN-14.16: under the Boss, out of reach until the end. */
  laundered: number
  /** Looks left from a Spy or a Lawyer that was used (LCN-R36). */
  looks: number
  trophies: GangsterId[]
}

/** The cards in somebody's hand. */
export interface Hand {
  orders: OrderId[]
  influence: Influence[]
}

export interface Gangster {
  /** Who leads him; null once he is a trophy. */
  owner: Seat | null
  /** Under the Boss, on the street, or dead. */
  where: 'boss' | 'play' | 'dead'
  active: boolean
  /** The round on the back of the planned order, which all can see (LCN-R61). */
  back: number | null
  /** Who has looked at the order, one bit a seat; the owner not counted. */
  seen: number
  purchase: BusinessId | null
  on: Attached[]
}

/** A Business card in an area, or planned as a Purchase. */
export interface Business {
  /** Null while it is a planned Purchase. */
  owner: Seat | null
  active: boolean
  used: boolean
  /** Owners of the Deal markers on it. */
  markers: Seat[]
}

export interface OrderPile {
  shown: OrderId[]
  /** Of each card that lies there unshown who knows it, one bit a seat. */
  unshown: number[]
}

/** An order being carried out. The last of the list is the one at work; those before it wait. */
export interface Execution {
  seat: Seat
  gangster: GangsterId
  order: OrderId
  /** The declared target of an Attack, the robbed player of a Robbery, the attacking gangster of a Trap. */
  target: TargetId | null
  /** How many dice are rolled, against what; fixed at the reveal (LCN-24.7). */
  strength: number
  difficulty: number
  dice: number[]
  successes: number
  /** Marked cards that met requirements. */
  marks: BusinessId[]
  stake: number
  /** What a Cash Job or a Robbery brings its owner. */
  profit: number
  /** A Robbery on it stands (LCN-15.6). */
  robbed: boolean
  repelled: boolean
  /** Return fire of the target (LCN-14.10). */
  returned: { dice: number[]; difficulty: number } | null
}

/** What a side gives: now and together with everything else, or not at all. */
export interface Terms {
  cash: number
  businesses: BusinessId[]
  gangsters: GangsterId[]
  /** Business cards that are the giver's after the deal, on which the other side lays a Deal marker. */
  access: BusinessId[]
  /** LCN-20.4: money for later. It is a promise like any other, with a sum and a day. */
  later: Later | null
}

/** A sum and the moment at which it falls due. */
export type Later = {
  amount: number
  round: number
  at: DueMoment
}

export type Audience = Seat | 'all'

/** What one gives another in a deal. */
export interface Leg {
  from: Seat
  to: Seat
  give: Terms
}

export interface Offer {
  id: string
  from: Seat
  to: Audience
  /** Further parties of a deal among three or more, who must all agree. */
  among: Seat[]
  /** Everybody hears of it, though it is meant for some. */
  aloud: boolean
  give: Terms
  want: Terms
  /** What else is handed over where there are further parties. */
  legs: Leg[]
  text: string
  until: 'open' | 'turn' | 'phase' | 'time'
  /** How long it stands, if it ends with time; whoever keeps the table keeps the clock. */
  seconds: number | null
  /** Who has said yes, where more than one must. */
  agreed: Seat[]
  /** Who has said no. */
  declined: Seat[]
  /** The offer that this one answers. */
  counters: string | null
  /** The last words of either side in the offers before it that led here. */
  before: Said[]
}

/** The words that went with an offer. */
export type Said = Pick<Offer, 'from' | 'to' | 'among' | 'aloud' | 'text'>

/** LCN-20.2: words that bind nobody, kept so that they can be remembered. */
export interface Word {
  id: string
  round: number
  /** A pact is what all sides have agreed to in words alone. */
  kind: 'promise' | 'threat' | 'pact'
  from: Seat
  to: Audience
  among: Seat[]
  aloud: boolean
  text: string
  /** The promise of a sum, and what has become of it. */
  debt: Debt | null
  /** It came with a deal or a pact that was made. */
  dealt: boolean
  /** What those to whom it was said make of it. */
  judged: { seat: Seat; kept: boolean }[]
}

type Debt = Later & {
  paid: number
  state: DebtState
}

/** "Pass unless …", said beforehand: what a seat does at a reaction without being asked. LCN-R26 */
export interface Preset {
  /** How long it stands. */
  pass: 'round' | 'game'
  /** Public facts with which the seat wants to be asked nevertheless; null: it never does. */
  unless: Unless | null
}

export interface Unless {
  /** So many dollars are at stake, or a gangster is. */
  least?: number
  /** A card of one's own is to be harmed. */
  own?: true
  /** Somebody is to be murdered, not only turned. */
  murder?: true
  /** The coming turn is that of one of these. */
  rivals?: Seat[]
}

/** `all`, or the seats that hear it: `1`, `1+2`. */
type Counts = { [ears: string]: number }

export type Presets = { [reaction in Reaction]?: Preset }

/** What lies open on the table. */
export interface Open {
  round: number
  phase: Phase
  /** Who holds the Start Player card. */
  start: Seat
  turn: Seat | null
  /** How many turns have begun. */
  turns: number
  /** LCN-22.6: the time for this planning turn is over. */
  timeUp: boolean
  seats: Family[]
  /** All gangsters of the families at this table, in the order of the box. */
  readonly roster: readonly GangsterId[]
  gangsters: { [id: GangsterId]: Gangster }
  businesses: { [id: BusinessId]: Business }
  market: (BusinessId | null)[]
  /** The cards at the bottom of the Business deck that all saw go there, the lowest first (LCN-R12). */
  deckBottom: BusinessId[]
  /** One pile a round. */
  orderPiles: OrderPile[]
  influenceDiscard: Influence[]
  /** Who laid each of the cards on the discard pile that nobody else saw (LCN-R46). */
  influenceUnshown: Seat[]
  monopolies: { [monopoly in MonopolyId]: Seat | null }
  executions: Execution[]
  /** Who has played a Schemer before the coming turn. */
  schemed: Seat[]
  /** The target that the player on turn has named. */
  declared: { gangster: GangsterId; target: TargetId } | null
  declarations: number
  /** Who needs no more time to talk before the declared order is revealed (LCN-R30). */
  goneOn: Seat[]
  /** The Business deck is open to this player (Connections). */
  searching: Seat | null
  sheet: ScoreSheet | null
}

/** What some know, or nobody. */
export interface Secret {
  /** By seat. */
  hands: Hand[]
  /** The orders that lie face down on gangsters. */
  planned: { [id: GangsterId]: OrderId }
  /** Above those at the bottom that all know; the top card is the last. */
  businessDeck: BusinessId[]
  /** One deck a round; the top card is the last. */
  orderDecks: OrderId[][]
  /** What lies unshown on the piles, in their order. */
  unshownOrders: OrderId[][]
  influenceDeck: Influence[]
  unshownInfluence: Influence[]
  /** Open offers, the oldest first; who knows of one follows from whom it is for. */
  offers: Offer[]
  /** How many offers each seat has made, by whose ears they were for. */
  offered: Counts[]
  words: Word[]
  /** How many words each seat has said, by whose ears they were for. */
  spoken: Counts[]
  /** Offers and words of each seat since the turn began: bots measure themselves by it. */
  talk: number[]
  /** By seat; nobody else knows of them. */
  standing: Presets[]
}

export interface Nostra {
  open: Open
  secret: Secret
}

interface ScoreLine {
  readonly cash: number
  readonly income: number
  readonly topEarner: number
  readonly mostGangsters: number
  readonly laundered: number
  readonly muscle: number
  readonly total: number
  readonly tieBreak: number
}
export type ScoreSheet = readonly ScoreLine[]

export type NostraTable = Table<Box, StepNames, Events>
export type NostraStep<Name extends keyof StepNames, Picked = undefined> = Step<
  Nostra,
  StepNames[Name],
  Picked,
  Box,
  StepNames,
  Events
>

export { must } from '@backroom/engine'
export { clockwiseFrom, familyOf, opponents } from '../seats.ts'

/** The order that is being carried out now. */
export function atWork({ executions }: Pick<Open, 'executions'>): Execution {
  const execution = executions.at(-1)
  if (!execution) throw new GameFault('no order is being carried out')
  return execution
}

export const nextSeat = ({ seats }: Pick<Open, 'seats'>, seat: Seat): Seat => (seat + 1) % seats.length

/** LCN-R31: bargaining rests while an order is carried out, and once scoring has begun. */
export const isOpenForBargains = ({ executions, phase }: Pick<Open, 'executions' | 'phase'>): boolean =>
  executions.length === 0 && phase !== 'over'

export function handOf({ secret }: Nostra, seat: Seat): Hand {
  const hand = secret.hands[seat]
  if (!hand) throw new GameFault(`nobody sits at ${seat}`)
  return hand
}

/** The order that lies on this gangster. */
export const orderOn = ({ secret }: Nostra, id: GangsterId): OrderId | null => secret.planned[id] ?? null
