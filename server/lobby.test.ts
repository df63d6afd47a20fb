import { expect, test } from 'vitest'
import { company, openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

const TWO = [{ kind: 'person' }, { kind: 'person' }]
const newTable = (more: object = {}) => ({ game: 'corleone', seats: TWO, public: true, ...more })

test('a guest gives a name, gets an http-only same-site cookie, and is known again', async () => {
  const { port } = await openTestServer()
  const anna = new PlainGuest(port)
  expect((await anna.ask('GET', '/api/me')).body).toEqual({ me: null })
  const { body, headers } = await anna.ask('POST', '/api/me', {
    name: '  Anna\u202e   Maria ',
    language: 'pl',
  })
  expect(body).toEqual({ me: { name: 'Anna Maria', language: 'pl' } })
  expect(headers.get('set-cookie')).toMatch(/^backroom=.*HttpOnly; SameSite=Strict/u)
  expect((await anna.ask('GET', '/api/me')).body).toEqual(body)
})

test('a forged cookie is nobody', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const forged = new PlainGuest(port)
  forged.cookie = anna.cookie.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await forged.ask('GET', '/api/me')).body).toEqual({ me: null })
  expect(await forged.ask('POST', '/api/tables', newTable())).toMatchObject({
    status: 401,
    body: { refusal: { code: 'nobody' } },
  })
})

test('a new name is seen at the table', async () => {
  const { port } = await openTestServer()
  const { guests, sockets } = await company(port, 2)
  const seen = sockets[1]?.next(({ table }) => table?.seats[0]?.name === 'Annie')
  await guests[0]?.introduce('Annie')
  expect((await seen)?.table?.host).toBe('Annie')
})

test('whoever makes a table is its host and sits at the first seat for a person', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const seats = [{ kind: 'bot', bot: 'random' }, ...TWO]
  const { body } = await anna.ask('POST', '/api/tables', newTable({ seats, name: ' Back  room ' }))
  expect(body.id).toMatch(/^[\w-]{22}$/u)
  expect((await anna.ask('GET', `/api/tables/${body.id}`)).body).toMatchObject({
    you: 1,
    host: true,
    yourTurn: false,
    table: {
      id: body.id,
      name: 'Back room',
      state: 'open',
      host: 'Anna',
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/u),
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'person', name: 'Anna', here: false, away: null, left: false, botPlays: false },
        { kind: 'person', name: null, here: false, away: null, left: false, botPlays: false },
      ],
    },
  })
})

test('public tables are listed, others are found by their id alone', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const open = await anna.ask('POST', '/api/tables', newTable())
  const hidden = await anna.ask('POST', '/api/tables', newTable({ public: false }))
  const stranger = new PlainGuest(port)
  const { body } = await stranger.ask('GET', '/api/tables')
  expect(body.tables.map((table: { id: string }) => table.id)).toEqual([open.body.id])
  expect((await stranger.ask('GET', `/api/tables/${hidden.body.id}`)).status).toBe(200)
})

