import { expect, test } from 'vitest'
import { titleOf, turnBegins, unreadOf } from './attention.ts'

test('the title says whose turn it is, and how much was said meanwhile', () => {
  const quiet = { name: 'Speakeasy', turn: 'Your turn', isMine: false, unread: 0 }
  expect(titleOf(quiet)).toBe('Speakeasy · Backroom')
  expect(titleOf({ ...quiet, isMine: true })).toBe('● Your turn – Speakeasy · Backroom')
  expect(titleOf({ ...quiet, unread: 3 })).toBe('(3) Speakeasy · Backroom')
  expect(titleOf({ ...quiet, isMine: true, unread: 3 })).toBe('● Your turn – (3) Speakeasy · Backroom')
})

test('a turn begins when others have acted, not with the next question of the same turn', () => {
  const idle = { isMine: false, last: 7, answered: 4 }
  expect(turnBegins(idle, { ...idle, isMine: true })).toBe(true)
  expect(turnBegins({ ...idle, isMine: true }, { ...idle, isMine: true })).toBe(false)
  expect(turnBegins(idle, { isMine: true, last: 8, answered: 8 })).toBe(false)
  expect(turnBegins(idle, { isMine: true, last: null, answered: null })).toBe(true)
  expect(turnBegins({ ...idle, isMine: true }, idle)).toBe(false)
})

test('what others said after what was read last is unread; what one said oneself is not', () => {
  const said = (seq: number, seat: number | null, name: string) => ({ seq, at: 0, seat, name, text: 'x' })
  const chat = [said(1, 0, 'Ania'), said(2, 1, 'Bruno'), said(3, null, 'Olga'), said(4, 1, 'Bruno')]
  const seqs = (read: number, you: number | null, name: string) =>
    unreadOf(chat, read, you, name).map(({ seq }) => seq)
  expect(seqs(0, 0, 'Ania')).toEqual([2, 3, 4])
  expect(seqs(2, 1, 'Bruno')).toEqual([3])
  expect(seqs(0, null, 'Olga')).toEqual([1, 2, 4])
  expect(seqs(4, 0, 'Ania')).toEqual([])
})
