// Speakeasy in the terminal: whatever stands on the table of a random game is said in finished sentences.

import { begin } from '@backroom/engine'
import { speakeasy } from '@backroom/games'
import { COMPLETE, wordsFor } from '@backroom/games/words'
import { describe, expect, it } from 'vitest'
import { readPictures } from '../testing/pictures.ts'
import { seatTitles } from './index.ts'
const IDS = /\b(?:op|mob|city|helper|crate|book|park|port|zone|district|act)-[A-Za-z0-9]|\b\d+-\d\b|_/

describe.each(COMPLETE)('the picture of Speakeasy in %s', (language) => {
  it.each([
    [3, { solo: 1 }],
    [2, {}],
    [3, { rebuildStill: true }],
  ])('for %d with %j is made of finished sentences up to the score sheet', async (seats, options) => {
    const { readings, totals } = await readPictures({
      game: speakeasy,
      language,
      people: ['ann', 'bob', 'cleo'].slice(0, seats),
      options,
      ids: IDS,
      // A truck tour is many questions over one board.
      looks: ({ seat, key }) => seat === 0 && key !== 'drive',
    })
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(300)
    expect(totals).toHaveLength(seats)
  })

  it('calls a seat by colour and person', async () => {
    const words = await wordsFor('speakeasy', language)
    const play = begin(speakeasy, 2, 'names', { colors: ['blue', 'green'] })
    expect(seatTitles(play, words, ['ann', 'bob'])).toEqual([
      `${words.name('blue')} (ann)`,
      `${words.name('green')} (bob)`,
    ])
  })
})
