// La Cosa Nostra in the terminal: whatever stands on the table of a random game is said in finished sentences.

import { must } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { COMPLETE } from '@backroom/games/words'
import { expect, it } from 'vitest'
import { readPictures } from '../testing/pictures.ts'

const PEOPLE = ['ann', 'bob', 'cleo', 'dan']
const IDS = /\b(?:biz|ord|gang|op|inf)-[a-z0-9]/

it.each(COMPLETE)(
  'the picture in %s is made of finished sentences from the first draw to the score sheet',
  async (language) => {
    const options = { variants: ['topEarnerBonus'] }
    const { readings, totals } = await readPictures({
      game: must(GAMES, 'cosa-nostra'),
      language,
      people: PEOPLE,
      options,
      ids: IDS,
    })
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(150)
    expect(totals).toHaveLength(PEOPLE.length)
  },
)
