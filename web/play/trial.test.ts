import { componentsFile } from '@backroom/games/values'
import { expect, test } from 'vitest'
import { SHELF } from '../games/index.ts'
import { problemsOf } from './trial.ts'

const fileOf = async (game: string) => JSON.parse(JSON.stringify(await componentsFile(game)))

test.each(SHELF.map(({ id, players }) => [id, players.max] as const))(
  'the template of %s can be played as it is',
  async (game, seats) => {
    expect(await problemsOf(game, seats, await fileOf(game))).toEqual([])
  },
)

test('a file that cannot be played is refused path by path', async () => {
  expect((await problemsOf('corleone', 4, { jobs: 3 }))[0]).toMatch(/^components\./)
  expect(await problemsOf('speakeasy', 4, [])).not.toEqual([])
  expect(await problemsOf('bridge', 4, {})).toEqual(['no game is called bridge'])
})
