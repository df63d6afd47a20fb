// Going away, coming back, taking over: what a table does when its people come and go.

import { expect, test } from 'vitest'
import { chanceFrom, company, newFolder, openTestServer, playOn } from './testing/testServer.ts'
import { anyAnswer, PlainGuest, type PlainSocket, type TableInfo } from './testing/plainClient.ts'

const SOON = { away: 20, minute: 40, host: 60 }
const NOT_TODAY = 3_600_000

/** Resolves when the table looks so at this socket, now or later. */
async function seen(
  socket: PlainSocket | undefined,
  fits: (table: TableInfo) => boolean,
): Promise<TableInfo> {
  if (!socket) throw new Error('nobody looks')
  while (!socket.table || !fits(socket.table)) await socket.next(({ table }) => table !== undefined)
  return socket.table
}

const post = async (guest: PlainGuest | undefined, id: string, path: string, body?: object) => {
  if (!guest) throw new Error('nobody there')
  return (await guest.ask('POST', `/api/tables/${id}/${path}`, body)).body
}

/** The table's people as they are asked: whoever has to answer, and the others. */
function parted(sockets: readonly PlainSocket[]) {
  const seat = sockets.findIndex(({ sight }) => sight?.prompt)
  const other = sockets.findIndex((_, i) => i !== seat)
  return { seat, other, asked: sockets[seat], looker: sockets[other] }
}

const bots = (socket: PlainSocket | undefined, seat: number) =>
  socket?.log.filter(({ standIn }) => standIn === seat).length ?? 0

test('whoever has no line is away since then; after the table’s minutes a bot plays on, and its answers are marked', async () => {
  const { port } = await openTestServer({ awayTimes: SOON })
  const { sockets } = await company(port, 2, { whenAway: 'after1' })
  const { seat, asked, looker } = parted(sockets)
  const before = Date.now()
  asked?.cut()
  const away = await seen(looker, ({ seats }) => seats[seat]?.away != null)
  expect(away.seats[seat]).toMatchObject({ here: false, left: false })
  expect(away.seats[seat]?.away).toBeGreaterThanOrEqual(before)
  await seen(looker, ({ seats }) => seats[seat]?.botPlays === true)
  while (bots(looker, seat) === 0) await looker?.nextOf('moved')
})

test('the owner who joins again has the seat back at once, and is told how many answers a bot gave', async () => {
  const { port } = await openTestServer({ awayTimes: SOON })
  const { id, guests, sockets } = await company(port, 2, { whenAway: 'now' })
  const { seat, asked, looker } = parted(sockets)
  asked?.cut()
  // The bot plays until the game asks the one who is there.
  while (!looker?.sight?.prompt) await looker?.nextOf('moved')
  const played = bots(looker, seat)
  const socket = await guests[seat]?.connect()
  const told = socket?.nextOf('handedBack')
  const joined = await socket?.join(id)
  expect(joined?.table?.seats[seat]).toMatchObject({ away: null, botPlays: false, here: true })
  expect((await told)?.played).toBe(played)
  expect(played).toBeGreaterThan(0)
  expect(bots(socket, seat)).toBe(played)
  await playOn([looker, ...(socket ? [socket] : [])], chanceFrom('back again'), 12)
  expect(bots(looker, seat)).toBe(played)
})

test('somebody who says that they leave is not waited for, is not asked, and comes back by sitting down', async () => {
  const { port } = await openTestServer({ awayTimes: { ...SOON, minute: NOT_TODAY } })
  const { id, guests, sockets } = await company(port, 2, { whenAway: 'after10' })
  const { seat, asked, looker } = parted(sockets)
  const mine = async () => (await guests[seat]?.ask('GET', '/api/me/tables'))?.body.tables[0]
  expect((await mine()).yourTurn).toBe(true)
  const left = await post(guests[seat], id, 'leave')
  expect(left).toMatchObject({ you: seat, yourTurn: false, table: { seats: { [seat]: { left: true } } } })
  expect((await mine()).yourTurn).toBe(false)
  await seen(looker, ({ seats }) => seats[seat]?.botPlays === true)
  while (bots(looker, seat) === 0) await looker?.nextOf('moved')
  const told = asked?.nextOf('handedBack')
  await post(guests[seat], id, 'sit', { seat })
  expect((await told)?.played).toBeGreaterThan(0)
})

