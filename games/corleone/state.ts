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

/** What lies open before a family. */
export interface Family {
  family: FamilyId
  /** COR-R43: completed jobs are open to all. */
  jobs: JobId[]
  /** Allies played this act, face up on the table. */
  played: AllyId[]
  /** Figures that were not played yet. */
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

/** What everybody may look at. */
export interface Open {
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
  jobDiscard: JobId[]
  /** By slot. */
  openJobs: (JobId | null)[]
  /** The opened business of each numbered turf, printed ones excepted. */
  tiles: { [turf: TurfId]: BusinessId | null }
  allyRow: AllyId[]
  /** Allies that have left the game. */
  alliesGone: AllyId[]
  /** The figure on the front of each business, and on each space for family members. */
  onFront: { [business: BusinessId]: FigureId | null }
  onSpace: { [space: SpaceId]: FigureId | null }
  /** The turf of the Police Chief. */
  chief: TurfId | null
  /** Neutral figures beside the board. */
  beside: FigureId[]
  /** Figures at the bottom of the Hudson. */
  hudson: FigureId[]
  /** The seats whose control markers lie on each turf, from bottom to top. */
  control: { [turf: TurfId]: Seat[] }
  /** A job being completed lies face up on the table (COR-R47). */
  onTable: JobId | null
  /** Who has yet to pay for it: all can tell that this hand holds the goods, even if not where they are. */
  owing: Seat | null
  /** Who has drawn jobs and not yet chosen from them. */
  drawer: Seat | null
  /** What the card being resolved has done so far: the front it emptied, the businesses it used. */
  vacated: BusinessId | null
  used: BusinessId[]
  /** By seat: revealed bribes that are not yet paid or returned. */
  bribes: (MoneyCard[] | null)[]
}

/** What is in hands and suitcases, face down, or still in the box; by seat where it is somebody's. */
export interface Secret {
  hands: Held[][]
  /** COR-17.2: the money in them. */
  suitcases: MoneyCount[]
  /** The jobs that the drawer chooses from. */
  drawn: JobId[]
  /** The top card is the last. */
  deck: JobId[]
  /** The top tile is the last. */
  tileStacks: { blue: BusinessId[]; red: BusinessId[] }
  /** Allies still to come. */
  allyBox: AllyId[]
}

export interface Corleone {
  readonly open: Open
  readonly secret: Secret
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

export { must } from '@backroom/engine'
export { clockwiseFrom, familyOf, opponents } from '../seats.ts'

export function seatOfFamily(open: Open, family: FamilyId): Seat | null {
  for (let seat = 0; seat < open.seats.length; seat++) if (open.seats[seat]?.family === family) return seat
  return null
}
