import { BOTS } from '@backroom/bots'
import { GAMES } from '@backroom/games'
import { messagesFor } from '@backroom/games/words'
import { expect, test } from 'vitest'
import components from '../../games/corleone/components.json' with { type: 'json' }
import en from '../text/en.json' with { type: 'json' }
import pl from '../text/pl.json' with { type: 'json' }
import { LEVELS, SHELF, shelved } from './index.ts'

test('what the shelf says of a game is what the game says', () => {
  const playable = SHELF.filter(({ screen }) => screen)
  expect(playable.length).toBeGreaterThan(0)
  for (const { id, players, solo = false } of playable) {
    expect(players).toEqual(GAMES[id]?.players)
    expect(solo).toBe(GAMES[id]?.solo !== undefined)
  }
})

test('the families that one may choose are those of the box', () => {
  expect([...(shelved('corleone')?.families ?? [])].sort()).toEqual(
    components.families.list.map(({ id }) => id).sort(),
  )
})

test.each(['en', 'pl'])(
  'games and bots are called the same on the page and by the server in %s',
  async (language) => {
    const page: { readonly [key: string]: string } = { en, pl }[language] ?? {}
    for (const { id } of SHELF) {
      const { texts } = await messagesFor(id, language)
      expect(page[`game.${id}`]).toBe(texts['game.title'])
      for (const bot of LEVELS) expect(page[`bot.${bot}`]).toBe(texts[`bot.${bot}`])
    }
  },
)

test('what can be set on the page are options of the game, with their usual values', () => {
  for (const { id, families, seatsBy, settings } of SHELF) {
    const options = new Map(GAMES[id]?.options?.map((option) => [option.name, option]))
    expect(options.get(seatsBy)).toMatchObject({
      kind: 'bySeat',
      values: expect.arrayContaining([...families]),
    })
    for (const { id: name, values, listedIn } of settings) {
      const option = options.get(listedIn ?? name)
      const listed = option && 'values' in option ? option.values : []
      const usual = values[0] === 0 ? null : values[0]
      expect([name, listedIn ? listed.includes(name) : option?.usual === usual]).toEqual([name, true])
    }
  }
})

test('every bot can be invited', () => {
  expect([...LEVELS].sort()).toEqual(Object.keys(BOTS).sort())
})
