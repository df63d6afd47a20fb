// The box: what lies in it, read from the components file and ready for use.

import * as v from 'valibot'
import printed from './components.json' with { type: 'json' }
import { type Effect, effect } from '../effects/schema.ts'
import { type CardId, CARDS, THIMBLES, type ThimbleId } from '../words.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const schema = v.object({
  thimbles: v.array(v.picklist(THIMBLES)),
  cash: count,
  bank: count,
  prize: count,
  stake: count,
  cards: v.array(v.object({ id: v.picklist(CARDS), count, effects: v.array(effect) })),
})

export interface Box {
  readonly thimbles: readonly ThimbleId[]
  readonly cash: number
  readonly bank: number
  /** For whoever points at the pea, and from whoever does not. */
  readonly prize: number
  readonly stake: number
  readonly deck: readonly CardId[]
  readonly effects: { readonly [card in CardId]?: readonly Effect[] }
  readonly rounds: number
}

const { cards, ...plain } = v.parse(schema, printed)

/** Everybody hides the pea so often. */
export const openBox = (rounds: number): Box => ({
  ...plain,
  deck: cards.flatMap(({ id, count: copies }) => Array<CardId>(copies).fill(id)),
  effects: Object.fromEntries(cards.map(({ id, effects }) => [id, effects])),
  rounds,
})
