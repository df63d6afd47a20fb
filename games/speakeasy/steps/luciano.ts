// The rest of the Luciano phase: cops, zone control and payout. SPK-10, SPK-11.

import { controllersOf, countControl, payoutOf } from '../rules/control.ts'
import { intoSafe } from '../rules/money.ts'
import type { SpkStep } from '../state.ts'
import { ZONES } from '../words.ts'

/** SPK-10.1, 10.2: every token becomes a cop, and the next ones are laid out. */
export const cops: SpkStep<'cops'> = {
  run({ open, secret }, _args, _picked, table) {
    open.phase = 'cops'
    table.tell({ type: 'copsArrived', districts: [...open.patrols] })
    open.cops = [...open.cops, ...open.patrols].sort((a, b) => a - b)
    const next = secret.patrolStacks.shift()
    open.patrols = (next ?? []).sort((a, b) => a - b)
    if (!next) return
    table.shown()
    table.tell({ type: 'patrolsComing', districts: [...open.patrols] })
  },
}

/** SPK-11.1, 11.2, 11.9 to 11.13, then the next act. */
export const control: SpkStep<'control'> = {
  run({ open, secret }, _args, _picked, table) {
    open.phase = 'control'
    const { box } = table
    for (let district = 1; district < box.zoneOf.length; district++) {
      const controllers = controllersOf(open, box, district)
      if (controllers.length > 0) table.tell({ type: 'districtControlled', district, controllers })
    }
    for (const zone of ZONES) {
      const counts = countControl(open, box, zone)
      open.control[zone] = counts
      const payouts = open.families.map((_, seat) => payoutOf(box, zone, counts, seat))
      const shares = payouts.map((money, seat) => ({ seat, held: counts[seat] ?? 0, money }))
      const mobsters = counts.at(-1) ?? 0
      table.tell({ type: 'zonePaid', zone, counts: [...counts], payouts, shares, mobsters })
      payouts.forEach((amount, seat) => intoSafe(secret, seat, amount, 'zone', table))
    }
    open.act++
    table.then('startAct', {})
  },
}
