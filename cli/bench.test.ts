// The bench command: what it prints, and what it refuses.

import { expect, it } from 'vitest'
import { call } from './testing/call.ts'

it('bench prints its results with the fields others rely on', async () => {
  const called = await call(['bench', '--only', 'cold load', '--json'])
  const { results } = called.json() as { results: object[] }
  expect(results).toHaveLength(1)
  expect(results[0]).toMatchObject({
    name: 'corleone: cold load of a whole game',
    ours: expect.any(Number),
    unit: 'ms',
    yardstick: null,
    ratio: null,
    goal: 20,
    least: 20,
    lowerIsBetter: true,
  })
})

it('bench names the benchmarks there are when asked for another', async () => {
  const called = await call(['bench', '--only', 'poker'])
  expect(called.code).not.toBe(0)
  expect(called.err).toContain('no benchmark called poker; there are random games, memory, cold load')
})