test('where nobody is to be replaced the table waits, until the host gives the seat to a bot', async () => {
  const { port } = await openTestServer({ awayTimes: SOON })
  const { id, guests, sockets } = await company(port, 3, { whenAway: 'never' })
  const { seat, asked } = parted(sockets)
  await post(guests[seat], id, 'leave')
  const looker = sockets[(seat + 1) % 3]
  const table = await seen(looker, ({ seats, hostSeat }) => seats[seat]?.left === true && hostSeat !== seat)
  expect(table.seats[seat]).toMatchObject({ botPlays: false, botAt: null, votes: null })
  expect((await post(guests[(seat + 1) % 3], id, 'vote', { seat, bot: true })).refusal.code).toBe('noVote')
  const host = guests[table.hostSeat ?? 0]
  const anew = asked?.nextOf('joined')
  await post(host, id, 'seat', { seat, to: { kind: 'bot', bot: 'random' } })
  await looker?.nextOf('moved')
  expect(looker?.table?.seats[seat]).toEqual({ kind: 'bot', bot: 'random' })
  expect(bots(looker, seat)).toBe(0)
  // Whoever sat there looks on from now.
  expect(await anew).toMatchObject({ you: null, sight: { prompt: null } })
})

test('more than half of those present vote a bot in; a vote can be taken back', async () => {
  const { port } = await openTestServer({ awayTimes: SOON })
  const { id, guests, sockets } = await company(port, 4, { whenAway: 'vote' })
  const { seat } = parted(sockets)
  const present = [0, 1, 2, 3].filter((one) => one !== seat)
  const [one = 0, two = 0, three = 0] = present
  const vote = (voter: number, bot: boolean) => post(guests[voter], id, 'vote', { seat, bot })
  expect((await vote(one, true)).refusal.code).toBe('noVote')
  await post(guests[seat], id, 'leave')
  expect((await vote(one, true)).table.seats[seat].votes).toEqual({ seats: [one], needed: 2 })
  expect((await vote(one, false)).table.seats[seat].votes).toEqual({ seats: [], needed: 2 })
  expect((await vote(seat, true)).refusal.code).toBe('notSeated')
  await vote(two, true)
  const decided = await vote(three, true)
  expect(decided.table.seats[seat]).toMatchObject({ botPlays: true, votes: null })
  while (bots(sockets[one], seat) === 0) await sockets[one]?.nextOf('moved')
})

test('a vote is decided too when those who were against it go', async () => {
  const { port } = await openTestServer({ awayTimes: SOON })
  const { id, guests, sockets } = await company(port, 3, { whenAway: 'vote' })
  await post(guests[0], id, 'leave')
  await post(guests[1], id, 'vote', { seat: 0, bot: true })
  expect(sockets[1]?.table?.seats[0]?.botPlays).toBe(false)
  sockets[2]?.cut()
  await seen(sockets[1], ({ seats }) => seats[0]?.botPlays === true)
})

test('the clocks of those who are away survive a restart, and run only while somebody is at the table', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder, awayTimes: { ...SOON, minute: NOT_TODAY } })
  const { id, guests, sockets } = await company(server.port, 3, { whenAway: 'after1' })
  sockets[0]?.cut()
  const { seats } = await seen(sockets[1], (table) => table.seats[0]?.away != null)
  const { away = null, botAt = null } = seats[0] ?? {}
  expect(botAt).toBe((away ?? 0) + NOT_TODAY)
  await server.close()
  const { port } = await openTestServer({ folder, awayTimes: { ...SOON, minute: NOT_TODAY } })
  const [bruno, carla] = guests.slice(1).map(({ cookie }) => {
    const guest = new PlainGuest(port)
    guest.cookie = cookie
    return guest
  })
  const back = await bruno?.join(id)
  expect(back?.table?.seats[0]).toMatchObject({ away, botAt, botPlays: false })
  // Everybody goes: the table sleeps, and when the first one is back the time starts anew.
  back?.cut()
  const watcher = await carla?.connect()
  await watcher?.join(id)
  watcher?.cut()
  const stranger = await new PlainGuest(port).join(id)
  await seen(stranger, (table) => table.seats.every((seat) => seat.away != null))
  expect(stranger.table?.seats.map((seat) => seat.botAt)).toEqual([null, null, null])
  const again = await bruno?.join(id)
  const awake = await seen(again, (table) => table.seats[0]?.botAt != null)
  expect(awake.seats[0]?.botAt).toBeGreaterThan(botAt ?? 0)
})

