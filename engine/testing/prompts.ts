// Prompts of every kind for property tests, and all their legal answers, counted out by hand.

import fc from 'fast-check'
import type { Answer, Option, Prompt } from '../prompt.ts'

const asked = { seat: 0, key: 'asked', rule: 'TINY-1' }
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
const option = (id: string): Option => ({ id, say: 'thing' })
const range = { min: fc.nat({ max: 4 }), max: fc.nat({ max: 4 }) }

const one = ids.map((some): Prompt => ({ ...asked, kind: 'one', options: some.map(option) }))
const order = ids.map((some): Prompt => ({ ...asked, kind: 'order', options: some.map(option) }))
const amount = fc
  .record({ ...range, unit: fc.integer({ min: 1, max: 3 }) })
  .map((given): Prompt => ({ ...asked, kind: 'amount', ...given }))
const some = fc
  .record({
    ...range,
    orNone: fc.boolean(),
    ids,
    times: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 4 }),
  })
  .map(
    ({ ids: found, times, ...rest }): Prompt => ({
      ...asked,
      kind: 'some',
      ...rest,
      options: found.map((id, i) => ({ ...option(id), times: times[i] ?? 1 })),
    }),
  )

/** Any prompt, answerable or not. */
export const anyPrompt: fc.Arbitrary<Prompt> = fc.oneof(one, order, amount, some)

/** All ways to write down `length` of these ids, each as often as one likes. */
function writings(letters: readonly string[], length: number): string[][] {
  if (length === 0) return [[]]
  return writings(letters, length - 1).flatMap((start) => letters.map((letter) => [...start, letter]))
}

const most = (options: readonly Option[], written: readonly string[]): boolean =>
  options.every(({ id, times = 1 }) => written.filter((one) => one === id).length <= times)

/** Every legal answer there is, found by trying out all that could be written. */
export function legalAnswers(prompt: Prompt): Answer[] {
  if (prompt.kind === 'amount') {
    const { min, max, unit = 1 } = prompt
    return Array.from({ length: 12 }, (_, n) => min + n * unit).filter((n) => n <= max)
  }
  const letters = prompt.options.map(({ id }) => id)
  if (prompt.kind === 'one') return letters
  const lengths = prompt.kind === 'order' ? [letters.length] : [0, 1, 2, 3, 4]
  return lengths
    .flatMap((length) => writings(letters, length))
    .filter((written) => {
      if (!most(prompt.options, written)) return false
      if (prompt.kind === 'order') return true
      if (written.length === 0 && prompt.orNone) return true
      return written.length >= prompt.min && written.length <= prompt.max
    })
}
