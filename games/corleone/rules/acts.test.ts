// Where new businesses will open. COR-6.3.

import { expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'
import { nextTileAct, nextTurfForTile } from './acts.ts'

it('COR-6.3 one tile an act, in the order of the turfs; those beyond the last act never open', () => {
  const { open, box } = tableOf(3)
  const acts = () => box.numbered.map((turf) => nextTileAct(open, box, turf))
  expect(nextTurfForTile(open, box)).toBe('brooklyn')
  expect(acts()).toMatchObject({ 1: 2, 2: 3, 3: 4, 4: null })
  open.phase = 'openNewBusiness'
  open.act = 2
  expect(acts()).toMatchObject({ 1: 2, 2: 3, 3: 4, 4: null })
})
