// What the sentences speak of that describe a table: what is printed, what lies on the board, the score sheet.

import {
  bySeat,
  type Fields,
  list,
  money,
  name,
  number,
  numbered,
  optional,
  orNone,
  seat,
  text,
  together,
  word,
} from '../kinds.ts'
import type { SentenceKinds } from '../sentences.ts'
import { CASH_PER, type Kind } from './words.ts'

/** What is printed beside the effects of a thing. */
const CARD = {
  leverage: { leverage: number },
  vip: {},
  party: {},
  still: {},
  convoy: {},
  cost: { cost: money, cards: number },
  bottle: { bottle: name(), value: money },
  mobster: { strength: number, cost: money },
  objective: { safe: money },
  anyBuilding: {},
} as const

/** What the cash of a crate is counted by. */
const CASH = Object.fromEntries(CASH_PER.map((per) => [per, { rate: money, max: orNone(number) }]))

const n = { n: number }
const kind = word<Kind>()

/** What objectives ask for. */
const NEED = {
  protected_buildings: n,
  kind_with_barrel: { n: number, kind },
  buildings_with_barrel: n,
  leverage_total: n,
  levels_at_least: { count: number, level: number },
  strength_total: n,
  kind_in_each_zone: { n: number, kind },
  barrel_in_each_zone: n,
  kind_on_map: { n: number, kind },
  zone_combo: {
    kinds: together({
      speakeasy: optional(number),
      still: optional(number),
      nightclub: optional(number),
      casino: optional(number),
    }),
    placement: word<'same' | 'different' | 'any'>(),
  },
  crates: n,
  protected_districts: n,
  reputation: n,
  park_tile: { slot: number },
  zone_tile: { zone: name() },
} as const

/** The table in lines. */
const BOARD = {
  heading: { act: name(), phase: name(), round: number },
  order: { order: list(together({ seat, cost: number })) },
  next: { order: list(together({ seat, column: numbered('column') })) },
  zone: { zone: name(), payout: list(money), shares: bySeat(number) },
  blocked: {},
  cop: {},
  patrol: {},
  threat: {},
  mobster: { mobster: name(), strength: number },
  associateOf: { mobster: name(), strength: number, owner: seat },
  truck: { owner: seat, load: number },
  berth: { ship: name(), port: name() },
  space: { space: name(), what: text },
  mob: {},
  empty: {},
  token: { token: name() },
  building: { kind: name(), owner: seat },
  guarded: {},
  closed: {},
  barrel: {},
  locations: {},
  contact: { contact: name(), owner: orNone(seat), does: text },
  guests: { contact: name(), order: list(seat), does: text },
  ships: {},
  ship: {
    ship: name(),
    port: name(),
    barrels: number,
    price: money,
    defence: number,
    crate: optional(name()),
    cash: optional(text),
    lasting: optional(text),
  },
  docks: {},
  dock: { zone: name(), rows: list(together({ row: number, owner: orNone(seat) })) },
  dockBonus: { row: number, does: text },
  decks: {},
  helpers: {},
  tokens: { tokens: list(name()) },
  objectives: {},
  books: { objective: name(), needs: text, brings: text, order: list(seat) },
  supply: { barrels: number, leverage: number, mobs: number },
  family: { owner: seat, pocket: money, cards: number, capos: number },
  levels: {
    vip: number,
    party: number,
    still: number,
    convoy: number,
    strength: number,
    reputation: number,
  },
  people: {
    vip: number,
    seats: number,
    goons: number,
    leverage: number,
    tokens: number,
    books: number,
    cellar: number,
  },
  area: { cards: list(name()) },
  hasTokens: { tokens: list(name()) },
  hasHelpers: { helpers: list(name()) },
  hasCrate: { crate: name(), does: text },
  associate: { mobster: name(), does: text },
  left: { kinds: list(name()) },
  safe: { safe: money, funds: money },
  hand: {},
} as const

const SHEET = {
  title: {},
  pocket: {},
  safe: {},
  buildings: {},
  bottles: {},
  total: {},
  winners: { winners: list(seat) },
} as const

const SECTIONS: { readonly [section: string]: { readonly [key: string]: Fields } } = {
  card: CARD,
  cash: CASH,
  need: NEED,
  board: BOARD,
  sheet: SHEET,
}

export const SHOWN: SentenceKinds = Object.fromEntries(
  Object.entries(SECTIONS).flatMap(([section, keys]) =>
    Object.entries(keys).map(([key, fields]) => [`${section}.${key}`, fields]),
  ),
)
