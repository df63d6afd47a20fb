import { createHash } from 'node:crypto'
import { verifyRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { expect, test } from 'vitest'
import { chanceFrom, type Company, company, newFolder, openTestServer, playOn } from './testing/testServer.ts'
import { type Message, PlainGuest, type PlainSocket } from './testing/plainClient.ts'

const pledgeOf = (secret: string) => createHash('sha256').update(`backroom:${secret}`).digest('hex')

/** Says a pledge, and waits until everybody knows it. */
async function pledge(socket: PlainSocket, secret: string): Promise<void> {
  const seat = socket.you ?? -1
  const known = socket.next(({ type, pledges }) => type === 'shuffle' && pledges?.[seat] === pledgeOf(secret))
  socket.send({ type: 'pledge', pledge: pledgeOf(secret) })
  await known
}

const closed = (socket: PlainSocket): Promise<Message> =>
  socket.next(({ type, stage }) => type === 'shuffle' && stage === 'closed')

const start = ({ guests, id }: Company) => guests[0]?.ask('POST', `/api/tables/${id}/start`)

async function recordOf({ id, guests, sockets }: Company, seed: string) {
  await playOn(sockets, chanceFrom(seed))
  const answer = await guests[0]?.ask('GET', `/api/tables/${id}/record`)
  const record = answer?.body.record
  const game = GAMES[record.game]
  if (!game) throw new Error('an unknown game')
  verifyRecord(game, record)
  return record
}

test('the deal follows from the committed seed and from what everybody pledged before anybody showed theirs', async () => {
  const { port } = await openTestServer()
  const table = await company(port, 2, { started: false })
  const committed = table.sockets[0]?.table?.commitment
  for (const [seat, socket] of table.sockets.entries()) {
    await pledge(socket, `first of ${seat}`)
    await pledge(socket, `dice of ${seat}`)
  }
  const lists = table.sockets.map(closed)
  const dealt = table.sockets.map((socket) => socket.nextOf('moved'))
  const started = start(table)
  const pledges = [pledgeOf('dice of 0'), pledgeOf('dice of 1')]
  expect(await Promise.all(lists)).toMatchObject(lists.map(() => ({ pledges, revealed: [false, false] })))
  for (const [seat, socket] of table.sockets.entries())
    socket.send({ type: 'reveal', text: `dice of ${seat}` })
  expect((await started)?.body).toMatchObject({ table: { state: 'running' } })
  await Promise.all(dealt)
  const record = await recordOf(table, 'pledged')
  expect(record).toMatchObject({ entropy: ['dice of 0', 'dice of 1'], pledges, commitment: committed })
})

test('whoever comes by a link pledges with sitting down, and is in the deal', async () => {
  const { port } = await openTestServer()
  const host = await new PlainGuest(port).introduce('Anna')
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { body } = await host.ask('POST', '/api/tables', { game: 'corleone', seats, public: true })
  const bruno = await new PlainGuest(port).introduce('Bruno')
  const path = `/api/tables/${body.id}/sit`
  expect((await bruno.ask('POST', path, { seat: 1, pledge: 'dice' })).body.refusal.code).toBe('malformed')
  await bruno.ask('POST', path, { seat: 1, pledge: pledgeOf('dice') })
  const sockets = [await host.join(body.id), await bruno.join(body.id)]
  const table = { id: body.id, guests: [host, bruno], sockets }
  const list = closed(sockets[1] ?? never())
  const dealt = sockets.map((socket) => socket.nextOf('moved'))
  const started = start(table)
  expect((await list).pledges).toEqual(['', pledgeOf('dice')])
  sockets[1]?.send({ type: 'reveal', text: 'dice' })
  await started
  await Promise.all(dealt)
  expect((await recordOf(table, 'link')).entropy).toEqual(['', 'dice'])
})

const never = (): never => {
  throw new Error('nobody came')
}

test('the start waits a moment for somebody who has just come, where another has pledged', async () => {
  const { port } = await openTestServer()
  const table = await company(port, 2, { started: false })
  const [anna, bruno] = table.sockets
  if (!anna || !bruno) return never()
  await pledge(anna, 'early')
  const list = closed(anna)
  const started = start(table)
  await pledge(bruno, 'late')
  expect((await list).pledges).toEqual([pledgeOf('early'), pledgeOf('late')])
  anna.send({ type: 'reveal', text: 'early' })
  bruno.send({ type: 'reveal', text: 'late' })
  await started
})

test('whoever has gone is left out after a few seconds, and everybody is told', async () => {
  const { port } = await openTestServer()
  const table = await company(port, 2, { started: false })
  const [anna, bruno] = table.sockets
  if (!anna || !bruno) return never()
  await pledge(anna, 'here')
  await pledge(bruno, 'gone')
  bruno.close()
  const list = closed(anna)
  const started = start(table)
  await list
  const dealt = anna.next(({ type, stage }) => type === 'shuffle' && stage === 'dealt')
  anna.send({ type: 'reveal', text: 'here' })
  await started
  expect(await dealt).toMatchObject({
    revealed: [true, false],
    pledges: [pledgeOf('here'), pledgeOf('gone')],
  })
})

test('between start and deal nobody comes, goes or changes a pledge, and nothing but what was pledged is taken', async () => {
  const { port } = await openTestServer()
  const table = await company(port, 2, { started: false })
  const [anna, bruno] = table.sockets
  const [host, guest] = table.guests
  if (!anna || !bruno || !host || !guest) return never()
  const refused = async (socket: PlainSocket, message: object) => {
    const reply = socket.nextOf('refused')
    socket.send(message)
    return (await reply).refusal?.code
  }
  await pledge(anna, 'a')
  await pledge(bruno, 'b')
  expect(await refused(anna, { type: 'reveal', text: 'a' })).toBe('notStarted')
  const stranger = await new PlainGuest(port).join(table.id)
  expect(await refused(stranger, { type: 'pledge', pledge: pledgeOf('s') })).toBe('notSeated')
  const list = closed(anna)
  const started = start(table)
  await list
  expect(await refused(bruno, { type: 'pledge', pledge: pledgeOf('better') })).toBe('alreadyStarted')
  expect(await refused(bruno, { type: 'reveal', text: 'better' })).toBe('notPledged')
  expect(await refused(stranger, { type: 'reveal', text: 'b' })).toBe('notSeated')
  for (const [who, path, body] of [
    [guest, 'leave', undefined],
    [host, 'seat', { seat: 1, to: { kind: 'bot', bot: 'random' } }],
    [host, 'start', undefined],
  ] as const)
    expect((await who.ask('POST', `/api/tables/${table.id}/${path}`, body)).body.refusal?.code).toBe(
      'alreadyStarted',
    )
  anna.send({ type: 'reveal', text: 'a' })
  bruno.send({ type: 'reveal', text: 'b' })
  expect((await started)?.body.table.state).toBe('running')
})

test('a server that closes between start and deal deals afterwards with the same pledges', async () => {
  const folder = newFolder()
  const first = await openTestServer({ folder })
  const table = await company(first.port, 2, { started: false })
  for (const [seat, socket] of table.sockets.entries()) await pledge(socket, `mine ${seat}`)
  const [anna] = table.sockets
  if (!anna) return never()
  const list = closed(anna)
  const started = start(table)?.catch(() => null)
  await list
  const shown = anna.next(({ type, revealed }) => type === 'shuffle' && revealed?.[0] === true)
  anna.send({ type: 'reveal', text: 'mine 0' })
  await shown
  await first.close()
  await started

  const second = await openTestServer({ folder })
  const guests = table.guests.map(({ cookie }) => Object.assign(new PlainGuest(second.port), { cookie }))
  const sockets = await Promise.all(guests.map((guest) => guest.connect()))
  const told = sockets.map((socket) => socket.nextOf('shuffle'))
  const dealt = sockets.map((socket) => socket.nextOf('moved'))
  for (const socket of sockets) await socket.join(table.id)
  expect((await told[1])?.stage).toBe('closed')
  sockets[1]?.send({ type: 'reveal', text: 'mine 1' })
  await Promise.all(dealt)
  expect((await recordOf({ id: table.id, guests, sockets }, 'again')).entropy).toEqual(['mine 0', 'mine 1'])
})

test('bots and clients that know nothing of it are dealt to at once', async () => {
  const { port } = await openTestServer()
  const table = await company(port, 2, { bots: 1 })
  expect(table.sockets[0]?.table?.state).toBe('running')
})
