import { expect, test } from 'vitest'
import { interned } from './interned.ts'

test('a thing is made once for the same keys, and is the same ever after', () => {
  let made = 0
  const byOne = interned((key: string) => ({ key, number: ++made }))
  expect(byOne('a')).toBe(byOne('a'))
  expect([byOne('a'), byOne('b')]).toEqual([
    { key: 'a', number: 1 },
    { key: 'b', number: 2 },
  ])
})

test('several keys are told apart by each of them', () => {
  const byThree = interned((a: string, b: number, c: boolean | null) => ({ a, b, c }))
  expect(byThree('a', 1, null)).toBe(byThree('a', 1, null))
  expect([byThree('a', 1, true), byThree('a', 2, true), byThree('b', 1, true)]).toEqual([
    { a: 'a', b: 1, c: true },
    { a: 'a', b: 2, c: true },
    { a: 'b', b: 1, c: true },
  ])
})
