import { expect, test } from 'vitest'
import { company, openTestServer } from './testing/testServer.ts'

test('who was there before the start and says the number from then gets the deal after it', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2, { started: false })
  const before = sockets[1]?.seq ?? null
  expect(before).toBe(0)
  sockets[1]?.cut()
  const dealt = sockets[0]?.nextOf('moved')
  await guests[0]?.ask('POST', `/api/tables/${id}/start`)
  await dealt
  const back = await guests[1]?.connect()
  const joined = await back?.join(id, before)
  expect(joined).toMatchObject({ seq: 0, continued: false })
  expect(joined?.log?.map(({ seq }) => seq)).toEqual([0])
})

test('what is sent between join and joined is for the table that was asked for, in its order', async () => {
  const { port } = await openTestServer()
  const { id, guests } = await company(port, 2)
  const socket = await guests[0]?.connect()
  if (!socket) throw new Error('nobody came')
  const joined = socket.nextOf('joined')
  socket.send({ type: 'join', table: id, since: null })
  const said = ['one', 'two', 'three'].map((text) => socket.do({ type: 'chat', text }))
  expect((await Promise.all(said)).map(({ type }) => type)).toEqual(['accepted', 'accepted', 'accepted'])
  await joined
  expect(socket.messages.findIndex(({ type }) => type === 'joined')).toBe(0)
  const chat = socket.messages.flatMap(({ message }) => (message ? [message.text] : []))
  expect(chat).toEqual(['one', 'two', 'three'])
})

test('who is not let in hears it for the join and for what was sent after it', async () => {
  const { port } = await openTestServer()
  const { guests } = await company(port, 2)
  const socket = await guests[0]?.connect()
  if (!socket) throw new Error('nobody came')
  const turnedAway = socket.next(({ key, type }) => type === 'refused' && key === null)
  socket.send({ type: 'join', table: 'A'.repeat(22), since: null })
  const undone = socket.do({ type: 'undo' })
  expect((await turnedAway).refusal?.code).toBe('noSuchTable')
  expect((await undone).refusal?.code).toBe('notJoined')
})
