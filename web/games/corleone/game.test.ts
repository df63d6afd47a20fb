// What the screen draws of the game's own facts.

import type { Sight } from '@backroom/engine'
import { expect, it } from 'vitest'
import { pipsOf } from './board/Turf.tsx'
import { boxFor, boxOf } from './game.ts'
import { chipsOf } from './parts/Chip.tsx'

it('COR-9.4 there is a pip for every figure, the strongest force first', () => {
  expect(pipsOf({ seats: [1, 0, 3], neutral: 2 })).toEqual([2, 2, 2, null, null, 0])
})

it('COR-15.1 every ability of every card and place has its picture', () => {
  const { business, job, ally } = boxFor(5)
  const abilities = [
    ...Object.values(business).flatMap(({ front, back }) => [...(front ?? []), ...back]),
    ...Object.values(job).flatMap(({ ability }) => ability),
    ...Object.values(ally).flatMap(({ effects }) => effects),
  ]
  const shown = abilities.reduce((sum, { times }) => sum + times, 0)
  expect(chipsOf(abilities)).toHaveLength(shown)
})

it('a table that corrects the components file is drawn with its own icons', () => {
  const { components: printed } = boxFor(2)
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
