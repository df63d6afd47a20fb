import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, fork, nextWord, pick, type Random, randomFrom, sha256Hex, shuffle } from './random.ts'

const words = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => nextWord(random))

/** The published algorithm in whole numbers without end, which cannot overflow by mistake. */
function published(state: bigint[], count: number): number[] {
  const mask = 0xffff_ffffn
  const rotate = (x: bigint, by: bigint) => ((x << by) | (x >> (32n - by))) & mask
  const results: number[] = []
  let [a = 0n, b = 0n, c = 0n, d = 0n] = state
  for (let i = 0; i < count; i++) {
    results.push(Number((rotate((b * 5n) & mask, 7n) * 9n) & mask))
    const shifted = (b << 9n) & mask
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11n)
  }
  return results
}

const word = fc.integer({ min: 0, max: 0xffff_ffff })
const state = fc.tuple(word, word, word, word)

describe('xoshiro128**', () => {
  it('gives the known words for the state 1, 2, 3, 4', () => {
    // What the authors' xoshiro128starstar.c, version 1.1, gives.
    expect(words([1, 2, 3, 4], 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('goes as published from any state', () => {
    fc.assert(
      fc.property(state, (start) => {
        expect(words([...start], 20)).toEqual(published(start.map(BigInt), 20))
      }),
    )
  })

  it('keeps whole numbers of 32 bits, so that JSON can hold its state', () => {
    fc.assert(
      fc.property(state, (start) => {
        const random = fork([...start])
        expect(random.every((one) => Number.isInteger(one) && one >= 0 && one <= 0xffff_ffff)).toBe(true)
        expect(words(JSON.parse(JSON.stringify(random)), 5)).toEqual(words(random, 5))
      }),
    )
  })
})

describe('below', () => {
  it('gives each number equally often', () => {
    const random = randomFrom('fair')
    const counts = Array<number>(7).fill(0)
    for (let i = 0; i < 70_000; i++) {
      const drawn = below(random, 7)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    expect(counts).toHaveLength(7)
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('draws again where the last words would favour the small numbers', () => {
    // With three quarters of all words as the limit, a quarter of the words must be thrown away.
    const limit = 0xc000_0000
    const random = randomFrom('unbiased')
    const seen = [...random] as Random
    for (let i = 0; i < 200; i++) {
      let expected = nextWord(seen)
      while (expected >= limit) expected = nextWord(seen)
      expect(below(random, limit)).toBe(expected)
    }
    expect(random).toEqual(seen)
  })

  it('refuses a limit that nothing is below, or that 32 bits cannot reach', () => {
    for (const limit of [0, -1, Number.NaN, 2 ** 32 + 1])
      expect(() => below([1, 2, 3, 4], limit)).toThrow(RangeError)
  })
})

describe('shuffle', () => {
  it('keeps every item, once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), state, (items, start) => {
        const shuffled = shuffle([...start], [...items])
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  it('gives each order of three equally often', () => {
    const random = randomFrom('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
})

describe('a generator', () => {
  it('from a seed is the same for ever', () => {
    expect(randomFrom('backroom')).toEqual(randomFrom('backroom', []))
    // The first sixteen bytes of the SHA-256 of ["backroom","a","b"], by another program.
    expect(randomFrom('backroom', ['a', 'b'])).toEqual([872555863, 2729721723, 4024539093, 1740322787])
  })

  it('hangs on the seed, on every entropy and on its order', () => {
    const made = [
      randomFrom('x'),
      randomFrom('y'),
      randomFrom('x', ['a']),
      randomFrom('x', ['a', 'b']),
      randomFrom('x', ['b', 'a']),
      randomFrom('x', ['ab']),
    ].map(String)
    expect(new Set(made).size).toBe(made.length)
  })

  it('that was forked goes its own way', () => {
    const random = randomFrom('fork')
    const own = fork(random)
    expect(words(own, 4)).not.toEqual(words(random, 4))
  })

  it('picks what is there', () => {
    expect(['a', 'b']).toContain(pick(randomFrom('pick'), ['a', 'b']))
  })
})

it('SHA-256 as published', () => {
  // FIPS 180-4, the example of one block.
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
