// What the sentences of the game speak of.

import { list, money, name, number, numbered, orNone, seat } from '../kinds.ts'
import { ofEvents, ofOptions, ofPrompts, ofReasons, type SentenceKinds } from '../sentences.ts'
import { OPTIONS, PROMPTS, REASONS } from './asked.ts'
import { VOCABULARY } from './effects/vocabulary.ts'
import { EVENTS } from './events.ts'
import {
  type Attached,
  type BusinessId,
  type BusinessType,
  type GangsterId,
  INFLUENCE,
  type MonopolyId,
  type OrderId,
  type Phase,
} from './words.ts'

/** What is printed on cards, what the terminal shows of the table, and the score sheet. */
const PRINTED: SentenceKinds = {
  'card.requires': { requires: list(name<BusinessType>()) },
  'card.noRequires': {},
  'card.difficulty': { difficulty: number },
  'card.difficultyOfTarget': {},
  'card.successes': { successes: number },
  'card.failure': {},
  'card.stake': { max: money },
  'card.target': {},
  'card.strength': { strength: number },
  'card.recruitCost': { price: money },
  'card.price': { price: money },
  'card.income': { income: money },
  'card.countsFor': { monopoly: name<MonopolyId>() },
  'card.monopoly': { type: name<BusinessType>() },
  'card.lawyer': {},
  'card.politician': {},
  'card.cop': {},
  ...Object.fromEntries(INFLUENCE.map((card) => [`card.${card}`, {}])),
  'table.heading': { round: numbered('round'), phase: name<Phase>(), start: seat },
  'table.market': { count: number },
  'table.empty': {},
  'table.monopolies': {},
  'table.monopoly': { monopoly: name<MonopolyId>(), seat: orNone(seat) },
  'table.family': { seat, cash: money, income: money, laundered: money },
  'table.counts': { orders: number, influence: number, markers: number },
  'table.gangster': { gangster: name<GangsterId>(), strength: number },
  'table.outOfAction': {},
  'table.used': {},
  'table.noTask': {},
  'table.back': { round: numbered('round') },
  'table.planned': { order: name<OrderId>() },
  'table.purchase': { business: name<BusinessId>() },
  'table.carries': { on: list(name<Attached>()) },
  'table.business': { business: name<BusinessId>(), price: money, income: money },
  'table.markersOf': { seats: list(seat) },
  'table.trophies': { trophies: list(name<GangsterId>()) },
  'table.orders': {},
  'table.influence': {},
  'table.offers': {},
  'table.die': { value: number },
  'sheet.title': {},
  'sheet.cash': {},
  'sheet.income': {},
  'sheet.topEarner': {},
  'sheet.mostGangsters': {},
  'sheet.laundered': {},
  'sheet.muscle': {},
  'sheet.total': {},
  'sheet.tieBreak': {},
  'sheet.winners': { winners: list(seat) },
}

/** What orders do, as it is printed on them: in full, and in a few words. */
const ofEffects = (): SentenceKinds =>
  Object.fromEntries(
    Object.entries(VOCABULARY).flatMap(([op, { says }]) => [
      [`card.${op}`, says],
      [`effect.${op}`, says],
    ]),
  )

export const SENTENCES: SentenceKinds = {
  ...ofEvents(EVENTS),
  ...ofOptions(OPTIONS),
  ...ofPrompts(PROMPTS),
  ...ofReasons(REASONS),
  ...PRINTED,
  ...ofEffects(),
}
