// A game of Speakeasy as plain data, split by who may know it.

import { GameFault, must, type Seat, type Step, type Table } from '@backroom/engine'
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

/** What everybody sees of a family. */
export interface Family {
  color: ColorId
  pocket: number
  levels: { [level in Level]: number }
  goons: number
  leverage: number
  /** Family members: in the supply, waiting on the reputation track, in the VIP area, out of the game. */
  members: { supply: number; waiting: number; vip: number; gone: number }
  books: { supply: number; board: number }
  /** The card in each area. */
  area: { [type in Operation]: CardId | null }
  tokens: TokenId[]
  /** Helper cards beside the board. */
  helpers: HelperId[]
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

/** What a family keeps to itself until the end. SPK-30.1, SPK-30.4. */
export interface Own {
  safe: number
  /** Cards in hand that were dealt unseen; their types are known to all, since one of each was dealt (SPK-3.18). */
  dealt: CardId[]
  /** Cards in hand that were drawn from a face-up deck, so that all have seen them. */
  drawn: CardId[]
  /** Helper cards behind the safe screen. */
  used: HelperId[]
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

/** What everybody may look at. SPK-30.3. */
export interface Open {
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
  /** Districts that face the next mob war or await a cop. */
  threats: District[]
  patrols: District[]
  mobSupply: number
  /** City tokens: the open ones, the returned ones (the top is the last), and those played this turn. */
  tokenOpen: (TokenId | null)[]
  tokenMiddle: TokenId[][]
  tokensPlayed: TokenId[]
  zoneTiles: { [zone in Zone]: string }
  parkTiles: string[]
  /** The cards that lie face up on the decks. */
  deckTops: { [type in Operation]: CardId | null }
  helperRow: HelperId[]
  ships: ShipAt[]
  /** The crate that lies face up on the stack. */
  crateTop: CrateId | null
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

/** What lies face down or behind a screen. */
export interface Secret {
  /** By family. */
  families: Own[]
  /** Face-down stacks of the time track. */
  threatStacks: District[][]
  patrolStacks: District[][]
  /** Mobster tiles that have not come into play, and those that never will. */
  tiles: { [letter in Letter]: MobsterId[] }
  tilesGone: MobsterId[]
  tokenStacks: TokenId[][]
  /** Below the face-up top, the next card last; the lowest `under` cards were laid there face up. */
  decks: { [type in Operation]: { cards: CardId[]; under: number } }
  helperDeck: HelperId[]
  /** Below the face-up top, the next one last. */
  crates: CrateId[]
}

export interface Speakeasy {
  readonly open: Open
  readonly secret: Secret
}

/** A family's side of the table: what everybody knows, and what it alone does. */
export interface Side {
  readonly open: Open
  readonly own: Own
  readonly box: Box
  readonly seat: Seat
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

export { must }

export function item<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new GameFault(`there is nothing at ${index}`)
  return found
}

export function familyOf(open: Open, seat: Seat): Family {
  const family = open.families[seat]
  if (!family) throw new GameFault(`no family sits at ${seat}`)
  return family
}

export function ownOf(secret: Secret, seat: Seat): Own {
  const own = secret.families[seat]
  if (!own) throw new GameFault(`no family sits at ${seat}`)
  return own
}

export const sideOf = ({ open, secret }: Speakeasy, box: Box, seat: Seat): Side => ({
  open,
  own: ownOf(secret, seat),
  box,
  seat,
})

/** SPK-12.6: reputation is the sum of the five levels. */
export const reputationOf = ({ levels }: Family): number =>
  levels.vip + levels.party + levels.still + levels.convoy + levels.strength

export const handOf = ({ dealt, drawn }: Own): CardId[] => [...dealt, ...drawn]
export const handCount = ({ dealt, drawn }: Own): number => dealt.length + drawn.length

/** The turn order: the upper row from left to right. */
export const turnOrder = (open: Open): Seat[] => open.upper.filter((seat) => seat !== null)

export const kindOf = (box: Box, space: Space): Kind | null =>
  space.slot === null ? null : must(box.slot, space.slot).kind
