// The map of Speakeasy: filter (what it stresses).

import { FILTERS } from '../games/speakeasy/board/facts.ts'
import { stress } from '../games/speakeasy/board/stress.ts'
import { word } from './address.ts'
import type { Corner } from './played.ts'

export const corner: Corner = {
  opens(scene) {
    const filter = FILTERS.find((one) => one === word('filter'))
    if (filter) stress(scene, filter)
  },
}
