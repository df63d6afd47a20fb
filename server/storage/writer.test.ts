// What is written waits in lanes: games first, a storm last and bounded; a full disk changes nothing and passes.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { Refused } from '../refused.ts'
import { newFolder } from '../testing/testServer.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage, StoredAction } from './storage.ts'
import { type Lane, Writer } from './writer.ts'

async function opened(mostBytes = 0) {
  const folder = newFolder()
  const storage = openSqlite(folder, mostBytes)
  onTestFinished(() => storage.close())
  await storage.addPerson({ id: 'anna', name: 'Anna', language: null }, 1)
  await storage.addTable({
    id: 't',
    game: 'corleone',
    version: 1,
    name: null,
    public: false,
    host: 'anna',
    options: {},
    seed: 'abc',
    whenAway: 'never',
    made: 1,
    seats: [{ bot: null, person: 'anna' }],
  })
  return { folder, storage }
}

const say = (storage: Storage, key: number, text = 'x') =>
  storage.addMessage({ table: 't', person: 'anna', name: 'Anna', seat: 0, text, at: 1, key: String(key) })

const action = (seq: number): StoredAction => ({
  table: 't',
  seq,
  at: 1,
  key: null,
  action: { seat: 0, answer: 'x' },
})

const codeOf = (error: unknown): string => (error instanceof Refused ? error.refusal.code : String(error))

test('an action goes before a storm that was there first, and the storm is refused where it is too long', async () => {
  const folder = newFolder()
  await openSqlite(folder).close()
  const writer = new Writer({ folder, mostBytes: 0 })
  onTestFinished(() => writer.close())
  const order: string[] = []
  const write = (lane: Lane, name: string) =>
    writer.write({ statements: [['insert into house (name, value) values (?, ?)', [name, '']]] }, lane).then(
      () => order.push(lane),
      (error: unknown) => order.push(codeOf(error)),
    )
  const storm = Array.from({ length: 1500 }, (_, i) => write('additions', `storm ${i}`))
  const others = [write('changes', 'seat'), write('actions', 'answer')]
  await Promise.all([...storm, ...others])
  // One of the storm was under way already.
  expect(order.filter((one) => one !== 'busy').slice(0, 4)).toEqual([
    'additions',
    'actions',
    'changes',
    'additions',
  ])
  expect(order.filter((one) => one === 'additions')).toHaveLength(1001)
  expect(order.filter((one) => one === 'busy')).toHaveLength(499)
})

test('chat that is refused was not said, and chat that is said has its number', async () => {
  const { storage } = await opened()
  const storm = await Promise.allSettled(Array.from({ length: 1500 }, (_, i) => say(storage, i)))
  const said = storm.flatMap((one) => (one.status === 'fulfilled' ? [one.value.message.seq] : []))
  expect(said.toSorted((a, b) => a - b)).toEqual(said.map((_, i) => i + 1))
  expect(await storage.messages('t', 2000)).toHaveLength(said.length)
  expect(storm.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : [])).at(-1)).toBe('busy')
})

test('a job that fails by itself fails alone', async () => {
  const { storage } = await opened()
  const first = say(storage, 1)
  const twice = storage.addPerson({ id: 'anna', name: 'Anna', language: null }, 2)
  const stored = storage.append([action(1)])
  await expect(twice).rejects.toThrow(/unique/iu)
  expect(await stored).toEqual([true])
  await first
})

test('a full disk refuses everything with one reason, changes nothing, and passes by itself', async () => {
  const { folder, storage } = await opened(1 << 20)
  const troubles: string[] = []
  const recovered = new Promise<void>((resolve) =>
    storage.watch({ troubled: (cause) => troubles.push(cause), recovered: resolve }),
  )
  const large = 'x'.repeat(200_000)
  const said = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => say(storage, i, large)))
  const refused = said.filter((one) => one.status === 'rejected').map(({ reason }) => codeOf(reason))
  expect(new Set(refused)).toEqual(new Set(['cannotWrite']))
  expect(troubles).toEqual(['database or disk is full'])
  expect(storage.trouble).toBe('database or disk is full')
  await expect(storage.append([action(1)]).catch(codeOf)).resolves.toBe('cannotWrite')
  expect(await storage.actions('t')).toEqual([])
  expect(await storage.messages('t', 20)).toHaveLength(12 - refused.length)
  const other = new DatabaseSync(join(folder, 'backroom.sqlite'), { timeout: 5000 })
  other.exec('delete from messages')
  other.close()
  await recovered
  expect(storage.trouble).toBeNull()
  expect(await storage.append([action(1)])).toEqual([true])
  expect(troubles).toHaveLength(1)
})