test('a host who vanishes before the start, or leaves a running game, is followed by the next who is there', async () => {
  const { port } = await openTestServer({ awayTimes: SOON })
  const { id, guests, sockets } = await company(port, 3, { started: false })
  sockets[0]?.cut()
  const table = await seen(sockets[2], ({ host }) => host !== 'Anna')
  expect(table).toMatchObject({ host: 'Bruno', hostSeat: 1 })
  expect((await post(guests[2], id, 'start')).refusal.code).toBe('notHost')
  expect((await post(guests[1], id, 'start')).table.state).toBe('running')
  await post(guests[1], id, 'leave')
  expect(await seen(sockets[2], ({ host }) => host === 'Carla')).toMatchObject({ hostSeat: 2 })
  // Hosting is not given back by itself, but it can be handed over.
  const anna = await guests[0]?.join(id)
  expect((await post(guests[0], id, 'host', { seat: 0 })).refusal.code).toBe('notHost')
  expect((await post(guests[2], id, 'host', { seat: 7 })).refusal.code).toBe('noSuchSeat')
  expect(await post(guests[2], id, 'host', { seat: 0 })).toMatchObject({ host: false })
  expect(await seen(anna, ({ host }) => host === 'Anna')).toMatchObject({ hostSeat: 0 })
})

test('the host frees a seat before the start, and others get up', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 3, { started: false })
  expect((await post(guests[1], id, 'seat', { seat: 2, to: { kind: 'person' } })).refusal.code).toBe(
    'notHost',
  )
  await post(guests[0], id, 'seat', { seat: 2, to: { kind: 'person' } })
  await seen(sockets[2], ({ seats }) => seats[2]?.name === null)
  expect(sockets[2]?.you).toBeNull()
  await post(guests[1], id, 'leave')
  const { seats } = await seen(sockets[0], (table) => table.seats[1]?.name === null)
  expect(seats[1]).toMatchObject({ away: null, left: false, botAt: null })
})

test('whoever takes over a freed seat sees with its eyes, and the former owner no longer does', async () => {
  const { port } = await openTestServer({ awayTimes: { ...SOON, minute: NOT_TODAY } })
  const { id, guests, sockets } = await company(port, 3, { public: false })
  await playOn(sockets, chanceFrom('taken over'), 30)
  const carla = sockets[2]
  const held = carla?.sight
  const known = carla?.log
  const dino = await new PlainGuest(port).introduce('Dino')
  const watching = await dino.join(id)
  expect(watching.sight?.view).not.toEqual(held?.view)
  expect((await post(dino, id, 'sit', { seat: 2 })).refusal.code).toBe('seatTaken')
  const dismissed = carla?.nextOf('joined')
  await post(guests[0], id, 'seat', { seat: 2, to: { kind: 'person' } })
  await dismissed
  expect(carla).toMatchObject({ you: null, sight: watching.sight, log: watching.log })
  expect((await carla?.answer('x'))?.refusal?.code).toBe('notSeated')
  const { seats } = await seen(watching, (table) => table.seats[2]?.name === null)
  expect(seats[2]?.botAt).toBe((seats[2]?.away ?? 0) + 3 * NOT_TODAY)
  const anew = watching.nextOf('joined')
  expect(await post(dino, id, 'sit', { seat: 2 })).toMatchObject({ you: 2 })
  await anew
  expect(watching).toMatchObject({ you: 2, sight: held, log: known })
  expect((await guests[2]?.ask('GET', '/api/me/tables'))?.body.tables).toEqual([])
  await playOn([...sockets.slice(0, 2), watching], chanceFrom('and on'), 10)
})

test('a seat that is given up for good is free for somebody else', async () => {
  const { port } = await openTestServer({ awayTimes: { ...SOON, minute: NOT_TODAY } })
  const { id, guests, sockets } = await company(port, 2)
  expect(await post(guests[1], id, 'leave', { forGood: true })).toMatchObject({ you: null })
  await seen(sockets[0], ({ seats }) => seats[1]?.name === null)
  const olga = await new PlainGuest(port).introduce('Olga')
  expect(await post(olga, id, 'sit', { seat: 1 })).toMatchObject({ you: 1 })
})

