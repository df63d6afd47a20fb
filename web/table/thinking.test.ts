// The thinking clock tells nobody that others have whispered.

import { expect, it } from 'vitest'
import { thinkingSince } from './thinking.ts'

const isTalk = ({ type }: { readonly type: string }) => type === 'offered'

it('runs on while others speak, in private or aloud, and begins anew with what is done', () => {
  const log = [
    { seq: 1, at: 1000, events: [{ type: 'planned' }] },
    { seq: 2, at: 2000, events: [] },
    { seq: 3, at: 3000, events: [{ type: 'offered' }] },
  ]
  expect(thinkingSince(log, isTalk)).toBe(1000)
  expect(thinkingSince([...log, { seq: 4, at: 4000, events: [{ type: 'rolled' }] }], isTalk)).toBe(4000)
  expect(thinkingSince([...log, { seq: 4, at: 4000, events: [], undid: { seq: 1, seat: 0 } }], isTalk)).toBe(
    4000,
  )
  expect(thinkingSince(log.slice(1), isTalk)).toBe(2000)
  expect(thinkingSince([])).toBeNull()
})
