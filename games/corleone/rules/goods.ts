// What jobs cost, and what of it is missing. COR-7.12, COR-7.13.

import type { Job } from '../components/box.ts'
import type { GoodsCount } from '../state.ts'
import { type CardId, type CommonGood, isGood } from '../words.ts'

/** The goods among these cards, counted. */
export function goodsAmong(cards: Iterable<CardId>): GoodsCount {
  const goods: GoodsCount = { gun: 0, booze: 0, bloodMoney: 0, narcotics: 0 }
  for (const card of cards) if (isGood(card)) goods[card]++
  return goods
}

/** The goods that a job still lacks, narcotics standing for any. */
export function missingFor(job: Job, goods: GoodsCount): CommonGood[] {
  const left = { ...goods }
  const missing = job.requires.filter((good) => left[good]-- <= 0)
  return missing.slice(goods.narcotics)
}