test('a closed table is over for everybody, and can be seen to be so', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2, { bots: 1 })
  expect((await post(guests[1], id, 'close')).refusal.code).toBe('notHost')
  expect(await post(guests[0], id, 'close')).toMatchObject({
    yourTurn: false,
    table: { state: 'closed', outcome: null, ended: expect.any(Number) },
  })
  await seen(sockets[1], ({ state }) => state === 'closed')
  const { wait = 0, prompt = null } = sockets[1]?.sight ?? {}
  const answer = prompt ? anyAnswer(prompt, chanceFrom('late')) : 'x'
  expect((await sockets[1]?.do({ type: 'answer', seq: 0, wait, answer }))?.refusal?.code).toBe('closed')
  expect((await post(guests[0], id, 'close')).refusal.code).toBe('closed')
  expect((await post(guests[0], id, 'seat', { seat: 1, to: { kind: 'person' } })).refusal.code).toBe('closed')
  expect((await guests[0]?.ask('GET', '/api/tables'))?.body.tables).toEqual([])
})

test('a rematch: the same people and settings, everybody one seat on, bots and chosen families along', async () => {
  const { port } = await openTestServer()
  const options = { families: ['vitale', null, 'pizzino'] }
  const wanted = { bots: 1, options, whenAway: 'vote', public: false }
  const { id, guests, sockets } = await company(port, 2, wanted)
  expect((await post(guests[0], id, 'rematch')).refusal.code).toBe('notOver')
  await post(guests[0], id, 'close')
  const offered = seen(sockets[0], ({ rematch }) => rematch !== null)
  const { id: next } = await post(guests[1], id, 'rematch')
  expect((await offered).rematch).toBe(next)
  const made = (await guests[1]?.ask('GET', `/api/tables/${next}`))?.body
  expect(made).toMatchObject({
    you: 0,
    host: true,
    table: {
      state: 'open',
      public: false,
      whenAway: 'vote',
      options: { families: [null, 'pizzino', 'vitale'] },
      seats: [
        { kind: 'person', name: 'Bruno' },
        { kind: 'bot', bot: 'random' },
        { kind: 'person', name: null, keptFor: 'Anna' },
      ],
    },
  })
  const olga = await new PlainGuest(port).introduce('Olga')
  expect((await post(olga, id, 'rematch')).refusal.code).toBe('notSeated')
  expect((await post(olga, next, 'sit', { seat: 2 })).refusal.code).toBe('seatTaken')
  expect(await post(guests[0], id, 'rematch')).toEqual({ id: next })
  expect(await post(guests[0], id, 'rematch')).toEqual({ id: next })
  const { table } = (await guests[0]?.ask('GET', `/api/tables/${next}`))?.body ?? {}
  expect(table.seats[2]).toMatchObject({ name: 'Anna', keptFor: null })
})

test('one guest sits at twenty unfinished tables of others, and at no more', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const bruno = await new PlainGuest(port).introduce('Bruno')
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const made: string[] = []
  for (let i = 0; i < 21; i++) {
    const { body } = await anna.ask('POST', '/api/tables', { game: 'corleone', seats, public: true })
    made.push(body.id)
  }
  const last = made.pop() ?? ''
  for (const id of made) expect(await post(bruno, id, 'sit', { seat: 1 })).toMatchObject({ you: 1 })
  expect((await post(bruno, last, 'sit', { seat: 1 })).refusal).toEqual({
    code: 'tooManyTables',
    given: '20',
  })
  await post(bruno, made[0] ?? '', 'leave')
  expect(await post(bruno, last, 'sit', { seat: 1 })).toMatchObject({ you: 1 })
})

test('the record of a private table is for its people, of a public one for everybody', async () => {
  const { port } = await openTestServer()
  const stranger = await new PlainGuest(port).introduce('Olga')
  const answers: unknown[] = []
  for (const isPublic of [false, true]) {
    const { id, guests, sockets } = await company(port, 2, { public: isPublic })
    await playOn(sockets, chanceFrom('to the end'))
    for (const guest of [guests[1], stranger, new PlainGuest(port)]) {
      const asked = await guest?.ask('GET', `/api/tables/${id}/record`)
      answers.push(asked?.body.refusal?.code ?? asked?.status)
    }
  }
  expect(answers).toEqual([200, 'keptPrivate', 'keptPrivate', 200, 200, 200])
})
