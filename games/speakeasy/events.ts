// Everything that can happen at a table of Speakeasy. All of it is open: what is hidden here is never told.

import type { EventOf } from '@backroom/engine'
import {
  bySeat,
  either,
  type EventsOf,
  list,
  money,
  name,
  number,
  numbered,
  open,
  optional,
  orNone,
  seat,
  together,
  unsaid,
  word,
} from '../kinds.ts'
import type {
  CardId,
  ContactId,
  CrateId,
  DiscardReason,
  HelperId,
  Help,
  Income,
  Kind as BuildingKind,
  Level,
  MobsterId,
  Mode,
  ObjectiveId,
  Operation,
  Purpose,
  ShipId,
  SlotId,
  SpaceId,
  TokenId,
  Zone,
} from './words.ts'

const district = numbered('district')
const districts = list(district)
const kind = word<BuildingKind>()
/** An empty building has none. */
const standing = orNone(kind)
const space = name<SpaceId>()
const spaces = list(space)
const token = name<TokenId>()
const helper = name<HelperId>()
const card = name<CardId>()
const ship = name<ShipId>()
const zone = name<Zone>()
const mobster = name<MobsterId>()
const help = word<Help>()

export const EVENTS = {
  // ——— the course of the game
  began: open({ seat }),
  act: open({ act: numbered('act'), capos: number }),
  round: open({ act: numbered('act'), round: number }),
  turn: open({ seat }),
  turnOrder: open({ order: list(seat) }),
  over: open({ winners: list(seat), scores: bySeat(money), rank: orNone(numbered('rank')) }),
  // ——— money
  paid: open({ seat, cost: money, pocket: money, safe: money, purpose: word<Purpose>() }),
  earned: open({ seat, amount: money, income: word<Income>() }),
  safeFilled: open({ seat, amount: money, income: word<'zone' | 'book'>() }),
  // ——— cards, helpers, tokens
  helperUsed: open({ seat, helper }),
  helperCopied: open({ seat, helper }),
  helperTaken: open({ seat, helper }),
  helperShown: open({ helper }),
  cardDrawn: open({ seat, card, deck: word<Operation>() }),
  cardPlayed: open({ seat, card, deck: word<Operation>() }),
  cardsDiscarded: open({ seat, cards: list(card), reason: word<DiscardReason>() }),
  tokenTaken: open({ seat, token, column: word<'open' | 'middle'>() }),
  tokenShown: open({ token }),
  tokenPlayed: open({ seat, token }),
  tokenLaid: open({ seat, token, row: number }),
  // ——— people
  capoPlaced: open({ seat, contact: name<ContactId>() }),
  caposSwapped: open({ seat, owner: seat, contact: name<ContactId>(), park: unsaid<ContactId>() }),
  markerMoved: open({ seat, column: numbered('column') }),
  levelRaised: open({ seat, level: name<Level>(), to: number, reputation: number }),
  leverageGained: open({ seat, count: number }),
  goonsGained: open({ seat, count: number }),
  goonsHired: open({ seat, count: number, cost: money }),
  booksGained: open({ seat, count: number }),
  bookCooked: open({ seat, objective: name<ObjectiveId>() }),
  memberToVip: open({ seat }),
  memberToDocks: open({ seat, zone, row: number }),
  memberMoved: open({ seat, zone, row: number }),
  memberReturned: open({ seat, to: word<'vip' | 'supply'>() }),
  associateTaken: open({ seat, mobster, district }),
  protected: open({ seat, spaces, leverage: number, tokens: number }),
  // ——— barrels, trucks and ships
  produced: open({ seat, count: number }),
  sold: open({ seat, spaces, money }),
  truckMoved: open({ seat, truck: number, district }),
  barrelLoaded: open({ seat, truck: number, district }),
  barrelsBought: open({ seat, ship, count: number, cost: money }),
  barrelDelivered: open({ seat, truck: number, space }),
  shipSailed: open({ ship, port: name() }),
  shipAmbushed: open({ seat, ship, goons: number, hired: bySeat(number), attack: number, defence: number }),
  crateTaken: open({ seat, crate: name<CrateId>() }),
  barrelStolen: open({ seat, ship, to: name() }),
  // ——— buildings and wars
  built: open({
    seat,
    slot: unsaid<SlotId>(),
    kind,
    space,
    mode: word<Mode>(),
    token: orNone(token),
    goons: number,
    help,
    attack: optional(number),
    strength: optional(number),
  }),
  mobWars: open({ districts }),
  mobWar: open({ district, mobster, strength: number }),
  buildingHeld: open({ seat, space, kind: standing, goons: number, help, defence: number, strength: number }),
  buildingLost: open({ seat, space, kind: standing }),
  stillReturned: open({ seat }),
  mobsterLeft: open({ district, mobster }),
  threatened: open({ districts }),
  copsArrived: open({ districts }),
  patrolsComing: open({ districts }),
  districtControlled: open({ district, controllers: either(list(seat), word<'mobsters'>()) }),
  zonePaid: open({
    zone,
    counts: unsaid<readonly number[]>(),
    payouts: unsaid<readonly number[]>(),
    shares: list(together({ seat, held: number, money })),
    mobsters: number,
  }),
} as const

export type Events = EventsOf<typeof EVENTS>
/** Something that has happened. */
export type SpeakeasyEvent = EventOf<Events>
