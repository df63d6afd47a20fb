// Bargaining at a table of the server: bots take part, offers end with time, and a declared target gets its moment.

import { setTimeout as sleep } from 'node:timers/promises'
import type { NostraView } from '@backroom/games/cosa-nostra'
import { expect, test } from 'vitest'
import { chanceFrom, company, newFolder, openTestServer } from './testing/testServer.ts'
import { anyAnswer, type Message, PlainGuest, type PlainSocket, type Prompt } from './testing/plainClient.ts'

const tableOf = ({ sight }: PlainSocket): NostraView => sight?.view as NostraView
const command = (socket: PlainSocket | undefined, command: string, args: object): Promise<Message> => {
  if (!socket) throw new Error('nobody there')
  return socket.do({ type: 'command', command, args })
}

/** Resolves when this socket has heard of such a thing, now or before. */
async function heard(socket: PlainSocket, type: string): Promise<object> {
  const found = () => socket.log.flatMap(({ events }) => events).find((event) => event.type === type)
  while (!found()) await socket.nextOf('moved')
  return found() ?? {}
}

const NOSTRA = { game: 'cosa-nostra', options: { pace: 'slow' } }

test('LCN-R32, LCN-D26 a bot answers a person’s offer, although nobody has to answer anything else', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2, { ...NOSTRA, bots: 1, bot: 'greedy' })
  const [anna, bruno] = sockets
  if (!anna || !bruno) throw new Error('both came')
  expect((await command(anna, 'offer', { to: 2, give: { cash: 1000 } })).type).toBe('accepted')
  // What was agreed is public, and Bruno's question stands.
  expect(await heard(bruno, 'deal')).toMatchObject({ from: 0, to: 2, give: { cash: 1000 } })
  const wanted = Object.entries(tableOf(anna).businesses).find(([, { owner }]) => owner === 2)?.[0]
  await command(anna, 'offer', { to: 2, want: { businesses: [wanted] }, give: {} })
  while (tableOf(anna).offers.some(({ from }) => from === 0)) await anna.nextOf('moved')
  expect(anna.sight?.prompt?.key).toBe('swap')
  expect(bruno.sight?.prompt?.key).toBe('swap')
})

test('LCN-R43 an offer to somebody who has left counts as declined, and no deal is made for them', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 3, NOSTRA)
  const [anna] = sockets
  if (!anna) throw new Error('Anna came')
  await guests[1]?.ask('POST', `/api/tables/${id}/leave`)
  await command(anna, 'offer', { to: 1, give: { cash: 2000 } })
  expect(await heard(anna, 'offerDeclined')).toMatchObject({ seat: 1 })
  expect(anna.log.flatMap(({ events }) => events).some(({ type }) => type === 'deal')).toBe(false)
})

test('LCN-R32 an offer that ends with time is taken back by the server, on record', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 3, NOSTRA)
  const [anna, bruno, carla] = sockets
  if (!anna || !bruno || !carla) throw new Error('all came')
  await command(anna, 'offer', { to: 1, give: { cash: 1000 }, until: 'time', seconds: 1 })
  expect(await heard(bruno, 'offerExpired')).toMatchObject({ seat: 0 })
  expect(tableOf(anna).offers).toEqual([])
  expect(carla.log.flatMap(({ events }) => events).map(({ type }) => type)).not.toContain('offerExpired')
})

test('LCN-R32 and its time runs on while the server is closed', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  const { id, guests, sockets } = await company(server.port, 3, NOSTRA)
  const given = { to: 1, give: { cash: 1000 }, until: 'time' }
  await command(sockets[0], 'offer', { ...given, seconds: 1 })
  await command(sockets[0], 'offer', { ...given, seconds: 600 })
  await server.close()
  await sleep(1100)
  const { port } = await openTestServer({ folder })
  const bruno = new PlainGuest(port)
  bruno.cookie = guests[1]?.cookie ?? ''
  const socket = await bruno.join(id)
  expect(await heard(socket, 'offerExpired')).toMatchObject({ seat: 0 })
  expect(tableOf(socket).offers).toHaveLength(1)
})

/** Everybody answers at random, until a family of these people has named a target. */
async function untilDeclared(sockets: readonly PlainSocket[], seed: string): Promise<PlainSocket> {
  const chance = chanceFrom(seed)
  for (;;) {
    const socket = sockets.find(({ sight }) => sight?.prompt)
    const prompt = socket?.sight?.prompt
    if (!socket || !prompt) throw new Error('nobody is asked')
    if (prompt.key === 'declared') return socket
    const declares = prompt.options?.filter(({ id }) => id.startsWith('declare:')) ?? []
    const options = declares.length > 0 ? declares : prompt.options
    const moved = sockets.map((one) => one.nextOf('moved'))
    await socket.answer(anyAnswer({ ...prompt, ...(options && { options }) }, chance))
    await Promise.all(moved)
  }
}

