// Answers that nobody was offered: the wrong shapes, the wrong numbers, the wrong names.

import {
  type Answer,
  capacity,
  type Option,
  type OrderPrompt,
  type Prompt,
  type SomePrompt,
} from '../prompt.ts'

const HUGE = 'x'.repeat(2_000)

/** Nothing of this is ever a legal answer to any prompt. */
export const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  2 ** 53,
  -1e308,
  '',
  '__proto__',
  'constructor',
  HUGE,
  {},
  { id: 'x' },
  { length: 1, 0: 'x' },
  [null],
  [7],
  [[]],
  [['x']],
  ['__proto__'],
  ['constructor', 'toString'],
  [HUGE],
  Array<string>(500).fill('x'),
]

const timesOf = (option: Option): number => option.times ?? 1
const everything = (options: readonly Option[]): string[] =>
  options.flatMap((option) => Array<string>(timesOf(option)).fill(option.id))

/** Near misses: shaped like an answer to this very prompt, and not legal. */
export function nearMisses(prompt: Prompt): unknown[] {
  switch (prompt.kind) {
    case 'one': {
      const ids = prompt.options.map((option) => option.id)
      const [id = 'x'] = ids
      const misspelt = [`${id} `, id.toUpperCase(), id.slice(1)].filter((text) => !ids.includes(text))
      return [[id], { id }, [], 0, ...misspelt]
    }
    case 'amount': {
      const { min, max, unit = 1 } = prompt
      const last = max - ((max - min) % unit)
      return [min - 1, min - unit, max + 1, last + unit, `${min}`, [min], ...(unit > 1 ? [min + 1] : [])]
    }
    case 'some':
      return missedSome(prompt)
    case 'order':
      return missedOrder(prompt)
  }
}

function missedSome(prompt: SomePrompt): unknown[] {
  const { options, min, max, orNone } = prompt
  const all = everything(options)
  const most = Math.min(max, all.length)
  const misses: unknown[] = [0, [...all.slice(0, Math.max(0, most - 1)), 'not-there']]
  const tooFew = all.slice(0, Math.max(0, min - 1))
  if (min > 0 && !(orNone && tooFew.length === 0)) misses.push(tooFew)
  if (all.length > most) misses.push(all.slice(0, most + 1))
  for (const { id, times = 1 } of options.slice(0, 3)) {
    misses.push(id, [[id]], [id, null], Array<string>(times + 1).fill(id))
  }
  return misses
}

function missedOrder({ options }: OrderPrompt): unknown[] {
  const ids = options.map((option) => option.id)
  const misses: unknown[] = [0, 'x', [...ids, 'not-there'], [...ids.slice(1), 'not-there', 'nor-there']]
  const [first] = ids
  if (first !== undefined) misses.push(ids.slice(1), [...ids, first], first)
  if (first !== undefined && ids.length > 1) misses.push(ids.map(() => first))
  return misses
}

/** Legal answers at the edges of a prompt: the least, the most, first to last and last to first. */
export function edgeAnswers(prompt: Prompt): Answer[] {
  switch (prompt.kind) {
    case 'one':
      return prompt.options.map((option) => option.id)
    case 'amount': {
      const { min, max, unit = 1 } = prompt
      return [min, max - ((max - min) % unit)]
    }
    case 'some': {
      const all = everything(prompt.options)
      const most = Math.min(prompt.max, capacity(prompt.options))
      const answers: Answer[] = prompt.orNone ? [[]] : []
      if (most >= prompt.min)
        answers.push(all.slice(0, prompt.min), all.slice(0, most), all.slice(-most || all.length))
      return answers
    }
    case 'order': {
      const ids = prompt.options.map((option) => option.id)
      return [ids, ids.toReversed()]
    }
  }
}
