import { BOTS } from '@backroom/bots'
import { GAMES } from '@backroom/games'
import { expect, test } from 'vitest'
import components from '../../games/corleone/components.json' with { type: 'json' }
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

test('every bot can be invited', () => {
  expect([...LEVELS].sort()).toEqual(Object.keys(BOTS).sort())
})
