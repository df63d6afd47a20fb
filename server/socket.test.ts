import { expect, test } from 'vitest'
import { asked, chanceFrom, company, openTestServer, playOn } from './testing/testServer.ts'
import { anyAnswer, PlainGuest, type PlainSocket, type Prompt } from './testing/plainClient.ts'

const promptOf = (socket: PlainSocket): Prompt => {
  if (!socket.sight?.prompt) throw new Error('not asked')
  return socket.sight.prompt
}
const first = (prompt: Prompt) => anyAnswer(prompt, () => 0)

test('a whole game through sockets ends with a record that anybody may have', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const [anna] = guests
  expect((await anna?.ask('GET', `/api/tables/${id}/record`))?.body.refusal.code).toBe('notOver')
  const ended = sockets.map((socket) => socket.next(({ table }) => table?.state === 'over'))
  await playOn(sockets, chanceFrom('a whole game'))
  const [told] = await Promise.all(ended)
  expect(told?.table?.outcome).toEqual(sockets[0]?.sight?.over)
  const { body } = await new PlainGuest(port).ask('GET', `/api/tables/${id}/record`)
  expect(body.record).toMatchObject({
    game: 'corleone',
    seats: ['Anna', 'Bruno'],
    commitment: told?.table?.commitment,
    seal: expect.any(String),
  })
  expect(body.record.answers).toHaveLength(sockets[0]?.seq ?? 0)
  const late = await sockets[0]?.do({ type: 'answer', seq: 9999, wait: 1, answer: 'x' })
  expect(late?.refusal?.code).toBe('over')
})

test('messages of all wrong kinds are refused with a reason, and the socket lives on', async () => {
  const { port } = await openTestServer()
  const { id, sockets } = await company(port, 2)
  const socket = asked(sockets)
  const refusal = async (message: unknown) => {
    const reply = socket.nextOf('refused')
    socket.send(message)
    return (await reply).refusal
  }
  const { seq, sight } = socket
  const wait = sight?.wait
  const answer = { type: 'answer', key: 'k', seq, wait, answer: 'x' }
  for (const malformed of [
    'not json',
    '[]',
    'null',
    {},
    { type: 'dance' },
    { type: 'join', table: id },
    { type: 'join', table: '../etc', since: null },
    { type: 'join', table: id, since: -1 },
    { type: 'join', table: id, since: 1.5 },
    { ...answer, key: '' },
    { ...answer, key: 'k'.repeat(41) },
    { ...answer, key: 7 },
    { ...answer, wait: '1' },
    { ...answer, answer: { id: 'x' } },
    { ...answer, answer: null },
    { ...answer, answer: 'x'.repeat(65) },
    { ...answer, answer: Array(201).fill('x') },
    { ...answer, seat: 1 },
    { type: 'chat', key: 'k', text: 7 },
    { type: 'reveal', text: '' },
    { type: 'pledge', pledge: 'not a fingerprint' },
    '{"type":"ping","__proto__":{"x":1}}',
  ])
    expect((await refusal(malformed))?.code, JSON.stringify(malformed)).toBe('malformed')
  expect((await refusal({ type: 'join', table: 'A'.repeat(22), since: null }))?.code).toBe('noSuchTable')
  expect((await refusal({ type: 'chat', key: 'k', text: 'x'.repeat(9000) }))?.code).toBe('tooLarge')
  const binary = socket.nextOf('refused')
  socket.sendBytes(Buffer.from('{"type":"ping"}'))
  expect((await binary).refusal?.code).toBe('malformed')
  expect(await refusal(answer)).toMatchObject({ code: 'unknownOption', given: 'x' })
  expect((await refusal({ ...answer, wait: 999 }))?.code).toBe('stale')
  expect((await refusal({ type: 'command', key: 'k', command: 'constructor', args: {} }))?.code).toBe(
    'unknownCommand',
  )
  expect((await refusal({ type: 'undo', key: 'k' }))?.code).toBe('pastTheFence')
  expect((await refusal({ type: 'reveal', text: 'late' }))?.code).toBe('alreadyStarted')
  expect((await refusal({ type: 'pledge', pledge: 'a'.repeat(64) }))?.code).toBe('alreadyStarted')
  expect((await socket.answer(first(promptOf(socket)))).type).toBe('accepted')
})

test('a frame far over the limit closes the socket with 1009', async () => {
  const { port } = await openTestServer()
  const socket = await new PlainGuest(port).connect()
  socket.send('x'.repeat(100_000))
  expect(await socket.whenClosed()).toBe(1009)
})

test('before joining, and as somebody who is not seated, nothing can be done', async () => {
  const { port } = await openTestServer()
  const { id } = await company(port, 2)
  const outsider = await (await new PlainGuest(port).introduce('Olga')).connect()
  const answer = { type: 'answer', seq: 0, wait: 1, answer: 'x' }
  expect((await outsider.do(answer)).refusal?.code).toBe('notJoined')
  await outsider.join(id)
  expect((await outsider.do(answer)).refusal?.code).toBe('notSeated')
  expect((await outsider.do({ type: 'undo' })).refusal?.code).toBe('notSeated')
  const waiting = await company(port, 2, { started: false })
  expect((await waiting.sockets[0]?.do(answer))?.refusal?.code).toBe('notStarted')
})

