import { expect, test } from 'vitest'
import { ourLetters, parted } from './fonts.ts'

const isOurs = (letters: string) =>
  [...letters].every((letter) => ourLetters().has(letter.codePointAt(0) ?? 0))

test('our letters are those of a keyboard and of every language that we speak, large and small', () => {
  expect(isOurs('The quick brown fox jumps over the lazy dog, 0123456789 ($!)')).toBe(true)
  expect(isOurs('zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ „”’–—…×')).toBe(true)
  expect(isOurs('ř')).toBe(false)
})

test('what the browser puts in by itself is ours too', () => {
  expect(isOurs(new Intl.NumberFormat('pl').format(1_234_567))).toBe(true)
  expect(isOurs('\u00ad')).toBe(true)
})

test('a range is parted into what is wanted and the rest, with nothing lost and nothing twice', () => {
  const parts = parted(
    'U+0041-0045, U+00F3, U+2019',
    (code) => code === 0x42 || code === 0x43 || code === 0xf3,
  )
  expect(parts.wanted).toEqual([
    [0x42, 0x43],
    [0xf3, 0xf3],
  ])
  expect(parts.rest).toEqual([
    [0x41, 0x41],
    [0x44, 0x45],
    [0x2019, 0x2019],
  ])
})
