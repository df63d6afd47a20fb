import { stripTypeScriptTypes } from 'node:module'
import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { Collector } from './collector.ts'
import { equivalents } from './equivalent.ts'
import { faultsIn } from './mutators.ts'
import { planted, skeletonOf } from './plant.ts'
import { planOf } from './plan.ts'

/** The faults in a piece of code, as `original → mutated`. */
const faults = (source: string): string[] =>
  faultsIn('some.ts', source).map(
    ({ start, end, text }) => `${source.slice(start, end)} → ${text || 'nothing'}`,
  )

describe('faults', () => {
  it.each([
    ['a < b', ['a < b → a <= b', 'a < b → a >= b']],
    ['a === 0', ['a === 0 → a !== 0', '0 → 1']],
    ['a && b', ['a && b → a', 'a && b → b']],
    ['a ?? b', ['a ?? b → (a) && (b)']],
    ['a ? b : c', ['a → true', 'a → false']],
    ['!a', ['!a → a']],
    ['xs.some(f)', ['xs.some(f) → xs.every(f)']],
    ['Math.min(a, b)', ['Math.min(a, b) → Math.max(a, b)']],
    ['xs.filter(f).map(g)', ['xs.filter(f) → xs']],
    ['[...a, ...b]', ['[...a, ...b] → [...b]', '[...a, ...b] → [...a]']],
    ['({ ...a, b })', ['{ ...a, b } → { b }']],
    ["f('x', 'COR-7.8')", ["'x' → ''"]],
    ["a === 'x'", ["a === 'x' → a !== 'x'"]],
    ['a?.filter(f).length', []],
  ])('in a value: %s', (source, expected) => {
    expect(faults(`const value = ${source}`)).toEqual(expected)
  })

  it.each([
    ['f()', ['f() → nothing']],
    ['a += b', ['a += b → nothing', 'a += b → a -= b']],
    ['for (const a of b) f(a)', ['for (const a of b) f(a) → nothing', 'f(a) → nothing']],
    ['if (a) f()', ['a → true', 'a → false', 'f() → nothing']],
    ['while (a) f()', ['a → false', 'f() → nothing']],
    ["throw new Error('x')", []],
    ["import a from 'a'", []],
    ["type A = { 'a-b': 1 } | 'c'", []],
    ["const a = b as 'c'", []],
  ])('in a statement: %s', (source, expected) => {
    expect(faults(source)).toEqual(expected)
  })
})

/** The value of `answer()` in this code with the fault of that number switched on; null: none. */
function answerWith(source: string, on: number | null, ticks = 1000): unknown {
  const found = faultsIn('some.ts', source)
  const text = planted(
    source,
    skeletonOf('some.ts', source),
    { faults: found, first: 0, firstPart: 0 },
    'switch',
  )
  const run = compileFunction(`${stripTypeScriptTypes(text)}\nreturn answer()`, ['__on', '__tick'])
  const tick = (): void => {
    if (--ticks < 0) throw new Error('endless')
  }
  return Reflect.apply(run, undefined, [on ?? -1, tick])
}

describe('planted code', () => {
  const source = `
    function answer(): number[] {
      const kept: number[] = []
      for (let i = 0; i < 5; i++) if (i > 1 && i !== 3) kept.push(i)
        else kept.push(-i as number)
      return kept
    }`
  const number = (fault: string): number => {
    const found = faults(source).indexOf(fault)
    expect(found).not.toBe(-1)
    return found
  }

  it('does what the source does while no fault is on', () => {
    expect(answerWith(source, null)).toEqual([-0, -1, 2, -3, 4])
  })

  it.each([
    ['i > 1 && i !== 3 → i > 1', [-0, -1, 2, 3, 4]],
    ['i > 1 → i >= 1', [-0, 1, 2, -3, 4]],
    ['i < 5 → i <= 5', [-0, -1, 2, -3, 4, 5]],
    ['-i → i', [0, 1, 2, 3, 4]],
    ['kept.push(i) → nothing', [-0, -1, -3]],
  ])('does otherwise with one of them: %s', (fault, expected) => {
    expect(answerWith(source, number(fault))).toEqual(expected)
  })

  it('ends a loop that would not end', () => {
    expect(() => answerWith(source, number('i++ → i--'))).toThrow('endless')
  })
})

describe('tests that are kept', () => {
  it('have the names of their suites and rows, and run with what comes before each', async () => {
    const collector = new Collector()
    const said: string[] = []
    const run = compileFunction(
      `const { beforeEach, describe, it } = vitest
       describe('a', () => {
         beforeEach(() => said.push('before'))
         it.each([[1, 2], [3, 4]])('%i to %i', (from, to) => said.push(from + to))
       })
       it('fails', () => vitest.expect(1).toBe(2))`,
      ['vitest', 'said'],
    )
    Reflect.apply(run, undefined, [collector.module(), said])
    expect(collector.tests.map(({ name }) => name)).toEqual(['a › 1 to 2', 'a › 3 to 4', 'fails'])
    await collector.tests[1]?.run()
    expect(said).toEqual(['before', 7])
    await expect(collector.tests[2]?.run()).rejects.toThrow('expected 1 to be 2')
  })
})

describe('the rules of a game', () => {
  const { mutants } = planOf('corleone')

  it('have faults that are told from one another wherever they move', () => {
    expect(mutants.length).toBeGreaterThan(1000)
    expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length)
  })

  it('have equivalents with a reason, and entries that fit nothing are found', () => {
    const { listed, stale } = equivalents('corleone', mutants)
    for (const { reason } of [...listed.values(), ...stale]) expect(reason).not.toBe('')
    expect(equivalents('corleone', []).listed.size).toBe(0)
  })
})