test('an answer that is sent again is done once and accepted again', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2)
  const socket = asked(sockets)
  const { seq, sight } = socket
  const message = {
    type: 'answer',
    key: 'mine',
    seq,
    wait: sight?.wait,
    answer: first(promptOf(socket)),
  }
  const accepted = await socket.do(message)
  expect(accepted).toMatchObject({ type: 'accepted', seq: 1 })
  expect(await socket.do(message)).toEqual(accepted)
  expect(socket.seq).toBe(1)
})

test('two copies sent in one breath are one answer', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2)
  const socket = asked(sockets)
  const answer = first(promptOf(socket))
  const replies: unknown[] = []
  const both = new Promise<void>((resolve) => {
    socket.onMessage = ({ type, key, seq }) => {
      if (key === 'mine') replies.push({ type, seq })
      if (replies.length === 2) resolve()
    }
  })
  const message = { type: 'answer', key: 'mine', seq: 0, wait: socket.sight?.wait, answer }
  socket.send(message)
  socket.send(message)
  await both
  expect(replies).toEqual([
    { type: 'accepted', seq: 1 },
    { type: 'accepted', seq: 1 },
  ])
})

test('accepted comes before the move it belongs to', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2)
  const socket = asked(sockets)
  const moved = socket.nextOf('moved')
  await socket.answer(first(promptOf(socket)))
  await moved
  expect(socket.messages.slice(-2).map(({ type }) => type)).toEqual(['accepted', 'moved'])
})

test.for([0, 2, 40])('a dropped socket that missed %i answers catches up by number', async (missed) => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 3)
  const chance = chanceFrom('catching up')
  await playOn(sockets, chance, 3)
  const [carla, guest] = [sockets[2], guests[2]]
  if (!carla || !guest) throw new Error('three came')
  const { seq } = carla
  const dropped = await guest.join(id, seq)
  dropped.cut()
  await playOn(sockets, chance, missed)
  const back = await guest.connect()
  expect(await back.join(id, seq)).toMatchObject({ continued: true, seq: seq + missed, sight: carla.sight })
  expect(back.log).toEqual(carla.log.filter((entry) => entry.seq > seq))
  expect((await guest.join(id)).log).toEqual(carla.log)
})

test('a number from the future is of no use, and all is told anew', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  await playOn(sockets, chanceFrom('future'), 2)
  const socket = await guests[0]?.connect()
  const joined = await socket?.join(id, 77)
  expect(joined).toMatchObject({ continued: false, seq: 2 })
  expect(joined?.log?.map(({ seq }) => seq)).toEqual([0, 1, 2])
})

/** Plays until somebody may take back what they did, and gives their socket. */
async function untilUndoable(sockets: readonly PlainSocket[], chance: () => number): Promise<PlainSocket> {
  for (let i = 0; i < 200; i++) {
    const socket = asked(sockets)
    await playOn(sockets, chance, 1)
    const { sight } = socket
    if (sight && sight.taken > sight.fence) return socket
  }
  throw new Error('nothing could be undone')
}

test('undo takes back the last answer for everybody, survives a resend, and stops at the fence', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const chance = chanceFrom('undo')
  const before = () => sockets.map(({ sight, log }) => ({ sight, log }))
  let earlier = before()
  let socket: PlainSocket | undefined
  while (!socket) {
    earlier = before()
    const one = asked(sockets)
    await playOn(sockets, chance, 1)
    if (one.sight && one.sight.taken > one.sight.fence) socket = one
  }
  const undone = socket.seq
  const other = sockets.find((one) => one !== socket)
  expect((await other?.do({ type: 'undo' }))?.refusal?.code).toBe('pastTheFence')
  const moved = sockets.map((one) => one.nextOf('moved'))
  const accepted = await socket.do({ type: 'undo', key: 'back' })
  await Promise.all(moved)
  expect(accepted).toMatchObject({ type: 'accepted', seq: undone + 1 })
  expect(sockets.map(({ sight }) => sight)).toEqual(earlier.map(({ sight }) => sight))
  for (const one of sockets)
    expect(one.log.at(-1)).toMatchObject({ undid: { seq: undone, seat: socket.you }, events: [] })
  expect(sockets.map(({ log }) => log.slice(0, -1))).toEqual(earlier.map(({ log }) => log))
  expect(await socket.do({ type: 'undo', key: 'back' })).toEqual(accepted)
  expect(socket.seq).toBe(undone + 1)
  // Somebody who has the old answer learns that it is gone; somebody new never hears of it.
  const behind = await guests[0]?.connect()
  expect((await behind?.join(id, undone))?.log).toMatchObject([{ undid: { seq: undone } }])
  const fresh = await guests[0]?.join(id)
  expect(fresh?.log).toEqual(earlier[0]?.log)
})

