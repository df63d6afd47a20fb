// Where an update with other rules differs from what is shipped: every game has another version.

import { insteadBy } from '../instead.ts'

export const tomorrow = insteadBy({
  'games/list.ts': 'games/testing/updated/list.ts',
  'games/index.ts': 'games/testing/updated/index.ts',
})
