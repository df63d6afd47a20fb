// A game of Speakeasy as plain data.

import { GameFault, of, type Seat, type Step, type Table } from '@backroom/engine'
import type { Box } from './components/box.ts'
import type { Events } from './events.ts'
import type { StepNames } from './steps/names.ts'
import type {
  CardId,
  ColorId,
  ContactId,
  CrateId,
  District,
  HelperId,
  Kind,
  Level,
  Letter,
  MobsterId,
  ObjectiveId,
  Operation,
  Phase,
  ShipId,
  SlotId,
  TokenId,
  Zone,
} from './words.ts'

export interface Truck {
  /** 0: not on the map. */
  at: District
  load: number
}

export interface Family {
  color: ColorId
  pocket: number
  safe: number
  levels: { [level in Level]: number }
  goons: number
  leverage: number
  /** Family members: in the supply, waiting on the reputation track, in the VIP area, out of the game. */
  members: { supply: number; waiting: number; vip: number; gone: number }
  books: { supply: number; board: number }
  /** Cards in hand that were dealt unseen; their types are known to all, since one of each was dealt (SPK-3.18). */
  dealt: CardId[]
  /** Cards in hand that were drawn from a face-up deck, so that all have seen them. */
  drawn: CardId[]
  /** The card in each area. */
  area: { [type in Operation]: CardId | null }
  tokens: TokenId[]
  /** Helper cards beside the board, and those behind the safe screen. */
  helpers: HelperId[]
  used: HelperId[]
  crates: CrateId[]
  /** Buildings still on the operations board, and those out of the game. */
  slots: SlotId[]
  lost: SlotId[]
  /** Barrels in the still area. */
  cellar: number
  trucks: [Truck, Truck]
  /** The district of the associate; 0: none. */
  associate: District
  /** Mobsters whose free help was used (SPK-R14). */
  helped: MobsterId[]
  /** Capos on the operations board, and those out of the game. */
  capos: number
  caposGone: number
}

/** A building space. A city token lies there until a player building comes (SPK-2.10). */
export interface Space {
  token: TokenId | null
  mob: boolean
  /** The family whose building stands here; -1: none. */
  owner: Seat
  slot: SlotId | null
  guarded: boolean
  barrel: boolean
}

/** A mobster in his district; `holder`: the family he is an associate of, -1 on the mobster board, -2 out of the game. */
export interface Mob {
  tile: MobsterId
  faceUp: boolean
  holder: number
}
export const ON_BOARD = -1
export const OUT = -2

export interface ShipAt {
  ship: ShipId
  /** The place of its port in clockwise order. */
  port: number
  barrels: number
  crate: CrateId | null
}

export interface War {
  district: District
  strength: number
  /** Places of the spaces whose buildings are settled. */
  settled: number[]
}

export interface ScoreLine {
  readonly pocket: number
  readonly safe: number
  readonly buildings: number
  readonly bottles: number
  readonly total: number
  /** SPK-27.5: protected buildings, buildings, books on the main board, family members. */
  readonly ties: readonly number[]
}

export interface Speakeasy {
  act: number
  /** The round of the act, from 1. */
  round: number
  phase: Phase
  /** Whose turn it is. */
  turn: Seat | null
  families: Family[]
  /** The turn order track, by column. */
  upper: (Seat | null)[]
  lower: (Seat | null)[]
  /** Who has yet to play this round (SPK-8.1). */
  queue: Seat[]
  capoAt: { [contact: ContactId]: Seat | null }
  /** Whose capos are at the restaurant. */
  atRestaurant: Seat[]
  /** Districts where nothing can be built (SPK-6.15). */
  blocked: District[]
  /** The building spaces of this board side, by district and number. */
  spaces: Space[]
  /** By district number. */
  mobs: (Mob | null)[]
  cops: District[]
  /** Districts that face the next mob war or await a cop, and the face-down stacks of the time track. */
  threats: District[]
  threatStacks: District[][]
  patrols: District[]
  patrolStacks: District[][]
  /** Mobster tiles that have not come into play. */
  tiles: { [letter in Letter]: MobsterId[] }
  tilesGone: MobsterId[]
  mobSupply: number
  /** City tokens: face-down stacks, the returned ones, the open ones; the top is the last. */
  tokenStacks: TokenId[][]
  tokenMiddle: TokenId[][]
  tokenOpen: (TokenId | null)[]
  /** Tokens played this turn. */
  tokensPlayed: TokenId[]
  zoneTiles: { [zone in Zone]: string }
  parkTiles: string[]
  /** The top card is the last; the lowest `under` cards were laid there face up. */
  decks: { [type in Operation]: { cards: CardId[]; under: number } }
  helperDeck: HelperId[]
  helperRow: HelperId[]
  ships: ShipAt[]
  crates: CrateId[]
  barrels: number
  leverage: number
  /** Dock spaces: zone by zone, four rows each. */
  docks: (Seat | null)[]
  /** Whose books lie on each objective. */
  cooked: { [objective: ObjectiveId]: Seat[] }
  /** The level that the card being played has raised (SPK-R74). */
  raised: Level | null
  war: War | null
  /** Places on the zone control tracks: the families, and the mobsters last. */
  control: { [zone in Zone]: number[] }
  sheet: ScoreLine[] | null
}

export type SpkTable = Table<Box, StepNames, Events>
export type SpkStep<Name extends keyof StepNames, Picked = undefined> = Step<
  Speakeasy,
  StepNames[Name],
  Picked,
  Box,
  StepNames,
  Events
>

export { of }

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new GameFault(`there is nothing at ${index}`)
  return found
}

export function familyOf(state: Speakeasy, seat: Seat): Family {
  const family = state.families[seat]
  if (!family) throw new GameFault(`no family sits at ${seat}`)
  return family
}

/** SPK-12.6: reputation is the sum of the five levels. */
export const reputationOf = ({ levels }: Family): number =>
  levels.vip + levels.party + levels.still + levels.convoy + levels.strength

export const handCount = (family: Family): number => family.dealt.length + family.drawn.length

/** The turn order: the upper row from left to right. */
export const turnOrder = (state: Speakeasy): Seat[] => state.upper.filter((seat) => seat !== null)

export const kindOf = (box: Box, space: Space): Kind | null =>
  space.slot === null ? null : of(box.slot, space.slot).kind
