// Corleone's Empire keeps the laws of every game, at every number of players.

import { randomFrom, redeal, type Viewer } from '@backroom/engine'
import { holdLaws } from '@backroom/engine/testing'
import { describe, expect, it } from 'vitest'
import { corleone } from './index.ts'
import { tableOf } from './testing/table.ts'

/** Whole games under the eyes of every law take their time where many programs share a machine. */
const TEST_TIMEOUT = 120_000

describe('COR-17 the laws of secrecy, replay, undo, answers and conservation', () => {
  it.each([2, 3, 4, 5])(
    'hold at every waiting point with %i players',
    (seats) => {
      expect(() => holdLaws(corleone, { seats, games: 1 })).not.toThrow()
    },
    TEST_TIMEOUT,
  )
})

it('COR-7.12 whoever has shown a job can pay for it on every deal that looks the same', () => {
  const table = tableOf(3, {
    hands: { vitale: ['job-hijacked-truck'], pizzino: [], marzullo: [] },
    hidden: { vitale: ['gun', 'booze'], pizzino: ['$1', '$2', '$3', 'gun'] },
  }).turnOf('vitale')
  table.answers('vitale', 'hand:job-hijacked-truck')
  const viewers: Viewer[] = [1, 2, 'spectator']
  for (const viewer of viewers)
    for (let deal = 0; deal < 50; deal++) {
      const other = redeal(table.play, viewer, randomFrom(`deal ${deal}`))
      expect(other.promptOf(0)).toMatchObject({ key: 'payJob', options: [{ id: 'gun+booze' }] })
    }
})