test('LCN-R30 a declared target gets its moment: nothing is revealed before it is over, or all have gone on', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 3, NOSTRA)
  const attacker = await untilDeclared(sockets, 'blackmail')
  const others = sockets.filter((socket) => socket !== attacker)
  const held = { code: 'notNow', rule: 'LCN-R30', why: 'momentForBlackmail' }
  expect((await attacker.answer('reveal')).refusal).toEqual(held)
  expect((await command(others[0], 'goOn', {})).type).toBe('accepted')
  expect((await attacker.answer('reveal')).refusal).toEqual(held)
  // The moment is for talking: an offer does not make it longer.
  await command(others[1], 'offer', { to: attacker.you, give: { cash: 1000 } })
  expect(tableOf(attacker).goneOn).toEqual([others[0]?.you])
  await command(others[1], 'goOn', {})
  const reply = await attacker.answer('reveal')
  // Whether the order can be revealed at all is its owner's secret; the moment is over in any case.
  expect(reply.refusal?.rule ?? 'accepted').toMatch(/^(?:accepted|LCN-24\.5)$/)
})

test('LCN-R30 the moment is no longer held for somebody who has gone away', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 3, NOSTRA)
  const attacker = await untilDeclared(sockets, 'left alone')
  const others = sockets.filter((socket) => socket !== attacker)
  await command(others[0], 'goOn', {})
  const gone = attacker.next(({ table }) => table?.seats.some(({ here }) => here === false) === true)
  others[1]?.close()
  await gone
  const reply = await attacker.answer('reveal')
  expect(reply.refusal?.rule ?? 'accepted').toMatch(/^(?:accepted|LCN-24\.5)$/)
})

test('an answer that was on its way while somebody spoke is in time, as long as its question stands', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 3, NOSTRA)
  const [anna, bruno] = sockets
  if (!anna || !bruno) throw new Error('both came')
  const { wait } = bruno.sight ?? {}
  await command(anna, 'offer', { to: 2, give: { cash: 1000 } })
  await command(anna, 'word', { kind: 'promise', to: 'all', text: 'a quiet evening' })
  const late = { type: 'answer', seq: 0, wait, answer: 'keep' }
  expect((await bruno.do(late)).type).toBe('accepted')
  expect((await bruno.do(late)).refusal?.code).toBe('alreadySealed')
  expect((await anna.do({ ...late, wait: (wait ?? 0) - 1 })).refusal?.code).toBe('stale')
})

/** Where bots make deals meanwhile a question may have changed before its answer arrives. */
async function answerOrLookAgain(socket: PlainSocket, prompt: Prompt, chance: () => number): Promise<void> {
  const { refusal } = await socket.answer(anyAnswer(prompt, chance))
  expect(refusal?.code ?? 'stale').toBe('stale')
  while (socket.sight?.prompt === prompt) await socket.nextOf('moved')
}

test('people and bots bargain through a whole game, and it comes to its end', async () => {
  const { port } = await openTestServer()
  const { id, sockets } = await company(port, 1, { ...NOSTRA, bots: 3, bot: 'random' })
  const [anna] = sockets
  if (!anna) throw new Error('Anna came')
  const chance = chanceFrom('a long evening')
  while (!anna.sight?.over) {
    const { declared, goneOn, executions } = tableOf(anna)
    if (anna.sight?.prompt) await answerOrLookAgain(anna, anna.sight.prompt, chance)
    else if (declared && executions.length === 0 && !goneOn.includes(0)) await command(anna, 'goOn', {})
    else await anna.nextOf('moved')
  }
  const { body } = await new PlainGuest(port).ask('GET', `/api/tables/${id}/record`)
  expect(body.record.seal).toEqual(expect.any(String))
})

test('a table of bots alone waits for nobody', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))
  const { body } = await anna.ask('POST', '/api/tables', { ...NOSTRA, seats, public: true })
  const watcher = await anna.join(body.id)
  const over = watcher.next(({ sight }) => sight?.over != null)
  await anna.ask('POST', `/api/tables/${body.id}/start`)
  await over
  expect(watcher.sight?.over?.scores).toHaveLength(3)
})

test('a question with a single answer is answered for its owner after a while, and their own answer is as good', async () => {
  const { port } = await openTestServer({ soleDelay: { min: 500, max: 600 } })
  const { sockets } = await company(port, 3, NOSTRA)
  const [anna] = sockets
  // The table as it was dealt: it may have gone on since.
  const dealt = anna?.messages.find(({ type }) => type === 'moved')?.sight
  if (!anna || !dealt) throw new Error('Anna is asked')
  expect(dealt.prompt).toMatchObject({ kind: 'one', key: 'swap', options: [{ id: 'keep' }] })
  const { wait } = dealt
  // Nobody says anything, and the table goes on.
  while (anna.sight?.wait === wait) await anna.nextOf('moved')
  expect((await anna.do({ type: 'answer', seq: 0, wait, answer: 'keep' })).type).toBe('accepted')
  expect(await anna.do({ type: 'answer', seq: 0, wait, answer: 'demand' })).toMatchObject({
    type: 'refused',
    refusal: { code: 'stale' },
  })
})

test('alone with bots nobody is asked what has a single answer', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 1, { ...NOSTRA, bots: 2 })
  const [anna] = sockets
  if (!anna) throw new Error('Anna came')
  while (tableOf(anna).phase === 'draw') await anna.nextOf('moved')
  expect(tableOf(anna).phase).toBe('planning')
})
