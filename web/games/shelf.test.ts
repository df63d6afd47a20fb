import { BOTS } from '@backroom/bots'
import { CHARACTERS, LEVELS, YARDSTICKS } from '@backroom/bots/levels'
import { GAMES } from '@backroom/games'
import { expect, test } from 'vitest'
import { FACED } from '../kit/faces/Face.tsx'
import { SHELF } from './index.ts'
import { SCREENS } from './list.ts'

test('every game of the house is on the shelf, and every screen belongs to one', () => {
  const ids = SHELF.map(({ id }) => id)
  expect(ids).toEqual(Object.keys(GAMES))
  expect(Object.keys(SCREENS).filter((id) => !ids.includes(id))).toEqual([])
})

test('a screen bears the id of its game', async () => {
  for (const [id, load] of Object.entries(SCREENS)) expect((await load()).id).toBe(id)
})

test('whoever can be invited exists, those who play better further down, and the rest are yardsticks', () => {
  expect(Object.keys(BOTS)).toEqual([...YARDSTICKS, ...LEVELS])
})

test('every character has a face', () => {
  expect(FACED.toSorted()).toEqual(Object.keys(CHARACTERS).toSorted())
})
