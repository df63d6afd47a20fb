import { describe, expect, it } from 'vitest'
import type { Word } from '@backroom/games/cosa-nostra'
import { inOrder, markOf, mayJudge, wordsBetween } from './marks.ts'

const word = (given: Partial<Word>): Word => ({
  id: '3-1-1',
  round: 2,
  kind: 'promise',
  from: 3,
  to: 1,
  among: [],
  aloud: false,
  text: 'No Theft against you.',
  debt: null,
  dealt: false,
  judged: [],
  ...given,
})

describe('LCN-20.2 the ledger', () => {
  it('leaves a word open until somebody has judged it', () => {
    expect(markOf(word({}))).toBe('open')
    expect(markOf(word({ judged: [{ seat: 1, kept: true }] }))).toBe('kept')
  })

  it('calls a word to all broken as soon as one of them does', () => {
    const judged = [
      { seat: 1, kept: true },
      { seat: 2, kept: false },
    ]
    expect(markOf(word({ to: 'all', judged }))).toBe('broken')
  })

  it('lets nobody judge but those to whom it was said', () => {
    expect([0, 1, 2, 3, null].map((seat) => mayJudge(word({ aloud: true }), seat))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    expect([0, 1, 3].map((seat) => mayJudge(word({ to: 'all' }), seat))).toEqual([true, true, false])
  })

  it('remembers at the bargaining table what the two have said', () => {
    const words = [
      word({ id: 'hers' }),
      word({ id: 'mine', from: 1, to: 3 }),
      word({ id: 'to all', from: 3, to: 'all' }),
      word({ id: 'to another', from: 3, to: 2, aloud: true }),
      word({ id: 'of another', from: 2, to: 1 }),
    ]
    expect(wordsBetween(words, 1, 3).map(({ id }) => id)).toEqual(['hers', 'mine', 'to all'])
  })
})

describe('LCN-20.4 promised sums and pacts', () => {
  const debt = { amount: 3000, paid: 0, round: 2, at: 'payday', state: 'open' } as const

  it('a sum is marked by what has become of it, and judged by nobody', () => {
    for (const state of ['open', 'due', 'broken', 'paid', 'late'] as const)
      expect(markOf(word({ debt: { ...debt, state } }))).toBe(state)
    expect(mayJudge(word({ debt }), 1)).toBe(false)
  })

  it('either side judges a pact, and nobody else', () => {
    const pact = word({ kind: 'pact', among: [2] })
    expect([0, 1, 2, 3].map((seat) => mayJudge(pact, seat))).toEqual([false, true, true, true])
    expect(wordsBetween([pact], 2, 1)).toEqual([pact])
    expect(wordsBetween([pact], 0, 1)).toEqual([])
  })

  it('what is due stands first, what is paid among the rest', () => {
    const words = [
      word({ id: 'due', debt: { ...debt, state: 'due' } }),
      word({ id: 'paid', debt: { ...debt, paid: 3000, state: 'paid' } }),
      word({ id: 'open', debt }),
      word({ id: 'said' }),
    ]
    expect(inOrder(words).map(({ id }) => id)).toEqual(['due', 'open', 'said', 'paid'])
  })
})