test('two copies of an undo in one breath take back one answer', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2)
  const socket = await untilUndoable(sockets, chanceFrom('twice'))
  const { seq } = socket
  const replies: unknown[] = []
  const both = new Promise<void>((resolve) => {
    socket.onMessage = ({ type, key, seq: at }) => {
      if (key === 'back') replies.push({ type, at })
      if (replies.length === 2) resolve()
    }
  })
  socket.send({ type: 'undo', key: 'back' })
  socket.send({ type: 'undo', key: 'back' })
  await both
  expect(replies).toEqual([1, 2].map(() => ({ type: 'accepted', at: seq + 1 })))
  expect(socket.seq).toBe(seq + 1)
})

test('an answer meant for a waiting point that was undone since is stale', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2)
  const socket = await untilUndoable(sockets, chanceFrom('stale'))
  const { seq } = socket
  await socket.do({ type: 'undo' })
  const wait = socket.sight?.wait
  const prompt = promptOf(socket)
  const old = await socket.do({ type: 'answer', seq, wait, answer: first(prompt) })
  expect(old.refusal?.code).toBe('stale')
  expect((await socket.answer(first(prompt))).type).toBe('accepted')
})

test('two sockets of one person see the same and may both answer', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const seat = sockets.findIndex(({ sight }) => sight?.prompt)
  const [one, two] = [sockets[seat], await guests[seat]?.join(id)]
  expect(two?.sight).toEqual(one?.sight)
  const moved = Promise.all([one?.nextOf('moved'), two?.nextOf('moved')])
  await two?.answer(first(two.sight?.prompt as Prompt))
  const [a, b] = await moved
  expect(a).toEqual(b)
  const here = sockets[1 - seat]?.next(({ type }) => type === 'table')
  one?.close()
  expect((await here)?.table?.seats[seat]).toMatchObject({ here: true })
  const gone = sockets[1 - seat]?.next(({ type }) => type === 'table')
  two?.close()
  expect((await gone)?.table?.seats[seat]).toMatchObject({ here: false })
})

test('whoever watches sees the public things, is counted, and may chat if they have a name', async () => {
  const { port } = await openTestServer()
  const { id, sockets } = await company(port, 2)
  const counted = sockets[0]?.next(({ table }) => table?.watchers === 1)
  const stranger = await new PlainGuest(port).join(id)
  await counted
  expect(stranger.you).toBeNull()
  expect(stranger.sight?.prompt).toBeNull()
  expect(stranger.sight?.waiting.length).toBeGreaterThan(0)
  expect((await stranger.do({ type: 'chat', text: 'hello' })).refusal?.code).toBe('nobody')
  const olga = await (await new PlainGuest(port).introduce('Olga')).join(id)
  const said = sockets[1]?.nextOf('chat')
  await olga.do({ type: 'chat', text: '  good\nevening ' })
  expect((await said)?.message).toMatchObject({ seq: 1, name: 'Olga', seat: null, text: 'good evening' })
})

test('whoever has another name now speaks by it at once', async () => {
  const { port } = await openTestServer()
  const { guests, sockets } = await company(port, 2)
  await guests[0]?.introduce('Anna Maria')
  const said = sockets[1]?.nextOf('chat')
  await sockets[0]?.do({ type: 'chat', text: 'hello' })
  expect((await said)?.message?.name).toBe('Anna Maria')
})

test('chat is said once however often it is sent, and read by those who come later', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const [anna] = sockets
  const accepted = await anna?.do({ type: 'chat', key: 'c1', text: 'one' })
  expect(await anna?.do({ type: 'chat', key: 'c1', text: 'one' })).toEqual(accepted)
  await anna?.do({ type: 'chat', key: 'c2', text: 'two' })
  const late = await guests[1]?.connect()
  const joined = await late?.join(id)
  expect(joined?.chat).toMatchObject([
    { seq: 1, name: 'Anna', seat: 0, text: 'one' },
    { seq: 2, name: 'Anna', seat: 0, text: 'two' },
  ])
  expect(anna?.messages.filter(({ type }) => type === 'chat')).toHaveLength(2)
})

async function why(socket: PlainSocket, wait = socket.sight?.wait) {
  const reply = socket.nextOf('blocked')
  socket.send({ type: 'why', wait })
  return (await reply).blocked ?? []
}

test('why tells the one who is asked what is blocked, and nobody else', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2)
  const chance = chanceFrom('why')
  const told: unknown[] = []
  const refusals: unknown[] = []
  for (let i = 0; i < 40; i++) {
    const socket = asked(sockets)
    const blocked = await why(socket)
    const refused = socket.sight?.prompt?.kind === 'one' ? blocked.slice(0, 1) : []
    for (const { id, rule } of refused) refusals.push([(await socket.answer(id)).refusal, rule])
    told.push(...blocked)
    expect(await why(socket, 9999)).toEqual([])
    const unasked = sockets.filter(({ sight, you }) => !sight?.waiting.some(({ seat }) => seat === you))
    for (const one of unasked) expect(await why(one)).toEqual([])
    await playOn(sockets, chance, 1)
  }
  expect(told.length).toBeGreaterThan(0)
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals).toEqual(
    refusals.map((one) => [expect.objectContaining({ code: 'blocked' }), (one as unknown[])[1]]),
  )
})
