import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRule, inline, readMarkdown } from './markdown.ts'

const rulesIn = (language: string): string =>
  readFileSync(join(import.meta.dirname, `../../games/corleone/book/${language}.md`), 'utf8')

test('a list item that begins with a rule number is that rule', () => {
  const [list] = readMarkdown('- **COR-7.3** You may *not* pass.')
  expect(list).toEqual({
    kind: 'list',
    ordered: false,
    items: [
      {
        rule: 'COR-7.3',
        children: [
          { kind: 'text', text: 'You may ' },
          { kind: 'em', children: [{ kind: 'text', text: 'not' }] },
          { kind: 'text', text: ' pass.' },
        ],
        items: [],
      },
    ],
  })
})

test('a rule that is spoken of becomes a link', () => {
  expect(inline('see COR-R16, then')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'rule', rule: 'COR-R16' },
    { kind: 'text', text: ', then' },
  ])
})

test('deeper items belong to the item before them, and a broken line goes on', () => {
  const [list] = readMarkdown('- one\n  goes on\n  - deeper\n- two')
  expect(list?.kind === 'list' && list.items.map((item) => [item.children, item.items.length])).toEqual([
    [[{ kind: 'text', text: 'one goes on' }], 1],
    [[{ kind: 'text', text: 'two' }], 0],
  ])
})

test('a table has a head and rows', () => {
  const [table] = readMarkdown('| a | b |\n| --- | --- |\n| 1 | **2** |')
  expect(table?.kind === 'table' && [table.head.length, table.rows.length]).toEqual([2, 1])
})

test('HTML is only text', () => {
  expect(readMarkdown('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
  ])
})

test.each(['en', 'pl'])('every rule of the %s text of Corleone can be opened by its number', (language) => {
  const text = rulesIn(language)
  const blocks = readMarkdown(text)
  const numbers = [...text.matchAll(/^\s*- \*\*(COR-R?[\d.]+)\*\*/gm)].map(([, rule = '']) => rule)
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter((rule) => findRule(blocks, rule) === null)).toEqual([])
})
