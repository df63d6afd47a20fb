// Which offers the bargain itself says aloud.

import { expect, it } from 'vitest'
import { isOfferToMe } from './Windows.tsx'

it('LCN-R32 an offer for me is said by the bargain alone, every other thing by the table', () => {
  const mine = (type: string, from: number, to: number | 'all', viewer: number | 'spectator' = 1) =>
    isOfferToMe({ type, from, to }, { viewer })
  expect([mine('offered', 0, 1), mine('offered', 0, 'all')]).toEqual([true, true])
  expect([mine('offered', 0, 2), mine('offered', 1, 0), mine('offered', 1, 'all')]).toEqual([
    false,
    false,
    false,
  ])
  const among = (from: number, seats: number[]) =>
    isOfferToMe({ type: 'offeredAmong', from, seats }, { viewer: 1 })
  expect([among(0, [0, 1, 2]), among(1, [0, 1, 2]), among(0, [0, 2, 3])]).toEqual([true, false, false])
  expect([mine('deal', 0, 1), mine('offered', 0, 'all', 'spectator')]).toEqual([false, false])
})
