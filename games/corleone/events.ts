// Everything that can happen at a table of Corleone's Empire, and who may hear of which part of it.

import type { EventOf } from '@backroom/engine'
import {
  bySeat,
  type EventsOf,
  list,
  name,
  number,
  numbered,
  open,
  orNone,
  partly,
  seat,
  together,
} from '../kinds.ts'
import type {
  AllyId,
  BusinessId,
  CardId,
  FigureId,
  Good,
  JobId,
  MoneyCard,
  Phase,
  SpaceId,
  TurfId,
} from './words.ts'

const allies = list(name<AllyId>())
const cards = list(name<CardId>())
const coins = list(name<MoneyCard>())
const business = name<BusinessId>()
const figure = name<FigureId>()
const job = name<JobId>()
const turf = name<TurfId>()

export const EVENTS = {
  // ——— the course of the game
  began: open({ seat }),
  act: open({ act: numbered('act') }),
  phase: open({ phase: name<Phase>(), act: numbered('act') }),
  businessOpened: open({ business, turf }),
  jobOpened: open({ job }),
  jobsShuffled: open({}),
  alliesLaid: open({ allies }),
  memberJoined: open({ figure }),
  // ——— turns
  thugPlaced: open({ seat, figure, business }),
  memberPlaced: open({ seat, figure, space: name<SpaceId>() }),
  allyPlayed: open({ seat, ally: name<AllyId>() }),
  turnSkipped: open({ seat }),
  frontShared: open({ controller: seat, business }),
  frontUsed: open({ seat, business }),
  backUsed: open({ seat, business }),
  jobStarted: open({ seat, job }),
  jobPaid: open({ seat, cards: list(name<Good>()) }),
  jobCompleted: open({ seat, job }),
  took: open({ seat, cards }),
  suitcased: open({ seat, cards: coins }),
  jobsDrawn: partly({ seat, count: number }, { cards: list(job) }),
  jobKept: partly({ seat, discarded: orNone(job) }, { job }),
  horseHead: open({ seat }),
  traded: open({ seat, cards }),
  // ——— figures and rivals
  moved: open({ seat, figure, place: name() }),
  gunnedDown: open({ by: seat, figure }),
  driveBy: open({ seat, turf }),
  carBomb: open({ seat, turf }),
  offer: open({ seat }),
  offersShown: open({ seat, offers: list(together({ rival: seat, card: orNone(name<MoneyCard>()) })) }),
  stolen: partly({ seat, rival: seat }, { card: name<CardId>() }),
  forcedToDiscard: open({ seat, rival: seat, count: number }),
  discarded: open({ seat, cards }),
  unsuitcased: open({ seat, rival: seat, cards: coins }),
  // ——— the end of an act and of the game
  turfFought: open({ turf, winner: orNone(seat), influence: bySeat(number), neutral: number }),
  markerPlaced: open({ seat, turf }),
  markerMoved: open({ seat, from: turf, turf }),
  bribesShown: open({ bribes: list(together({ seat, cards: coins })) }),
  allyTaken: open({ seat, ally: name<AllyId>(), cards: coins }),
  bribeReturned: open({ seat, cards: coins }),
  alliesBack: open({ seat, allies }),
  tribute: open({ seat, cards }),
  handEmptied: open({ seat, money: coins, discarded: cards }),
  ended: open({ winners: list(seat), scores: bySeat(number) }),
} as const

export type Events = EventsOf<typeof EVENTS>
/** Something that has happened, as somebody hears of it. */
export type CorleoneEvent = EventOf<Events>
