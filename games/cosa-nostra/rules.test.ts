// The rules as players read them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const text = readFileSync(join(import.meta.dirname, 'book', 'en.md'), 'utf8')
const numbered = [...text.matchAll(/^- \*\*(LCN-R?\d+(?:\.\d+)?)\*\* /gm)].map(([, id]) => id ?? '')

it('LCN-R48 every rule stands there once, and every rule that another one names', () => {
  expect(numbered.filter((id, i) => numbered.indexOf(id) !== i)).toEqual([])
  const named = [...text.matchAll(/LCN-(R?\d+(?:\.\d+)?)/g)].map(([id]) => id.replace(/\.$/, ''))
  expect([...new Set(named)].filter((id) => !numbered.includes(id))).toEqual([])
  expect(numbered).toHaveLength(322)
})
