// What follows from who is away, without a server around it.

import { expect, test, vi } from 'vitest'
import { GAMES } from '@backroom/games'
import type { WhenAway } from '@backroom/protocol'
import { botDue, heirOf, hostGone, playerAt, votesFor } from './away.ts'
import { Presence } from './presence.ts'
import type { StoredSeat, StoredTable } from './storage/storage.ts'

const seat = (person: string | null, more: Partial<StoredSeat> = {}): StoredSeat => ({
  bot: null,
  person,
  name: person,
  keptFor: null,
  keptForName: null,
  left: false,
  away: null,
  botSince: null,
  votes: [],
  ...more,
})

const table = (seats: readonly StoredSeat[], more: Partial<StoredTable> = {}): StoredTable => ({
  id: 't',
  game: 'corleone',
  version: GAMES['corleone']?.version ?? 0,
  name: null,
  public: true,
  host: 'anna',
  hostName: 'anna',
  options: {},
  seed: 'seed',
  made: 0,
  whenAway: 'after3',
  state: 'running',
  started: 1,
  ended: null,
  outcome: null,
  awake: 100,
  rematch: null,
  names: seats.map(({ name }) => name ?? ''),
  entropy: seats.map(() => ''),
  pledges: null,
  seats,
  ...more,
})

const present = seat('anna')
const away = seat('bruno', { away: 200 })

test.each<[WhenAway, number | null]>([
  ['now', 200],
  ['after1', 210],
  ['after3', 230],
  ['after10', 300],
  ['vote', null],
  ['never', null],
])('a bot plays on %s: due at %s', (whenAway, due) => {
  expect(botDue(table([present, away], { whenAway }), away, 10)).toBe(due)
})

test('the time counts from when somebody is at the table, and while nobody is none does', () => {
  expect(botDue(table([present, away], { awake: 500 }), away, 10)).toBe(530)
  expect(botDue(table([present, away], { awake: null }), away, 10)).toBeNull()
})

test('whoever said that they leave is not waited for; where nobody is missed nothing is due', () => {
  const left = seat('bruno', { left: true, away: 200 })
  expect(botDue(table([present, left]), left, 10)).toBe(200)
  expect(botDue(table([present, left], { whenAway: 'never' }), left, 10)).toBeNull()
  expect(botDue(table([present, away]), present, 10)).toBeNull()
  const played = seat('bruno', { away: 200, botSince: 230 })
  expect(botDue(table([present, played]), played, 10)).toBeNull()
  expect(botDue(table([present, away], { state: 'open' }), away, 10)).toBeNull()
})

test('votes count of those who are present, and it takes more than half of them', () => {
  const wanted = seat('dora', { away: 200, votes: ['anna', 'bruno'] })
  const at = (seats: readonly StoredSeat[]) => table(seats, { whenAway: 'vote' })
  expect(votesFor(at([present, away, wanted]), wanted)).toEqual({ seats: [0], needed: 1 })
  expect(votesFor(at([present, seat('bruno'), seat('carl'), wanted]), wanted)).toEqual({
    seats: [0, 1],
    needed: 2,
  })
  expect(votesFor(table([present, away, wanted]), wanted)).toBeNull()
})

test('the next person who is connected hosts, from the host’s left on', () => {
  const seats = [seat('anna', { away: 50 }), away, seat('carl'), seat('dora')]
  expect(heirOf(table(seats), () => true)).toBe('carl')
  expect(heirOf(table(seats), (person) => person === 'dora')).toBe('dora')
  expect(heirOf(table(seats), () => false)).toBeNull()
  expect(hostGone(table(seats), () => true, 10)).toBe(60)
  expect(hostGone(table([present]), () => false, 10)).toBeNull()
  expect(hostGone(table([seat('anna', { left: true, away: 9 })]), () => true, 10)).toBe(0)
  expect(hostGone(table([away]), () => true, 10)).toBeNull()
  expect(hostGone(table([away]), () => false, 10)).toBe(0)
})

test('a table without people sleeps: nobody plays for those who are away, bots play for themselves', () => {
  const gone = seat('anna', { away: 200, botSince: 230 })
  expect(playerAt(gone, 'random', false)).toBeNull()
  expect(playerAt(gone, 'random', true)).toEqual({ bot: 'random', standIn: true })
  expect(playerAt(present, 'random', true)).toBeNull()
  const robot = seat(null, { bot: 'greedy' })
  for (const isAwake of [true, false])
    expect(playerAt(robot, 'random', isAwake)).toEqual({ bot: 'greedy', standIn: false })
})

/** Who is away at a table of two, of whom these are here; every look at the clock takes a millisecond. */
function presenceAt(first: StoredTable, here: Set<string>, meanwhile = () => {}) {
  let now = 1000
  const room = {
    id: 't',
    table: first,
    abandoned: false,
    isHere: (person: string) => here.has(person),
    seatOf: (person: string) => {
      const at = room.table.seats.findIndex((one) => one.person === person)
      return at < 0 ? null : at
    },
  }
  const presence = new Presence(room, {
    storage: {
      trouble: null,
      answersByBot: async () => 0,
      attend: async () => {},
      settle: async (_table, { seats, ...rest }) => {
        const changed = room.table.seats.map((one, at) => ({ ...one, ...seats.find((s) => s.seat === at) }))
        room.table = { ...room.table, ...rest, seats: changed }
        meanwhile()
        now += 10
      },
    },
    awayTimes: { away: 3, minute: 1_000_000, host: 1_000_000 },
    now: () => now++,
    refresh: async () => {},
    troubled: (error) => {
      throw error
    },
  })
  return { room, presence }
}

test('whoever becomes away between two looks at the clock is not forgotten', async () => {
  vi.useFakeTimers()
  const { room, presence } = presenceAt(table([seat('anna'), seat('bruno')]), new Set(['anna']))
  presence.noticed('bruno')
  await vi.advanceTimersByTimeAsync(100)
  expect(room.table.seats.map((one) => one.away === null)).toEqual([true, false])
  presence.stop()
  vi.useRealTimers()
})

test('nobody is away because the server closes, even if it closes while something else is written', async () => {
  vi.useFakeTimers()
  const here = new Set(['anna'])
  const { room, presence } = presenceAt(table([seat('anna'), seat('bruno')]), here, () => {
    presence.stop()
    here.clear()
    presence.noticed('anna')
  })
  presence.noticed('bruno')
  await vi.advanceTimersByTimeAsync(100)
  expect(room.table.seats.map((one) => one.away === null)).toEqual([true, false])
  vi.useRealTimers()
})

test('whoever is here does not count as away, in whichever moment they came', async () => {
  vi.useFakeTimers()
  const here = new Set(['anna'])
  const { room, presence } = presenceAt(table([seat('anna'), seat('bruno', { away: 900 })]), here)
  here.add('bruno')
  presence.noticed('bruno')
  await vi.advanceTimersByTimeAsync(100)
  expect(room.table.seats.map((one) => one.away)).toEqual([null, null])
  presence.stop()
  vi.useRealTimers()
})
