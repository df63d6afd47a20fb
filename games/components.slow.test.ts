// Components files changed at random by the thousand: each is refused by path, or plays to its end.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import { fault, trials } from './testing/components.ts'

/** Whole games by the thousand take their time where many programs share a machine. */
const TEST_TIMEOUT = 1_800_000

describe.each(Object.keys(GAMES))('components files of %s', (id) => {
  it(
    'can be played if they are accepted',
    () => {
      fc.assert(
        fc.property(trials(id), (trial) => {
          expect(fault(id, trial)).toBeNull()
        }),
        { numRuns: 1500, seed: 1933 },
      )
    },
    TEST_TIMEOUT,
  )
})
