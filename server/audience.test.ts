import {
  begin,
  type ChangedSight,
  type GameRecord,
  heardAll,
  randomAnswer,
  randomFrom,
  replay,
  sight,
  SightTexts,
  withChanges,
  type Viewer,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { expect, test } from 'vitest'
import { asked, chanceFrom, company, openTestServer } from './testing/testServer.ts'
import { anyAnswer, type Message, PlainGuest, type PlainSocket } from './testing/plainClient.ts'

const NEVER = 0
const bytes = (value: unknown) => JSON.stringify(value)

async function answerOnce(sockets: readonly PlainSocket[], chance: () => number): Promise<PlainSocket> {
  const socket = asked(sockets)
  if (!socket.sight?.prompt) throw new Error('not asked')
  await socket.answer(anyAnswer(socket.sight.prompt, chance))
  await caughtUp(sockets)
  return socket
}

/** Who has been told last how the table looks. */
const newest = (sockets: readonly PlainSocket[]): PlainSocket | undefined =>
  sockets.toSorted((a, b) => b.seq - a.seq)[0]

/** Resolves when everything that was sent to them so far has arrived. */
async function caughtUp(sockets: readonly PlainSocket[]): Promise<void> {
  const pongs = sockets.map((socket) => socket.nextOf('pong'))
  for (const socket of sockets) socket.send({ type: 'ping' })
  await Promise.all(pongs)
}

const movesOf = (socket: PlainSocket): Message[] => socket.messages.filter(({ type }) => type === 'moved')

test.for(Object.keys(GAMES))('%s: every sight, told whole or by its changes, is that sight', (id) => {
  const game = GAMES[id]
  if (!game) throw new Error('a listed game')
  const { min, max } = game.players
  for (let seats = min; seats <= max; seats++) {
    const play = begin(game, seats, `texts ${seats}`)
    const random = randomFrom(`texts ${seats}`)
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator', 'open']
    const texts = new SightTexts()
    const last = new Map<Viewer, { view: object; saw: number }>()
    const wrong: string[] = []
    for (let turn = 0; ; turn++) {
      texts.look(play)
      for (const [i, viewer] of viewers.entries()) {
        // Some look each time, others now and then.
        if (turn % (i + 1) !== 0 && !play.core.over) continue
        const seen = bytes(sight(play, viewer))
        if (texts.whole(viewer) !== seen) wrong.push(`${viewer} at ${turn}: the whole sight`)
        const { view, saw } = last.get(viewer) ?? { view: {}, saw: 0 }
        const { changes, ...rest } = JSON.parse(texts.since(saw, viewer)) as ChangedSight
        const now = withChanges(view, changes)
        if (bytes({ view: now, ...rest }) !== seen) wrong.push(`${viewer} at ${turn}: the changed sight`)
        last.set(viewer, { view: now, saw: texts.moment })
      }
      if (play.core.over) break
      const prompt = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
      if (!prompt) throw new Error('the table waits for nobody')
      play.answer(prompt.seat, play.core.wait, randomAnswer(prompt, random))
    }
    expect(wrong).toEqual([])
  }
})

test('between two rounds only those see the table who are newly asked', async () => {
  const { port } = await openTestServer({ onlookersShare: NEVER })
  const { id, sockets } = await company(port, 5)
  const stranger = await new PlainGuest(port).join(id)
  const chance = chanceFrom('between rounds')
  let hushed = 0
  for (let turn = 0; turn < 60; turn++) {
    const before = sockets.map((socket) => movesOf(socket).length)
    const waits = sockets.map(({ sight: seen }) => seen?.wait)
    await answerOnce(sockets, chance)
    const now = newest(sockets)?.sight
    for (const [seat, socket] of sockets.entries()) {
      const isAsked = now?.waiting.some((one) => one.seat === seat && !one.sealed) ?? false
      const told = movesOf(socket).length - (before[seat] ?? 0)
      expect(told).toBe(isAsked && waits[seat] !== now?.wait ? 1 : 0)
      if (told === 0) hushed++
    }
  }
  expect(hushed).toBeGreaterThan(0)
  await caughtUp([stranger])
  expect(movesOf(stranger)).toEqual([])
})

test('what was taken back, and the end, are told to everybody at once', async () => {
  const { port } = await openTestServer({ onlookersShare: NEVER })
  const { sockets } = await company(port, 3)
  const chance = chanceFrom('at once')
  let undone = 0
  const seqs: number[] = []
  while (!sockets.some(({ sight: seen }) => seen?.over)) {
    const actor = await answerOnce(sockets, chance)
    if (undone < 3 && actor.sight && actor.sight.taken > actor.sight.fence) {
      undone++
      await actor.do({ type: 'undo' })
      await caughtUp(sockets)
      seqs.push(...sockets.map(({ seq }) => seq - actor.seq))
    }
  }
  expect(undone).toBe(3)
  expect(seqs).toEqual(seqs.map(() => 0))
  await caughtUp(sockets)
  for (const { sight: seen, seq, log } of sockets) {
    expect(seen?.over).not.toBeNull()
    expect(seq).toBe(sockets[0]?.seq)
    expect(log.map((entry) => entry.seq)).toEqual(sockets[0]?.log.map((entry) => entry.seq))
  }
})

test('whoever joins between two rounds sees what there is now, and the others are not told twice', async () => {
  const { port } = await openTestServer({ onlookersShare: NEVER })
  const { id, guests, sockets } = await company(port, 3)
  const chance = chanceFrom('joining')
  const turns = 20
  for (let turn = 0; turn < turns; turn++) await answerOnce(sockets, chance)
  const again = await guests[1]?.join(id)
  expect(again?.seq).toBe(turns)
  for (const socket of sockets) {
    const told = movesOf(socket).flatMap(({ log }) => log?.map(({ seq }) => seq) ?? [])
    expect(told).toEqual(told.map((_, i) => i))
  }
})

test('a message of several entries holds what eyes and ears allowed, and the sight after the last', async () => {
  const { port } = await openTestServer({ onlookersShare: 0.0001 })
  const { id, guests, sockets } = await company(port, 5, { started: false })
  const stranger = await new PlainGuest(port).join(id)
  const everybody = [...sockets, stranger]
  const dealt = everybody.map((socket) => socket.nextOf('moved'))
  await guests[0]?.ask('POST', `/api/tables/${id}/start`)
  await Promise.all(dealt)
  const chance = chanceFrom('several')
  while (!sockets.some(({ sight: seen }) => seen?.over)) await answerOnce(sockets, chance)
  await caughtUp(everybody)

  const { body } = await new PlainGuest(port).ask('GET', `/api/tables/${id}/record`)
  const record: GameRecord = body.record
  const game = GAMES[record.game]
  if (!game) throw new Error('a listed game')
  const viewers: Viewer[] = [...sockets.keys(), 'spectator']
  const allowed: { events: unknown; sight: unknown }[][] = viewers.map(() => [])
  replay(game, record, record.answers.length, (play) => {
    const told = play.takeTold()
    for (const [i, viewer] of viewers.entries())
      allowed[i]?.push({ events: heardAll(told, viewer), sight: sight(play, viewer) })
  })
  for (const [i, socket] of everybody.entries()) {
    const moves = movesOf(socket)
    const entries = moves.flatMap(({ log }) => log ?? [])
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from(allowed[i]?.keys() ?? []))
    for (const { seq, events } of entries) expect(bytes(events)).toBe(bytes(allowed[i]?.[seq]?.events))
    for (const { seq = 0, log, sight: seen } of moves) {
      expect(log?.at(-1)?.seq).toBe(seq)
      expect(bytes(seen)).toBe(bytes(allowed[i]?.[seq]?.sight))
    }
  }
  expect(movesOf(stranger).some(({ log }) => (log?.length ?? 0) > 1)).toBe(true)
})
