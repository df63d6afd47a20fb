// What jobs cost, and what of it is missing. COR-7.12, COR-7.13.

import type { Job } from '../components/box.ts'
import type { GoodsCount } from '../state.ts'
import type { CardId, CommonGood } from '../words.ts'

/** The goods among these cards, counted. */
export function goodsAmong(cards: readonly CardId[]): GoodsCount {
  const goods: GoodsCount & { [card: CardId]: number } = { gun: 0, booze: 0, bloodMoney: 0, narcotics: 0 }
  for (const card of cards) {
    const count = goods[card]
    if (count !== undefined) goods[card] = count + 1
  }
  return goods
}

/** The goods that a job still lacks, narcotics standing for any. */
export function missingFor(job: Job, goods: GoodsCount): CommonGood[] {
  const left = { ...goods }
  const missing: CommonGood[] = []
  for (const good of job.requires) if (left[good]-- <= 0 && left.narcotics-- <= 0) missing.push(good)
  return missing
}
