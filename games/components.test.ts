// A components file that is accepted can be played to the end; any other is refused by the path of what is wrong.

import { OptionError } from '@backroom/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import { fault, printedOf, trials } from './testing/components.ts'

const ids = Object.keys(GAMES)
/** Some of what the slow suite tries by the thousand. */
const RUNS = 100

const problemsOf = (id: string, options: unknown): readonly string[] => {
  const game = GAMES[id]
  try {
    game?.readOptions(options, game.players.max)
  } catch (error) {
    if (error instanceof OptionError) return error.problems
    throw error
  }
  return []
}

describe.each(ids)('a components file of %s', (id) => {
  it('as printed is accepted', () => {
    expect(problemsOf(id, { components: printedOf(id) })).toEqual([])
  })

  it('that somebody has changed anywhere is refused by path, or plays to its end', () => {
    fc.assert(
      fc.property(trials(id), (trial) => {
        expect(fault(id, trial)).toBeNull()
      }),
      { numRuns: RUNS, seed: 1920 },
    )
  })

  it('is refused for a key that nothing is called by, also among the options', () => {
    const components = printedOf(id)
    expect(problemsOf(id, { components: { ...components, nmae: 1 } })).toEqual([
      'components.nmae: nothing is called so here',
    ])
    expect(problemsOf(id, { nmae: 1 }).join()).toContain('options.nmae')
  })

  it('with problems by the thousand is refused with the first of them, in short lines', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, 'x'.repeat(30)]))
    const problems = problemsOf(id, { components: { ...printedOf(id), ...many } })
    expect(problems).toHaveLength(20)
    expect(Math.max(...problems.map((problem) => problem.length))).toBeLessThanOrEqual(200)
  })

  it('that is far too large is not read at all', () => {
    const list = Array<number>(100_000).fill(1)
    expect(problemsOf(id, { components: list })).toEqual(['options.(all): more than 20000 values'])
    const [field = ''] = Object.keys(printedOf(id))
    expect(problemsOf(id, { components: { ...printedOf(id), [field]: list } })).toHaveLength(1)
  })
})
