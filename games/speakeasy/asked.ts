// Everything that can be asked, picked or refused at a table of Speakeasy, and what the sentences about it speak of.

import { askingFor } from '../asking.ts'
import { ACTIONS, GAINS } from './effects/vocabulary.ts'
import {
  bySeat,
  flag,
  type Having,
  list,
  money,
  name,
  number,
  numbered,
  optional,
  type OptionOf,
  orNone,
  seat,
  unsaid,
  word,
} from '../kinds.ts'
import type {
  CardId,
  ContactId,
  DiscardReason,
  Help,
  HelperId,
  Kind as BuildingKind,
  Level,
  MobsterId,
  Mode,
  ObjectiveId,
  Operation,
  RestaurantAction,
  ShipId,
  SlotId,
  SpaceId,
  TokenColumn,
  TokenId,
  TypeOrAny,
  Zone,
} from './words.ts'

const contact = name<ContactId>()
const helper = name<HelperId>()
const card = name<CardId>()
const token = name<TokenId>()
const level = name<Level>()
const zone = name<Zone>()
const space = name<SpaceId>()
const slot = name<SlotId>()
const ship = name<ShipId>()
const mobster = name<MobsterId>()
const objective = name<ObjectiveId>()
const district = numbered('district')
const column = numbered('column')
const truck = number

const site = { space, mode: unsaid<Mode>(), cost: money, short: number }
const support = { help: unsaid<Help>(), goons: number, cost: money, total: money, cards: number }
const dinner = { action: unsaid<RestaurantAction>() }
const action = { index: unsaid<number>() }

/** An effect that can be an action of a contact. */
export type Action = keyof typeof GAINS | keyof typeof ACTIONS
export const isAction = (op: string): op is Action => Object.hasOwn(GAINS, op) || Object.hasOwn(ACTIONS, op)

/** What is done next at a contact: an option for each effect that can be an action. */
const actions = Object.fromEntries(
  Object.keys({ ...GAINS, ...ACTIONS }).map((op) => [`action.${op}`, action]),
) as {
  readonly [Op in Action as `action.${Op}`]: typeof action
}

export const OPTIONS = {
  none: {},
  stop: {},
  contact: { contact },
  swapCapo: { contact, owner: seat },
  parkLeverage: {},
  parkBook: {},
  deck: { deck: name<Operation>() },
  card: { card },
  helper: { helper },
  token: { token },
  /** On the display of city tokens. */
  tokenThere: { token, column: word<TokenColumn>(), row: unsaid<number>() },
  /** Back to the middle column; `played`: it is one of those played this turn. */
  layToken: { token, row: number, played: flag },
  raiseLevel: { level, cards: number },
  raiseAgain: {},
  column: { column, cards: number },
  toVip: {},
  toDock: { zone, row: number, dock: unsaid<number>() },
  dockBonus: { row: number },
  moveMember: { from: numbered('from'), to: unsaid<number>(), zone, row: number },
  building: { space, kind: orNone(name<BuildingKind>()) },
  stillArea: {},
  slot: { slot, kind: unsaid<BuildingKind>(), cost: money, cards: number },
  openHere: site,
  takeOverHere: site,
  upgradeHere: site,
  /** `cost`: what the associate takes; `total`: all that the takeover costs with this support, nothing in a defence. */
  supportAlone: support,
  supportPaid: support,
  supportFree: support,
  mobster: { mobster, district },
  ship: { ship },
  /** Hired members by seat. */
  ambushWith: { hired: bySeat(number), goons: number, cost: money },
  truckEnter: { truck, district },
  truckMove: { truck, district },
  truckLoad: { truck },
  truckBuy: { truck, count: number, cost: money },
  truckUnload: { truck, space },
  'restaurant.playCard': dinner,
  'restaurant.playTokens': dinner,
  'restaurant.cookBooks': dinner,
  objective: { objective },
  rebuildStill: {},
  ...actions,
} as const

