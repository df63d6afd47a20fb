// What lies behind a table is told by a server in development, and by no other.

import { GAMES } from '@backroom/games'
import { type GameRecord, replay } from '@backroom/engine'
import { expect, test } from 'vitest'
import { configFrom } from './config.ts'
import { chanceFrom, company, openTestServer, playOn } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

test('a server for people has no such door', async () => {
  const { port } = await openTestServer()
  const { id, guests } = await company(port, 2)
  const { status, body } = (await guests[0]?.ask('GET', `/api/tables/${id}/debug`)) ?? {}
  expect([status, body]).toEqual([404, { refusal: { code: 'noSuchPath' } }])
})

test('a server in development gives the record of a game in play, which leads to where the game is', async () => {
  const { port } = await openTestServer({ development: true })
  const { id, sockets } = await company(port, 2)
  await playOn(sockets, chanceFrom('debug'), 5)
  const { body } = await new PlainGuest(port).ask('GET', `/api/tables/${id}/debug`)
  const record: GameRecord = body.record
  const game = GAMES[record.game]
  if (!game) throw new Error(`no game is called ${record.game}`)
  const { core } = replay(game, record)
  expect([core.taken, core.wait]).toEqual([sockets[0]?.sight?.taken, sockets[0]?.sight?.wait])
})

test('development is what BACKROOM_DEV says, and stays on this machine', () => {
  const { development, host } = configFrom({ BACKROOM_DEV: '1' })
  expect([development, host]).toEqual([true, '127.0.0.1'])
  expect(configFrom({ BACKROOM_DEV: 'no' }).development).toBe(false)
})
