// What a hand lacks for a job. COR-7.12, COR-7.13.

import { must } from '@backroom/engine'
import { expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'
import { goodsAmong, missingFor } from './goods.ts'

// The drive-by costs two guns and booze.
it.each([
  [[], ['gun', 'gun', 'booze']],
  [
    ['gun', '$5', 'job-offer'],
    ['gun', 'booze'],
  ],
  [
    ['booze', 'bloodMoney'],
    ['gun', 'gun'],
  ],
  [['booze', 'narcotics'], ['gun']],
  [['gun', 'gun', 'gun', 'narcotics'], []],
  [['narcotics', 'narcotics', 'narcotics', 'narcotics'], []],
])('COR-7.13 with %j a job still lacks %j, narcotics standing for any', (hand, missing) => {
  const job = { ...must(tableOf(2).box.job, 'job-drive-by'), requires: ['gun', 'gun', 'booze'] as const }
  expect(missingFor(job, goodsAmong(hand))).toEqual(missing)
})
