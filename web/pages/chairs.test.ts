import { GAMES } from '@backroom/games'
import { describe, expect, test } from 'vitest'
import { SHELF, shelved } from '../games/index.ts'
import { chairsFor, type Chosen, counts, MODES, optionsOf } from './chairs.ts'
import { settingsOf } from './settings.ts'

describe.each(SHELF.map((game) => ({ game, id: game.id })))('a new table of $id', ({ game, id }) => {
  test.each(MODES)('the usual table %s is one the game knows, at every number of families', (mode) => {
    for (const count of counts(game)) {
      const options = optionsOf(game, chairsFor(mode, count, 'Ines'), {})
      expect(() => GAMES[id]?.readOptions(options, count)).not.toThrow()
    }
  })

  test('every setting reaches the game, with every value it has', () => {
    const [count = 0] = counts(game).slice(-1)
    const chairs = chairsFor('online', count, 'Ines')
    for (const { id: setting, values } of settingsOf(game))
      for (const value of values) {
        const options = optionsOf(game, chairs, { [setting]: value })
        expect(() => GAMES[id]?.readOptions(options, count)).not.toThrow()
        expect(JSON.stringify(options).includes(setting)).toBe(value !== values[0])
      }
    const all: Chosen = Object.fromEntries(
      settingsOf(game).map(({ id, values }) => [id, values.at(-1) ?? false]),
    )
    expect(() => GAMES[id]?.readOptions(optionsOf(game, chairs, all), count)).not.toThrow()
  })
})

test('the families that were asked for stand at their chairs', () => {
  const game = shelved('corleone')
  const chairs = chairsFor('solo', 3, 'Ines').map((chair, seat) =>
    seat === 1 ? { ...chair, family: 'vitale' } : chair,
  )
  expect(game && optionsOf(game, chairs, {})).toEqual({ families: [null, 'vitale', null] })
})

test('SPK-29.7 the game hears who plays alone against bots, and nothing of the kind among people', () => {
  const game = shelved('speakeasy')
  expect(game && optionsOf(game, chairsFor('solo', 3, 'Ines'), {})).toEqual({ solo: 0 })
  expect(game && optionsOf(game, chairsFor('online', 3, 'Ines'), {})).toEqual({})
})
