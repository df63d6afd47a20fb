// The benchmarks measure what they say; how fast we are is no matter for a test.

import { describe, expect, it } from 'vitest'
import { measureIn } from './children.ts'
import { BENCHMARKS } from './index.ts'
import { longGames } from './longGames.ts'
import { midGame } from './midGame.ts'

describe('benchmarks', () => {
  it('have names of their own', () => {
    expect(new Set(BENCHMARKS.map(({ name }) => name)).size).toBe(BENCHMARKS.length)
  })

  it('stop a game in the middle', () => {
    const { core } = midGame('corleone', 4, 'middle', 60)
    expect(core.taken).toBe(60)
    expect(core.over).toBeNull()
  })

  it('replay whole recorded games in a fresh process', async () => {
    expect(await measureIn('coldLoad.ts', [], JSON.stringify(longGames(2)))).toBeGreaterThan(0)
  })

  it('say so when a script cannot measure', async () => {
    await expect(measureIn('coldLoad.ts', [], '[{}]')).rejects.toThrow('there is no game called undefined')
  })
})