test('sitting, leaving and changing seats before the start', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2, { started: false, bots: 1 })
  const [anna, bruno] = guests
  const carla = await new PlainGuest(port).introduce('Carla')
  const refusalOf = async (guest: PlainGuest | undefined, path: string, body?: object) =>
    (await guest?.ask('POST', `/api/tables/${id}/${path}`, body))?.body.refusal?.code
  expect(await refusalOf(carla, 'sit', { seat: 1 })).toBe('seatTaken')
  expect(await refusalOf(carla, 'sit', { seat: 2 })).toBe('seatTaken')
  expect(await refusalOf(carla, 'sit', { seat: 5 })).toBe('noSuchSeat')
  expect(await refusalOf(anna, 'sit', { seat: 1 })).toBe('alreadySeated')
  expect(await refusalOf(anna, 'sit', { seat: 0 })).toBeUndefined()
  expect(await refusalOf(carla, 'leave')).toBe('notSeated')
  const freed = sockets[0]?.next(({ table }) => table?.seats[1]?.name === null)
  expect(await refusalOf(bruno, 'leave')).toBeUndefined()
  await freed
  expect(await refusalOf(anna, 'start')).toBe('seatsEmpty')
  expect(await refusalOf(bruno, 'seat', { seat: 1, to: { kind: 'bot', bot: 'random' } })).toBe('notHost')
  expect(await refusalOf(anna, 'seat', { seat: 0, to: { kind: 'bot', bot: 'random' } })).toBe('seatTaken')
  expect(await refusalOf(anna, 'seat', { seat: 1, to: { kind: 'bot', bot: 'nobody' } })).toBe('noSuchBot')
  expect(await refusalOf(anna, 'seat', { seat: 2, to: { kind: 'person' } })).toBeUndefined()
  expect(await refusalOf(carla, 'sit', { seat: 2 })).toBeUndefined()
  expect(await refusalOf(anna, 'seat', { seat: 1, to: { kind: 'bot', bot: 'random' } })).toBeUndefined()
  expect(await refusalOf(carla, 'start')).toBe('notHost')
  expect(await refusalOf(anna, 'start')).toBeUndefined()
  expect(await refusalOf(anna, 'start')).toBe('alreadyStarted')
  expect(await refusalOf(bruno, 'sit', { seat: 1 })).toBe('seatTaken')
})

test('a table that cannot be played is refused with what is wrong', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const refusal = async (body: unknown) => (await anna.ask('POST', '/api/tables', body)).body.refusal
  expect(await refusal(newTable({ game: 'chess' }))).toEqual({ code: 'noSuchGame', given: 'chess' })
  expect(await refusal(newTable({ game: 'constructor' }))).toMatchObject({ code: 'noSuchGame' })
  expect(await refusal(newTable({ seats: TWO.slice(1) }))).toEqual({ code: 'tooFew', given: '1' })
  expect(await refusal(newTable({ seats: [...TWO, ...TWO, ...TWO] }))).toEqual({
    code: 'tooMany',
    given: '6',
  })
  expect(await refusal(newTable({ seats: [{ kind: 'person' }, { kind: 'bot', bot: 'x' }] }))).toEqual({
    code: 'noSuchBot',
    given: 'x',
  })
  const families = await refusal(newTable({ options: { families: ['nobody'] } }))
  expect(families).toEqual({ code: 'badOptions', problems: [expect.stringContaining('families.0')] })
})

test('somebody with very many unfinished tables makes no more', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  for (let i = 0; i < 50; i++) expect((await anna.ask('POST', '/api/tables', newTable())).status).toBe(200)
  expect((await anna.ask('POST', '/api/tables', newTable())).body.refusal).toEqual({
    code: 'tooManyTables',
    given: '50',
  })
})

test('my tables: where I sit and what I made, and whether I am waited for', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const turn = sockets.map(({ sight }) => sight?.prompt !== null)
  for (const [seat, guest] of guests.entries()) {
    const { body } = await guest.ask('GET', '/api/me/tables')
    expect(body.tables).toMatchObject([{ table: { id }, you: seat, host: seat === 0, yourTurn: turn[seat] }])
  }
  expect((await new PlainGuest(port).ask('GET', '/api/me/tables')).body.refusal.code).toBe('nobody')
})

test('whoever leaves a running game is played for by a bot until they come back', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const seat = sockets.findIndex(({ sight }) => sight?.prompt)
  const leaver = sockets[seat]
  const moved = leaver?.nextOf('moved')
  await guests[seat]?.ask('POST', `/api/tables/${id}/leave`)
  await moved
  expect(leaver?.table?.seats[seat]).toMatchObject({ left: true, botPlays: true })
  const refused = await leaver?.do({ type: 'answer', seq: 0, wait: 1, answer: 'x' })
  expect(refused?.refusal?.code).toBe('notSeated')
  const back = await guests[seat]?.ask('POST', `/api/tables/${id}/sit`, { seat })
  expect(back?.body).toMatchObject({ you: seat, table: { seats: { [seat]: { left: false, away: null } } } })
})
