// The rest of the Luciano phase: cops, zone control and payout. SPK-10, SPK-11.

import { controllersOf, countControl, payoutOf } from '../rules/control.ts'
import { intoSafe } from '../rules/money.ts'
import type { SpkStep } from '../state.ts'
import { ZONES } from '../words.ts'

/** SPK-10.1, 10.2: every token becomes a cop, and the next ones are laid out. */
export const cops: SpkStep<'cops'> = {
  run(state, _args, _picked, table) {
    state.phase = 'cops'
    table.tell({ type: 'copsArrived', districts: [...state.patrols] })
    state.cops = [...state.cops, ...state.patrols].sort((a, b) => a - b)
    const next = state.patrolStacks.shift()
    state.patrols = (next ?? []).sort((a, b) => a - b)
    if (!next) return
    table.shown()
    table.tell({ type: 'patrolsComing', districts: [...state.patrols] })
  },
}

/** SPK-11.1, 11.2, 11.9 to 11.13, then the next act. */
export const control: SpkStep<'control'> = {
  run(state, _args, _picked, table) {
    state.phase = 'control'
    const { box } = table
    for (let district = 1; district < box.zoneOf.length; district++) {
      const controllers = controllersOf(state, box, district)
      if (controllers.length > 0) table.tell({ type: 'districtControlled', district, controllers })
    }
    for (const zone of ZONES) {
      const counts = countControl(state, box, zone)
      state.control[zone] = counts
      const payouts = state.families.map((_, seat) => payoutOf(box, zone, counts, seat))
      const shares = payouts.map((money, seat) => ({ seat, held: counts[seat] ?? 0, money }))
      const mobsters = counts.at(-1) ?? 0
      table.tell({ type: 'zonePaid', zone, counts: [...counts], payouts, shares, mobsters })
      payouts.forEach((amount, seat) => intoSafe(state, seat, amount, 'zone', table))
    }
    state.act++
    table.then('startAct', {})
  },
}
