// What the screen draws of the game's own facts.

import type { Sight } from '@backroom/engine'
import { expect, it } from 'vitest'
import printed from '../../../games/corleone/components.json' with { type: 'json' }
import { pipsOf } from './board/Turf.tsx'
import { boxOf } from './game.ts'

it('COR-9.4 there is a pip for every figure, the strongest force first', () => {
  expect(pipsOf({ seats: [1, 0, 3], neutral: 2 })).toEqual([2, 2, 2, null, null, 0])
})

it('a table that corrects the components file is drawn with its own icons', () => {
  const [first, ...others] = printed.printedBusinesses.list
  const front = [{ do: 'suitcase', times: 1 }]
  const components = {
    ...printed,
    printedBusinesses: { ...printed.printedBusinesses, list: [{ ...first, front }, ...others] },
  }
  const sight = { view: { seats: [{}, {}] } } as Sight
  const id = first?.id ?? ''
  expect(boxOf({ sight, options: { components } }).business[id]?.front).toEqual(front)
  expect(boxOf({ sight, options: {} }).business[id]?.front).not.toEqual(front)
})
