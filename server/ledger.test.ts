import { onTestFinished, expect, test } from 'vitest'
import { Ledger, type Line, type LineOwner } from './ledger.ts'
import { openSqlite } from './storage/sqlite.ts'
import { newFolder } from './testing/house.ts'

const TABLES = 40

/** A house with as many tables, and everything that their owners heard, in order. */
async function opened() {
  const storage = openSqlite(newFolder())
  onTestFinished(() => storage.close())
  await storage.addPerson({ id: 'anna', name: 'Anna', language: null }, 1)
  const heard: string[] = []
  const owners = Array.from({ length: TABLES }, (_, i): LineOwner & { readonly id: string } => ({
    id: `t${i}`,
    abandoned: false,
    written: (lines) => heard.push(...lines.map(({ stored }) => `${stored.table}.${stored.seq}`)),
    lost: (lines) => heard.push(...lines.map(({ stored }) => `${stored.table}.${stored.seq} lost`)),
  }))
  for (const { id } of owners)
    await storage.addTable({
      id,
      game: 'corleone',
      version: 1,
      name: null,
      public: false,
      host: 'anna',
      options: {},
      seed: id,
      made: 1,
      seats: [{ bot: null, person: 'anna' }],
    })
  return { ledger: new Ledger(storage), storage, owners, heard }
}

const line = (owner: LineOwner & { readonly id: string }, seq: number): Line => ({
  stored: { table: owner.id, seq, at: 1, key: null, deed: { seat: 0, answer: 'x' } },
  owner,
})

test('every owner hears of its lines once, in order, and only when they are written', async () => {
  const { ledger, storage, owners, heard } = await opened()
  for (const seq of [1, 2]) for (const owner of owners) ledger.add(line(owner, seq))
  expect(heard).toEqual([])
  await new Promise(setImmediate)
  // These come while the first group is being written.
  for (const owner of owners) ledger.add(line(owner, 3))
  await ledger.settled()
  for (const { id } of owners) {
    expect(heard.filter((name) => name.startsWith(`${id}.`))).toEqual([`${id}.1`, `${id}.2`, `${id}.3`])
    expect(await storage.deeds(id)).toHaveLength(3)
  }
  expect(heard).toHaveLength(3 * TABLES)
})

test('a line whose number is taken is lost with all that follow, and the other tables are none the wiser', async () => {
  const { ledger, storage, owners, heard } = await opened()
  const [first, second] = owners
  if (!first || !second) throw new Error('no tables')
  await storage.append([line(first, 1).stored])
  for (const seq of [1, 2]) for (const owner of [first, second]) ledger.add(line(owner, seq))
  await ledger.settled()
  expect(heard).toEqual(['t0.1 lost', 't0.2 lost', 't1.1', 't1.2'])
})
