// Finished games, kept: a change of the rules that would alter any of them is seen here.

import { type GameRecord, RecordError, verifyRecord } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import two from './fixtures/2-players.json' with { type: 'json' }
import three from './fixtures/3-players.json' with { type: 'json' }
import four from './fixtures/4-players.json' with { type: 'json' }
import five from './fixtures/5-players.json' with { type: 'json' }
import { corleone } from './index.ts'

const RECORDS = [two, three, four, five] as readonly GameRecord[]

describe('games that were played', () => {
  it.each(RECORDS.map((record) => [record.seats.length, record] as const))(
    'a game of %i players still leads to the very same end',
    (_players, record) => {
      const play = verifyRecord(corleone, record)
      expect(play.core.over?.winners.length).toBeGreaterThan(0)
    },
  )

  it('a game of another version is not replayed by these rules', () => {
    const record = { ...(two as GameRecord), version: 0 }
    expect(() => verifyRecord(corleone, record)).toThrow(RecordError)
  })
})
