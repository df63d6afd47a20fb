import { expect, test } from 'vitest'
import { inRem } from './rem.ts'

test('lengths are built in rem, so that they grow with the text of the reader', () => {
  expect(inRem('.a { width: 32px; margin: -8px 0px auto; }')).toBe(
    '.a { width: 2rem; margin: -0.5rem 0px auto; }',
  )
  expect(inRem('.a:hover { width: calc(100% - 24px) }')).toBe('.a:hover { width: calc(100% - 1.5rem) }')
})

test('a hairline stays one, unless it is a measure that others are made of', () => {
  expect(inRem('.a { border: 1px solid var(--brass); --u: 1px; }')).toBe(
    '.a { border: 1px solid var(--brass); --u: 0.0625rem; }',
  )
})

test('what is drawn in the units of a drawing stays so', () => {
  const drawn = '.a { stroke-width: 4.5px; stroke-dasharray: 5px 4px; }'
  expect(inRem(drawn)).toBe(drawn)
})

test('a query asks in the text that the reader has chosen', () => {
  expect(inRem('@media (max-width: 640px) { .a { top: 16px; } }')).toBe(
    '@media (max-width: 40em) { .a { top: 1rem; } }',
  )
})
