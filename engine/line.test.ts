import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lettersIn, plainLine, readLine, UNITS_A_LETTER } from './line.ts'

const family = '👨‍👩‍👧'
const doctor = '👩🏽‍⚕️'

test('text that people type is made one line without anything that cannot be seen', () => {
  expect(plainLine('  half\u0000 of\u202E it\n\tis\u2028 yours\u200B ')).toBe('half of it is yours')
  expect(plainLine('\u0007\u2066\u2069')).toBe('')
  expect(plainLine('Łódź – 5 000 $')).toBe('Łódź – 5 000 $')
  expect(plainLine('An\u200Bn\u00ADa\u200D')).toBe('Anna')
  expect(plainLine('e\u0301')).toBe('\u00E9')
  expect(plainLine('left\u202Eright\u202C \u2067now\u2069')).toBe('leftright now')
})

test.each([
  ['a Hangul filler', '\u3164'],
  ['the half-wide one', '\uFFA0'],
  ['the two of its jamo', '\u115F\u1160'],
  ['Braille cells without dots', '\u2800\u2800'],
  ['a note without a head', '\u{1D159}'],
  ['a hieroglyph of nothing', '\u{13441}'],
  ['zero-width blanks', '\u200B\u200C\u200D\uFEFF\u2060'],
  ['marks that nothing bears', '\u0301\u0308\u20DD'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['half of a surrogate pair', '\uD83D'],
  ['both halves the wrong way round', '\uDE00\uD83D'],
  ['a noncharacter', '\uFFFF'],
  ['a private character', '\uE000'],
  ['tags without a flag', '\u{E0067}\u{E007F}'],
  ['blanks of all widths', ' \u00A0\u2003\u3000\u1680'],
])('%s looks empty', (_, text) => {
  expect(readLine(text, 24)).toEqual({ line: '', fault: 'looksEmpty' })
})

test('what a writing needs is kept: joined pictures, keys, Persian and Hindi', () => {
  for (const text of [family, doctor, '1️⃣', '❤️', '🇵🇱', 'می‌خواهم', 'क्‍ष', 'שלום', 'Việt', '한국'])
    expect(plainLine(text)).toBe(text)
})

test('letters are counted as a reader does', () => {
  expect([family, doctor, '🇵🇱', 'e\u0301', 'Łódź', '1️⃣', ''].map(lettersIn)).toEqual([1, 1, 1, 1, 4, 1, 0])
  expect(readLine(family.repeat(3), 24).fault).toBeNull()
  expect(readLine('🇵🇱'.repeat(24), 24).fault).toBeNull()
  expect(readLine('🇵🇱'.repeat(25), 24).fault).toBe('tooLong')
  expect(readLine('x'.repeat(24), 24)).toEqual({ line: 'x'.repeat(24), fault: null })
  expect(readLine('x'.repeat(25), 24).fault).toBe('tooLong')
})

test('one letter under a heap of marks is refused, a small heap is cleared away', () => {
  expect(readLine(`a${'\u0301'.repeat(10_000)}`, 24).fault).toBe('tooLong')
  const { line, fault } = readLine(`q${'\u0301'.repeat(20)}`, 24)
  expect([line, fault]).toEqual([`q${'\u0301'.repeat(4)}`, null])
})

describe('whatever is typed', () => {
  const nasty = fc
    .constantFrom(
      ...`0061 0141 00E9 0020 0009 000A 000D 0000 0085 00AD 034F 0301 0308 061C 06DD 094D 0915 115F 1160 17B4 180E 200B 200C 200D 200E 200F 2028 2029 202A 202E 2060 2066 2069 20E3 2800 3164 FE0E FE0F FEFF FFA0 FFF9 FFFC FFFD FFFE D83D DC68 E000 1F468 1F3FD 1F1F5 E0067 E0100 13430 13441 1D173 0031 0023 0627 05D0 1100 1161 11A8 2126 16FE4`.split(
        /\s+/u,
      ),
    )
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
  const text = fc.oneof(
    fc.string({ unit: nasty, maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  )
  const holds = (law: (text: string) => void) => fc.assert(fc.property(text, law), { numRuns: 2000 })

  test('once cleaned it stays as it is', () => {
    holds((text) => {
      expect(plainLine(plainLine(text))).toBe(plainLine(text))
    })
  })

  test('it is one line, well-formed, and turns no direction', () => {
    holds((text) => {
      const line = plainLine(text)
      expect(line.isWellFormed()).toBe(true)
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Co}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
      expect(line).not.toMatch(/^\s|\s$|\s\s|[^\S ]/u)
    })
  })

  test('it shows something or is empty', () => {
    holds((text) => {
      const line = plainLine(text)
      expect(line === '' || /[\p{L}\p{N}\p{P}\p{S}\p{Cn}]/u.test(line)).toBe(true)
      expect(line).not.toMatch(/[\u3164\u115F\u1160\uFFA0\u2800\u200B\uFEFF]/u)
      expect(line).not.toMatch(/(?:^|\s)\p{M}|\p{M}{5}/u)
    })
  })

  test('what is taken has at most so many letters, in bounded space', () => {
    holds((text) => {
      const { line, fault } = readLine(text, 10)
      const fits = lettersIn(line) <= 10 && line.length <= 10 * UNITS_A_LETTER && line !== ''
      expect(fault !== null || fits).toBe(true)
      expect(fault !== null || readLine(line, 10).fault === null).toBe(true)
    })
  })
})
