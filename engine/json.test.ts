import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, copyJson, sameJson } from './json.ts'

describe('plain data', () => {
  it('is copied all the way down', () => {
    const original = { list: [1, { deep: ['x'] }], none: null }
    const copy = copyJson(original)
    copy.list.push(2)
    const inner = copy.list[1]
    if (typeof inner === 'object') inner.deep.push('y')
    expect(original).toEqual({ list: [1, { deep: ['x'] }], none: null })
  })

  it('is equal to its copy, byte for byte', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'))
        expect(sameJson(copyJson(value), value)).toBe(true)
      }),
    )
  })

  it('is compared byte by byte: the order of keys counts', () => {
    expect(sameJson({ a: 1, b: 2 }, { a: 1, b: 2 })).toBe(true)
    expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false)
  })

  it('is the same exactly if it is written the same', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined), fc.constant(-0))
    const small = fc.oneof(
      fc.array(value, { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b'), value),
      fc.constantFrom({ a: undefined }, {}, [undefined], [null], { a: [] }, { a: {} }),
    )
    fc.assert(
      fc.property(small, small, (one, other) => {
        expect(sameJson(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
    )
  })

  it('has one canonical form, whatever the order of its keys', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: undefined })).toBe('{"b":[{"c":2,"d":1}]}')
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const backwards = Object.fromEntries(Object.entries(value).toReversed())
        expect(canonicalJson(backwards)).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
