import { newRecord } from '@backroom/engine'
import { corleone } from '@backroom/games'
import { beforeEach, expect, test, vi } from 'vitest'
import { Shelf } from '../testing/storage.ts'
import {
  forgetTable,
  keyOf,
  loadTable,
  type SavedTable,
  savedTables,
  saveTable,
  tidyTables,
} from './saved.ts'

beforeEach(() => vi.stubGlobal('localStorage', new Shelf()))

const table = (id: string, touched = 7): SavedTable => ({
  id,
  game: 'corleone',
  seats: [
    { name: 'Ines', bot: null },
    { name: '', bot: 'greedy' },
  ],
  made: 1,
  touched,
  record: newRecord(corleone, ['Ines', ''], 'a quiet evening'),
  outcome: null,
})

test('a table is found as it was saved, with a revision that counts the savings', () => {
  expect(saveTable(table('a'), null)).toBe('saved')
  expect(loadTable('a')).toEqual({ ...table('a'), revision: 1 })
  expect(saveTable(table('a', 8), 1)).toBe('saved')
  expect(loadTable('a')).toEqual({ ...table('a', 8), revision: 2 })
})

test('what another tab has saved since is not written over', () => {
  saveTable(table('a'), null)
  saveTable(table('a', 8), 1)
  expect(saveTable(table('a', 9), 1)).toBe('newer')
  expect(saveTable(table('a', 9), null)).toBe('newer')
  expect(loadTable('a')).toMatchObject({ touched: 8, revision: 2 })
})

test('a table that was saved before there were revisions goes on', () => {
  localStorage.setItem(keyOf('old'), JSON.stringify(table('old')))
  expect(saveTable(table('old', 8), 0)).toBe('saved')
  expect(loadTable('old')).toMatchObject({ touched: 8, revision: 1 })
})

test('what was cleared away does not come back by itself', () => {
  saveTable(table('a'), null)
  forgetTable('a')
  expect(saveTable(table('a', 8), 1)).toBe('gone')
  expect(loadTable('a')).toBeNull()
})

test('a full storage says so and keeps what it has', () => {
  saveTable(table('a'), null)
  const { length } = localStorage.getItem(keyOf('a')) ?? ''
  const full = new Shelf(length)
  full.setItem(keyOf('a'), localStorage.getItem(keyOf('a')) ?? '')
  vi.stubGlobal('localStorage', full)
  const longer = { ...table('a', 8), times: [1, 2, 3] }
  expect(saveTable(longer, 1)).toBe('full')
  expect(loadTable('a')).toMatchObject({ touched: 7, revision: 1 })
})

test('a browser that keeps nothing has no games, and saving says so', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(savedTables()).toEqual([])
  expect(saveTable(table('a'), null)).toBe('full')
})

test.each([
  ['cut off', '{"id":"broken","game":'],
  ['empty', ''],
  ['null', 'null'],
  ['of another kind', '[1,2]'],
  ['without seats', JSON.stringify({ ...table('broken'), seats: undefined })],
  ['with a seat that is none', JSON.stringify({ ...table('broken'), seats: [null] })],
  ['without a record', JSON.stringify({ ...table('broken'), record: null })],
  ['under another name', JSON.stringify(table('other'))],
])('an entry that is %s is listed as unreadable and hides no other', (_what, text) => {
  saveTable(table('good'), null)
  localStorage.setItem(keyOf('broken'), text)
  expect(loadTable('broken')).toBe('unreadable')
  expect(savedTables().map(({ id, table }) => [id, table !== null])).toEqual([
    ['good', true],
    ['broken', false],
  ])
})

test('the newest comes first, and of the finished ones the oldest make room', () => {
  const over = { winners: [0], scores: [1, 0] }
  for (let n = 0; n < 24; n++) saveTable({ ...table(`over${n}`, n), outcome: over }, null)
  saveTable(table('running', 0), null)
  tidyTables()
  const ids = savedTables().map(({ id }) => id)
  expect(ids).toHaveLength(21)
  expect(ids.slice(0, 2)).toEqual(['over23', 'over22'])
  expect(ids).toContain('running')
  expect(ids).not.toContain('over3')
})
