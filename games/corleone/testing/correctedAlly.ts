// A table where Vitale plays an ally whose effects a corrected file has changed.

import { PRINTED } from '../components/components.ts'
import { type TestTable, tableOf } from './table.ts'

export const ALLY = 'ally-bookie'

/** The printed game, but for the effects of one ally. */
export const withEffects = (effects: readonly object[]) => ({
  components: {
    ...PRINTED,
    allies: {
      ...PRINTED.allies,
      list: PRINTED.allies.list.map((one) => (one.id === ALLY ? { ...one, effects } : one)),
    },
  },
})

export interface Given {
  readonly hand?: readonly string[]
  readonly rivals?: readonly string[]
  readonly players?: number
  readonly [arrangement: string]: unknown
}

/** Vitale plays an ally with these effects. */
export function playing(
  effects: readonly object[],
  { hand = ['$1'], rivals = [], players = 3, ...given }: Given = {},
): TestTable {
  const table = tableOf(
    players,
    {
      horseHead: 'pizzino',
      hands: { vitale: [ALLY, ...hand], pizzino: rivals, ...(players > 2 ? { marzullo: [] } : {}) },
      tiles: { 'wall-street': null },
      ...given,
    },
    withEffects(effects),
  )
  return table.turnOf('vitale').answers('vitale', `ally:${ALLY}`)
}

export const SUITCASE = { do: 'suitcase', times: 1 }
export const DRAW = { do: 'drawJobs', times: 1 }
export const HORSE_HEAD = { do: 'takeHorseHead' }

export const THUGS = {
  'pizzino-thug-1': 'pb-queens',
  'pizzino-thug-2': 'pb-brooklyn',
  'marzullo-thug-1': 'pb-chelsea',
}
export const MEMBERS = { 'pizzino-don': 'fs-13', 'marzullo-don': 'fs-16' }
