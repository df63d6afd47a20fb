// One line of text, with nothing hidden in it.

import { expect, it } from 'vitest'
import { plainLine } from './line.ts'

it('leaves nothing that cannot be seen or that turns the line around', () => {
  expect(plainLine('  half\u0000 of\u202e it\n\tis\u2028 yours\u200b ')).toBe('half of it is yours')
  expect(plainLine('\u0007\u2066\u2069')).toBe('')
  expect(plainLine('Łódź – 5 000 $')).toBe('Łódź – 5 000 $')
})
