// What each prospect is worth in dollars: while there are turns left to use it, and for every turn that is left.

import type { Opportunity, Prospect } from './prospects.ts'

/** `soon`: in full with two turns left; `each`: times the share of all turns that is left. */
interface Weight {
  readonly soon: number
  readonly each: number
}

export const WEIGHTS: { readonly [prospect in Prospect]: Weight } = {
  pocket: { soon: 0, each: 1.3 },
  morePocket: { soon: 0, each: 0.6 },
  safe: { soon: 0, each: 0.1 },
  vipLevel: { soon: 1, each: 6 },
  partyLevel: { soon: 1, each: 7 },
  stillLevel: { soon: 0, each: 10 },
  convoyLevel: { soon: 0.5, each: 6 },
  secondTruck: { soon: 1, each: 5 },
  strengthLevel: { soon: 2, each: 18 },
  price: { soon: 0.3, each: 2.5 },
  cards: { soon: 1, each: 2.5 },
  types: { soon: 0.5, each: 2.5 },
  cardLeverage: { soon: 0.5, each: 3 },
  leverage: { soon: 1, each: 3 },
  column: { soon: 0.5, each: 3 },
  tokens: { soon: 0.5, each: 2 },
  helpers: { soon: 0.5, each: 3 },
  goons: { soon: 0.7, each: 4 },
  associate: { soon: 0.1, each: 0.9 },
  vip: { soon: 2, each: 6 },
  docked: { soon: 1, each: 6 },
  crates: { soon: 1, each: 14 },
  books: { soon: 2, each: 4 },
  waitingBooks: { soon: 0.1, each: 0.1 },
  openSpeakeasies: { soon: 2, each: 5 },
  openClubs: { soon: 4, each: 7 },
  openStill: { soon: 4, each: 7 },
  guarded: { soon: 0, each: 3 },
  casinos: { soon: 2, each: 16 },
  trade: { soon: 0.1, each: 1.2 },
  shops: { soon: 1, each: 3 },
  still: { soon: 1, each: 10 },
  aboard: { soon: 1, each: 2 },
  cellar: { soon: 0.3, each: 1.5 },
  threatened: { soon: -0.9, each: 0 },
  exposed: { soon: -0.15, each: -0.2 },
}

/** The payouts of the coming Luciano phases: of the next one, of each later one, for each district held. */
export const CONTROL = { next: 0.85, later: 0.6, held: 1.5 }

/** Of what a turn could bring now, this share counts before the turn is taken. */
export const OPEN: { readonly [opportunity in Opportunity]: number } = {
  sale: 0.8,
  nextSale: 0.6,
  cook: 0.7,
  nextCook: 0.5,
  guard: 0.7,
  raid: 0.6,
  delivery: 0.3,
}

/** Every opportunity needs a turn, or nearly: the dearest come first, and the last turns count less. */
export const TURNS = { needed: 0.8, ease: 3 }
