import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswer, shorten } from './check.ts'
import { edgeAnswers, NONSENSE, nearMisses } from './laws/wrong.ts'
import { isAnswerable, type Option, pickAmount, pickOne, pickOrder, pickSome } from './prompt.ts'
import { anyPrompt, legalAnswers } from './testing/prompts.ts'

const options: readonly Option[] = [
  { id: 'a', say: 's', times: 2 },
  { id: 'b', say: 's' },
]

const codeOf = (checked: ReturnType<typeof checkAnswer>): string =>
  'refusal' in checked ? checked.refusal.code : 'accepted'

const anyAnswer = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', ''),
  fc.integer({ min: -2, max: 12 }),
  fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 }),
  fc.jsonValue(),
)

describe('an answer', () => {
  it('is accepted exactly if it is legal', () => {
    fc.assert(
      fc.property(anyPrompt, anyAnswer, (prompt, answer) => {
        const legal = legalAnswers(prompt).some((one) => JSON.stringify(one) === JSON.stringify(answer))
        expect('picked' in checkAnswer(prompt, answer)).toBe(legal)
      }),
      { numRuns: 3000 },
    )
  })

  it('that is legal is accepted, whichever it is', () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        for (const answer of [...legalAnswers(prompt), ...(isAnswerable(prompt) ? edgeAnswers(prompt) : [])])
          expect('picked' in checkAnswer(prompt, answer)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('that is nonsense or a near miss is refused, by the rule of the prompt', () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        for (const answer of [...NONSENSE, ...nearMisses(prompt)])
          expect(checkAnswer(prompt, answer)).toMatchObject({ refusal: { rule: 'TINY-1' } })
      }),
      { numRuns: 300 },
    )
  })

  it('gives back the very options that were offered', () => {
    const checked = checkAnswer(pickSome(0, 'k', 'TINY-1', options, { min: 0, max: 3 }), ['b', 'a'])
    expect('picked' in checked && checked.picked).toEqual([options[1], options[0]])
    const one = checkAnswer(pickOne(0, 'k', 'TINY-1', options), 'b')
    expect('picked' in one && one.picked).toBe(options[1])
  })
})

describe('a refusal says what is wrong', () => {
  const some = pickSome(0, 'k', 'TINY-1', options, { min: 2, max: 2 })
  const amount = pickAmount(0, 'k', 'TINY-1', { min: 2, max: 7, unit: 2 })
  it.each([
    ['wrongShape', pickOne(0, 'k', 'TINY-1', options), ['a']],
    ['unknownOption', pickOne(0, 'k', 'TINY-1', options), 'c'],
    ['wrongShape', some, 'a'],
    ['unknownOption', some, ['a', 'c', 'b']],
    ['tooFew', some, ['a']],
    ['tooMany', some, ['a', 'a', 'b']],
    ['tooMany', some, ['b', 'b']],
    ['wrongShape', amount, '2'],
    ['wrongShape', amount, 2.5],
    ['outOfRange', amount, 3],
    ['outOfRange', amount, 8],
    ['tooFew', pickOrder(0, 'k', 'TINY-1', options), ['a']],
    ['tooMany', pickOrder(0, 'k', 'TINY-1', [{ id: 'a', say: 's' }]), ['a', 'a']],
  ])('%s', (code, prompt, answer) => {
    expect(codeOf(checkAnswer(prompt, answer))).toBe(code)
  })

  it('in few letters, whatever was sent', () => {
    expect(shorten('x'.repeat(500))).toHaveLength(80)
    expect(shorten(undefined)).toBe('undefined')
    expect(shorten({ a: 1 })).toBe('{"a":1}')
  })
})
