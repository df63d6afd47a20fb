import { expect, test } from 'vitest'
import { check, rowCounts } from './admin/check.ts'
import { openAdminClient } from './admin/adminClient.ts'
import { DEFAULTS } from './config.ts'
import { chanceFrom, company, newFolder, openTestServer, playOn } from './testing/testServer.ts'
import { seedHouse } from './testing/seeded.ts'

const TABLES = 3000
const GUESTS = 5000

test(`${TABLES} tables and ${GUESTS} guests are listed, checked and cleaned up while a game goes on`, async () => {
  const folder = newFolder()
  const took: string[] = []
  const timed = async <T>(what: string, action: () => T | Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await action()
    took.push(`${what} ${Math.round(performance.now() - begun)} ms`)
    return result
  }
  const seeded = await timed('seeding', () => seedHouse(folder, TABLES, GUESTS))
  const rules = { ...DEFAULTS.cleanup, every: 0 }
  const { port } = await openTestServer({ folder, cleanup: rules })
  const client = await openAdminClient(folder, rules)
  expect(client.live).toBe(true)

  const running = seeded.count('running', false) + seeded.count('running', true)
  const checked = await timed('check', () => check(folder))
  expect(checked).toMatchObject({
    tables: TABLES,
    people: GUESTS,
    answers: seeded.answers,
    running,
    replayed: running,
    faults: [],
  })
  const all = await timed('list', () => client.run('list', { limit: 50 }))
  expect(all).toMatchObject({ total: TABLES })
  expect(all.tables).toHaveLength(50)
  const total = async (state: 'open' | 'running' | 'finished' | 'closed', olderThan?: number) =>
    (await client.run('list', { state, olderThan, limit: 0 })).total
  expect(await total('running')).toBe(running)
  expect(await total('running', 30 * 86_400_000)).toBe(seeded.count('running', true))
  const shown = await timed('show', () => client.run('show', { id: seeded.one('over', true) }))
  expect(shown).toMatchObject({ kind: 'table', state: 'finished' })

  // Game after game goes on beside it, and every answer is accepted.
  const beside = { isOver: false, games: 0, finished: 0, answers: 0, longest: 0 }
  const chance = chanceFrom('beside')
  const playing = (async () => {
    while (!beside.isOver) {
      const { sockets } = await company(port, 2)
      beside.games++
      while (!beside.isOver && !sockets[0]?.sight?.over) {
        const begun = performance.now()
        await playOn(sockets, chance, 1)
        beside.answers++
        beside.longest = Math.max(beside.longest, performance.now() - begun)
      }
      if (sockets[0]?.sight?.over) beside.finished++
    }
  })()
  const swept = await timed('cleanup', () => client.run('cleanup', {}))
  beside.isOver = true
  await playing

  expect(swept).toMatchObject({
    open: seeded.count('open', true),
    abandoned: seeded.count('running', true),
    closed: seeded.count('closed', true),
    finished: 0,
  })
  expect(await total('open')).toBe(seeded.count('open', false))
  expect(await total('running')).toBe(seeded.count('running', false) + beside.games - beside.finished)
  // What was abandoned is closed now, and stays for a while.
  expect(await total('closed')).toBe(seeded.count('closed', false) + seeded.count('running', true))
  expect(await total('finished')).toBe(
    seeded.count('over', false) + seeded.count('over', true) + beside.finished,
  )
  await expect(client.run('show', { id: seeded.one('open', true) })).rejects.toThrow('noSubject')
  expect(swept.guests).toBeGreaterThan(GUESTS / 4)
  const stats = await client.run('stats', {})
  expect(stats.people).toBe(GUESTS - swept.guests + 2 * beside.games)
  expect(rowCounts(folder).messages).toBe(seeded.messages - swept.chat - 3 * seeded.count('closed', true))
  const after = await timed('check after', () => check(folder))
  expect(after.faults).toEqual([])
  expect(after.replayed).toBe(after.running)
  // The second time there is nothing left to do.
  expect(await client.run('cleanup', {})).toEqual({
    guests: 0,
    open: 0,
    abandoned: 0,
    closed: 0,
    finished: 0,
    chat: 0,
  })
  console.log(
    `${took.join(', ')}; beside it ${beside.answers} answers, the longest took ${Math.round(beside.longest)} ms`,
  )
})
