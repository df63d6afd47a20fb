import {
  me,
  myTable,
  myTableList,
  read,
  recordBody,
  refusedBody,
  serverMessage,
  tableList,
} from '@backroom/protocol'
import { expect, test } from 'vitest'
import { chanceFrom, company, openTestServer, playOn } from './testing/testServer.ts'

test('whatever the server says fits the schemas that clients are written against', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const [anna] = sockets
  const [host] = guests
  if (!anna || !host) throw new Error('two came')
  await anna.do({ type: 'chat', text: 'good evening' })
  await anna.do({ type: 'undo' })
  const heard = Promise.all([anna.nextOf('blocked'), anna.nextOf('pong'), anna.nextOf('refused')])
  for (const message of [{ type: 'why', wait: 1 }, { type: 'ping' }, { type: 'dance' }]) anna.send(message)
  await heard
  const ended = anna.next(({ table }) => table?.state === 'over')
  await playOn(sockets, chanceFrom('schemas'))
  await ended
  const messages = sockets.flatMap(({ frames }) => frames.map((frame) => JSON.parse(frame)))
  const types = ['accepted', 'blocked', 'chat', 'joined', 'moved', 'pong', 'refused', 'shuffle', 'table']
  expect([...new Set(messages.map(({ type }) => type))].toSorted()).toEqual(types)
  for (const message of messages) expect(read(serverMessage, message)).toMatchObject({ ok: true })

  const bodies = [
    [me, '/api/me'],
    [myTableList, '/api/me/tables'],
    [tableList, '/api/tables'],
    [myTable, `/api/tables/${id}`],
    [recordBody, `/api/tables/${id}/record`],
    [refusedBody, '/api/tables/none'],
  ] as const
  for (const [schema, path] of bodies) {
    const { body } = await host.ask('GET', path)
    expect(read(schema, body), path).toMatchObject({ ok: true })
  }
})
