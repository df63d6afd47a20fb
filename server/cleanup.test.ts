import { expect, test } from 'vitest'
import { emptyRooms } from './admin/adminClient.ts'
import { Cleanup, type CleanupRules } from './cleanup.ts'
import { openSqlite } from './storage/sqlite.ts'
import type { NewTable, Storage } from './storage/storage.ts'
import { newFolder } from './testing/testServer.ts'

const NOW = 1_000_000
const RULES: CleanupRules = {
  every: 0,
  guests: 5000,
  open: 1000,
  abandoned: 2000,
  closed: 3000,
  finished: 4000,
  chat: 500,
}
const FOR_EVER: CleanupRules = { every: 0, guests: 0, open: 0, abandoned: 0, closed: 0, finished: 0, chat: 0 }
const NOTHING = { guests: 0, open: 0, abandoned: 0, closed: 0, finished: 0, chat: 0 }
const OUTCOME = { winners: [0], scores: [1] }

/** A server with people who were all seen long ago. */
async function houseOf(...people: readonly string[]): Promise<Storage> {
  const storage = openSqlite(newFolder())
  for (const id of people) await storage.addPerson({ id, name: id, language: null }, 1)
  return storage
}

const table = (id: string, host: string, made: number): NewTable => ({
  id,
  game: 'corleone',
  version: 1,
  name: null,
  public: true,
  host,
  options: {},
  seed: id,
  made,
  whenAway: 'never',
  seats: [
    { bot: null, person: host },
    { bot: 'random', person: null },
  ],
})

const sweep = (storage: Storage, rules = RULES, visited: readonly string[] = []) =>
  new Cleanup(storage.upkeep, { ...emptyRooms(storage), isVisited: (id) => visited.includes(id) }, rules).run(
    NOW,
  )

const stateOf = async (storage: Storage, id: string) => (await storage.table(id))?.state ?? 'deleted'

test('guests who were not seen go, unless they sit somewhere or host', async () => {
  const storage = await houseOf('host', 'gone', 'late')
  await storage.addTable(table('t', 'host', NOW))
  await storage.upkeep.see(['late'], NOW - 100)
  expect(await sweep(storage)).toEqual({ ...NOTHING, guests: 1 })
  expect(await storage.person('gone')).toBeNull()
  expect(await storage.person('late')).not.toBeNull()
  expect(await storage.person('host')).not.toBeNull()
  await storage.close()
})

test('a guest for whom only a seat is kept goes, and the seat is anybody’s', async () => {
  const storage = await houseOf('host', 'gone')
  const made = table('t', 'host', NOW)
  await storage.addTable({ ...made, seats: [...made.seats, { bot: null, person: null, keptFor: 'gone' }] })
  await storage.setPledge('t', 'gone', 'abc')
  expect(await sweep(storage)).toEqual({ ...NOTHING, guests: 1 })
  expect((await storage.table('t'))?.seats[2]?.keptFor).toBeNull()
  expect(await storage.shuffleOf('t')).toEqual([])
  await storage.close()
})

test('a table that was never begun goes when nobody was there for long, and its host with it', async () => {
  const storage = await houseOf('a', 'b', 'c')
  await storage.addTable(table('old', 'a', NOW - 1001))
  await storage.addTable(table('young', 'b', NOW - 999))
  await storage.addTable(table('visited', 'c', NOW - 1001))
  await storage.addMessage({ table: 'old', person: 'a', name: 'a', seat: 0, text: 'x', at: 1, key: 'k' })
  expect(await sweep(storage, RULES, ['visited'])).toEqual({ ...NOTHING, open: 1, guests: 1 })
  expect(await stateOf(storage, 'old')).toBe('deleted')
  expect(await stateOf(storage, 'young')).toBe('open')
  expect(await stateOf(storage, 'visited')).toBe('open')
  await storage.close()
})

test('an abandoned game is closed and stays as a record; one that was answered or visited lately runs on', async () => {
  const storage = await houseOf('a')
  for (const id of ['abandoned', 'answered', 'touched']) {
    await storage.addTable(table(id, 'a', 1))
    await storage.startTable(id, 2, ['a', 'random'], ['', ''])
    const at = id === 'answered' ? NOW - 10 : 3
    await storage.append([{ table: id, seq: 1, at, key: null, action: { seat: 0, answer: 'x' } }])
  }
  await storage.upkeep.touch(['touched'], NOW - 10)
  expect(await sweep(storage)).toEqual({ ...NOTHING, abandoned: 1 })
  expect(await stateOf(storage, 'abandoned')).toBe('closed')
  expect(await storage.actions('abandoned')).toHaveLength(1)
  expect(await stateOf(storage, 'answered')).toBe('running')
  expect(await stateOf(storage, 'touched')).toBe('running')
  await storage.close()
})

test('closed tables and finished games go after their time with all that belongs to them', async () => {
  const storage = await houseOf('a')
  for (const id of ['closed', 'finished', 'later']) {
    await storage.addTable(table(id, 'a', 1))
    await storage.startTable(id, 2, ['a', 'random'], ['', ''])
    await storage.append(
      Array.from({ length: 250 }, (_, i) => ({
        table: id,
        seq: i + 1,
        at: 3,
        key: null,
        action: { seat: 0, answer: 'x' },
      })),
    )
  }
  await storage.closeTable('closed', NOW - 3001)
  await storage.finishTable('finished', NOW - 4001, OUTCOME)
  await storage.finishTable('later', NOW - 3999, OUTCOME)
  await storage.setRematch('later', 'finished')
  expect(await sweep(storage, { ...RULES, chat: 0 })).toEqual({ ...NOTHING, closed: 1, finished: 1 })
  expect(await storage.actions('closed')).toEqual([])
  expect(await storage.actions('finished')).toEqual([])
  expect(await storage.actions('later')).toHaveLength(250)
  expect((await storage.table('later'))?.rematch).toBeNull()
  await storage.close()
})

test('words at tables that have ended go after their time, those of games that run stay', async () => {
  const storage = await houseOf('a')
  const say = (table: string, at: number) =>
    storage.addMessage({ table, person: 'a', name: 'a', seat: 0, text: 'x', at, key: `${at}` })
  for (const id of ['runs', 'over']) {
    await storage.addTable(table(id, 'a', NOW))
    await storage.startTable(id, NOW, ['a', 'random'], ['', ''])
    for (let i = 0; i < 120; i++) await say(id, i)
    await say(id, NOW - 1)
  }
  await storage.finishTable('over', NOW, OUTCOME)
  expect(await sweep(storage)).toEqual({ ...NOTHING, chat: 120 })
  expect(await storage.messages('over', 1000)).toHaveLength(1)
  expect(await storage.messages('runs', 1000)).toHaveLength(121)
  await storage.close()
})

test('0 keeps everything for ever', async () => {
  const storage = await houseOf('a', 'b')
  await storage.addTable(table('open', 'a', 1))
  await storage.addTable(table('over', 'a', 1))
  await storage.startTable('over', 2, [], [])
  await storage.finishTable('over', 3, OUTCOME)
  expect(await sweep(storage, FOR_EVER)).toEqual(NOTHING)
  expect(await stateOf(storage, 'open')).toBe('open')
  await storage.close()
})
