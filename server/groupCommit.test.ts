import { onTestFinished, expect, test } from 'vitest'
import { GroupCommit, type PendingWrite, type WriteOwner } from './groupCommit.ts'
import { openSqlite } from './storage/sqlite.ts'
import { newFolder } from './testing/testServer.ts'

const TABLES = 40

const nameOf = ({ stored }: PendingWrite): string => `${stored.table}.${stored.seq}`

/** A server with as many tables, and everything that their owners heard, in order. */
async function opened() {
  const storage = openSqlite(newFolder())
  onTestFinished(() => storage.close())
  await storage.addPerson({ id: 'anna', name: 'Anna', language: null }, 1)
  const heard: string[] = []
  const owners = Array.from({ length: TABLES }, (_, i) => {
    const owner = {
      id: `t${i}`,
      abandoned: false,
      written: (lines: readonly PendingWrite[]) => heard.push(...lines.map(nameOf)),
      lost: (lines: readonly PendingWrite[]) => {
        owner.abandoned = true
        heard.push(...lines.map((line) => `${nameOf(line)} lost`))
      },
    }
    return owner
  })
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
      whenAway: 'never',
      made: 1,
      seats: [{ bot: null, person: 'anna' }],
    })
  return { commits: new GroupCommit(storage), storage, owners, heard }
}

const line = (owner: WriteOwner & { readonly id: string }, seq: number): PendingWrite => ({
  stored: { table: owner.id, seq, at: 1, key: null, action: { seat: 0, answer: 'x' } },
  owner,
})

test('every owner hears of its lines once, in order, and only when they are written', async () => {
  const { commits, storage, owners, heard } = await opened()
  for (const seq of [1, 2]) for (const owner of owners) commits.add(line(owner, seq))
  expect(heard).toEqual([])
  await new Promise(setImmediate)
  // These come while the first group is being written.
  for (const owner of owners) commits.add(line(owner, 3))
  await commits.settled()
  for (const { id } of owners) {
    expect(heard.filter((name) => name.startsWith(`${id}.`))).toEqual([`${id}.1`, `${id}.2`, `${id}.3`])
    expect(await storage.actions(id)).toHaveLength(3)
  }
  expect(heard).toHaveLength(3 * TABLES)
})

test('a line whose number is taken is lost with all that follow, and the other tables are none the wiser', async () => {
  const { commits, storage, owners, heard } = await opened()
  const [first, second] = owners
  if (!first || !second) throw new Error('no tables')
  await storage.append([line(first, 1).stored])
  for (const seq of [1, 2]) for (const owner of [first, second]) commits.add(line(owner, seq))
  await commits.settled()
  expect(heard).toEqual(['t0.1 lost', 't0.2 lost', 't1.1', 't1.2'])
})

test('nothing is written behind a line that was lost, also if it came while that was being written', async () => {
  const { commits, storage, owners, heard } = await opened()
  // The last of many: those before are told first.
  const last = owners.at(-1)
  if (!last) throw new Error('no tables')
  await storage.append([line(last, 1).stored])
  for (const owner of owners) commits.add(line(owner, 1))
  await new Promise(setImmediate)
  for (const owner of owners) commits.add(line(owner, 2))
  await commits.settled()
  expect(await storage.actions(last.id)).toHaveLength(1)
  expect(heard.filter((name) => name.startsWith(`${last.id}.`))).toEqual([`${last.id}.1 lost`])
  for (const { id } of owners.slice(0, -1)) expect(await storage.actions(id)).toHaveLength(2)
})

test('an owner who fails when it hears is given up, and the others hear', async () => {
  const { commits, owners, heard } = await opened()
  const [first, second] = owners
  if (!first || !second) throw new Error('no tables')
  const failing = {
    ...first,
    written: () => {
      throw new Error('out of words')
    },
  }
  commits.add(line(failing, 1))
  commits.add(line(second, 1))
  await commits.settled()
  commits.add(line(second, 2))
  await commits.settled()
  expect(heard).toEqual(['t0.1 lost', 't1.1', 't1.2'])
})
