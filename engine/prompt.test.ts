import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isAnswerable,
  type Prompt,
  pickAmount,
  pickOne,
  pickSome,
  randomAnswer,
  soleAnswer,
} from './prompt.ts'
import { randomFrom } from './random.ts'
import { anyPrompt, legalAnswers } from './testing/prompts.ts'

const has = (answers: readonly unknown[], answer: unknown): boolean =>
  answers.some((one) => JSON.stringify(one) === JSON.stringify(answer))

/** Picks in another order are the same picks, except where the order is what is asked. */
const meaning = (prompt: Prompt, answer: unknown): string =>
  prompt.kind === 'some' && Array.isArray(answer) ? answer.toSorted().join() : JSON.stringify(answer)

describe('a prompt', () => {
  it('is answerable exactly where there is a legal answer', () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        expect(isAnswerable(prompt)).toBe(legalAnswers(prompt).length > 0)
      }),
      { numRuns: 400 },
    )
  })

  it('answers itself exactly where there is one legal answer', () => {
    fc.assert(
      fc.property(anyPrompt.filter(isAnswerable), (prompt) => {
        const legal = legalAnswers(prompt)
        const different = new Set(legal.map((answer) => meaning(prompt, answer)))
        const sole = soleAnswer(prompt)
        expect(sole === null ? null : has(legal, sole)).toBe(different.size === 1 ? true : null)
      }),
      { numRuns: 1000 },
    )
  })

  it('is always answered legally at random', () => {
    fc.assert(
      fc.property(anyPrompt.filter(isAnswerable), fc.string(), (prompt, seed) => {
        expect(has(legalAnswers(prompt), randomAnswer(prompt, randomFrom(seed)))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('gets every legal answer at random, sooner or later', () => {
    const prompt = pickSome(
      0,
      'k',
      'TINY-1',
      [
        { id: 'a', say: 's', times: 2 },
        { id: 'b', say: 's' },
      ],
      {
        min: 2,
        max: 3,
        orNone: true,
      },
    )
    const random = randomFrom('every answer')
    const seen = new Set(Array.from({ length: 500 }, () => JSON.stringify(randomAnswer(prompt, random))))
    expect([...seen].sort()).toEqual(
      legalAnswers(prompt)
        .map((answer) => JSON.stringify(answer))
        .sort(),
    )
  })
})

describe('the shorthands', () => {
  it('keep what they are given', () => {
    expect(pickOne(1, 'key', 'TINY-2', [{ id: 'a', say: 's' }], { auto: true, about: { n: 1 } })).toEqual({
      kind: 'one',
      seat: 1,
      key: 'key',
      rule: 'TINY-2',
      options: [{ id: 'a', say: 's' }],
      auto: true,
      about: { n: 1 },
    })
    expect(pickAmount(0, 'key', 'TINY-2', { min: 1, max: 9, unit: 2 })).toMatchObject({
      kind: 'amount',
      unit: 2,
    })
  })
})