/** Anything that can be picked. */
export type SpeakeasyOption = OptionOf<typeof OPTIONS>
type Said = SpeakeasyOption['say']
/** The options of these sentences. */
export type Choice<Say extends Said> = Extract<SpeakeasyOption, { readonly say: Say }>

export type Site = Choice<'openHere' | 'takeOverHere' | 'upgradeHere'>
export type Support = Choice<'supportAlone' | 'supportPaid' | 'supportFree'>
export type Raid = Choice<'ambushWith'>
export type TruckOption = Choice<'truckEnter' | 'truckMove' | 'truckLoad' | 'truckBuy' | 'truckUnload'>
export type RestaurantOption = Choice<
  'restaurant.playCard' | 'restaurant.playTokens' | 'restaurant.cookBooks'
>
export type ActionOption = Choice<`action.${Action}`>

export type None = Choice<'none'>
/** Leaving an effect out, where the rules let one. */
export const NONE: None = { id: 'none', say: 'none' }

export type Stop = Choice<'stop'>
/** Being done with something that could go on. */
export const STOP: Stop = { id: 'stop', say: 'stop' }

/** What each question speaks of. */
export const PROMPTS = {
  setUpDock: {},
  firstBuilding: {},
  firstSite: { slot },
  firstCard: {},
  useHelper: {},
  copyHelper: {},
  placeCapo: {},
  contactRow: { contact, row: unsaid<number>() },
  draw: {},
  layTokens: {},
  takeHelper: {},
  takeToken: {},
  raise: { target: name<Level | 'any'>() },
  raiseAgain: { target: level },
  discard: { count: number, reason: word<DiscardReason>() },
  member: {},
  dockBonus: {},
  rearrange: {},
  hireGoons: { costs: list(money) },
  /** `range`: how much more the trucks get. */
  playCard: { type: word<TypeOrAny>(), range: unsaid<number>() },
  sell: { low: money, high: money },
  protect: { cost: number, leverage: number, tokens: number },
  /** The range that every truck has left. */
  drive: { left: list(number) },
  build: {},
  site: { slot, ignoreDefence: unsaid<boolean>() },
  takeOver: { slot, space, strength: number, own: number },
  associate: {},
  ambush: {},
  raid: { ship, defence: number },
  stolenBarrel: {},
  memberReturns: {},
  changeTurnOrder: {},
  restaurant: {},
  playToken: {},
  cook: {},
  parkSwap: {},
  parkBonus: { by: seat },
  warTurn: {},
  defend: { space, kind: orNone(word<BuildingKind>()), strength: number, own: number },
  rebuildStill: {},
} as const

export type QuestionKey = keyof typeof PROMPTS
/** What a question speaks of. */
export type About<Key extends QuestionKey> = Having<(typeof PROMPTS)[Key]>

/** Why a thing cannot be picked: what the sentence says of it. */
export const REASONS = {
  contactTaken: { contact },
  /** At the Restaurant, for a column of the turn order, for a level. */
  cardsMissing: { contact: optional(contact), column: optional(column), level: optional(level) },
  columnTaken: { column },
  helperDoesNothing: { helper },
  highestLevel: { level },
  otherCardType: { card },
  otherKind: { slot },
  noSiteOrMoney: { slot },
  districtBlocked: { space },
  ownAssociate: { space },
  tooStrong: { space },
  spaceOccupied: { space },
  oneAZone: { space },
  notByThis: { space },
  tooDear: { space },
  notOperating: { space },
  alreadyProtected: { space },
  noRangeLeft: {},
  notAdjacent: {},
  barrelThere: { space },
  notAtTheStill: { space },
  anothersAssociate: { mobster },
  shipTooStrong: { ship },
  ownBookThere: { objective },
  noBookSpace: { objective },
  requirementNotMet: { objective },
} as const

/** A rule that forbids something, and the name of the sentence that says so. */
export interface Why {
  readonly rule: string
  readonly why: keyof typeof REASONS
}

export const ask = askingFor<typeof PROMPTS, SpeakeasyOption>()
