import { expect, test } from 'vitest'
import { shortened, shortNames } from './tokens.ts'

const SHEET = ':root {\n  --ink: #000;\n  --ink-deep: var(--ink);\n  --cor-family-vitale: #fff;\n}\n'
const names = shortNames([SHEET], ['const paint = `var(--cor-family-${family})`'])

test('a token has one short name, wherever it is defined and used', () => {
  expect(shortened(SHEET, names)).toBe(
    ':root {\n  --0: #000;\n  --1: var(--0);\n  --cor-family-vitale: #fff;\n}\n',
  )
  expect(shortened("fill: 'var(--ink-deep)'", names)).toBe("fill: 'var(--1)'")
})

test('a name that a script puts together, or that is no token, stays as it is', () => {
  expect(shortened('`var(--cor-family-${family})` --inkwell --f i--ink', names)).toBe(
    '`var(--cor-family-${family})` --inkwell --f i--ink',
  )
})
