// A game of Corleone's Empire as plain data.

import { type Seat, type Step, type Table } from '@backroom/engine'
import type { Box } from './components/box.ts'
import type { Events } from './events.ts'
import type { StepNames } from './steps/names.ts'
import type {
  AllyId,
  BusinessId,
  CardId,
  FamilyId,
  FigureId,
  Good,
  JobColor,
  JobId,
  MoneyCard,
  Phase,
  SpaceId,
  TurfId,
} from './words.ts'

/** A card in a hand, with who knows it. */
export interface Held {
  card: CardId
  /** One bit a seat, and one more for those who only watch (`everyone`). */
  known: number
  /** After a card was stolen unseen the others cannot even tell what kind of card this is. */
  cloudy: boolean
}

export type MoneyCount = { [card in MoneyCard]: number }
export type GoodsCount = { [good in Good]: number }

export interface Family {
  family: FamilyId
  hand: Held[]
  suitcase: { money: MoneyCount; jobs: JobId[] }
  /** Allies played this act, face up on the table. */
  played: AllyId[]
  /** Unplayed figures. */
  thugs: FigureId[]
  members: FigureId[]
  /** Family members who join in a later act. */
  coming: FigureId[]
  /** Control markers not on the board. */
  markers: number
}

export interface Bonus {
  readonly seat: Seat
  readonly turf?: TurfId
  readonly color?: JobColor
  readonly money: number
}

/** The score sheet: suitcase, bonuses, total, seat by seat. */
export interface ScoreSheet {
  readonly money: readonly number[]
  readonly bonuses: readonly Bonus[]
  readonly totals: readonly number[]
  readonly turfBonuses: readonly number[]
}

export interface Corleone {
  act: number
  phase: Phase
  /** Who holds the Horse Head. */
  horseHead: Seat
  /** Whose turn it is in Family Business. */
  turn: Seat | null
  /** Turns skipped one after the other, for want of anything to do (COR-R11). */
  skips: number
  seats: Family[]
  bank: { money: MoneyCount; goods: GoodsCount }
  /** The top card is the last. */
  deck: JobId[]
  jobDiscard: JobId[]
  openJobs: (JobId | null)[]
  /** Face-down stacks; the top tile is the last. */
  tileStacks: { blue: BusinessId[]; red: BusinessId[] }
  /** The opened tile of each numbered turf. */
  tiles: { [turf: TurfId]: BusinessId | null }
  /** The face-up row, allies still to come, and those that have left the game. */
  allyRow: AllyId[]
  allyBox: AllyId[]
  alliesGone: AllyId[]
  onFront: { [business: BusinessId]: FigureId | null }
  onSpace: { [space: SpaceId]: FigureId | null }
  chief: TurfId | null
  /** Neutral figures beside the board. */
  beside: FigureId[]
  hudson: FigureId[]
  /** Control markers of each numbered turf, from bottom to top. */
  control: { [turf: TurfId]: Seat[] }
  /** A job being completed lies face up on the table (COR-R47). */
  onTable: JobId | null
  /** Who has yet to pay for it: all can tell that this hand holds the goods, even if not where they are. */
  owing: Seat | null
  /** Jobs drawn and not yet chosen from, seen by their drawer alone. */
  drawn: { seat: Seat; cards: JobId[] } | null
  /** What the card being resolved has done so far: the front it emptied, the businesses it used. */
  vacated: BusinessId | null
  used: BusinessId[]
  /** Revealed bribes that are not yet paid or returned. */
  bribes: (MoneyCard[] | null)[]
  sheet: ScoreSheet | null
}

export type CorTable = Table<Box, StepNames, Events>
export type CorStep<Name extends keyof StepNames, Picked = undefined> = Step<
  Corleone,
  StepNames[Name],
  Picked,
  Box,
  StepNames,
  Events
>

export { of } from '@backroom/engine'
export { clockwiseFrom, familyOf, opponents } from '../seats.ts'

export function seatOfFamily(state: Corleone, family: FamilyId): Seat | null {
  for (let seat = 0; seat < state.seats.length; seat++) if (state.seats[seat]?.family === family) return seat
  return null
}
