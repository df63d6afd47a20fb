// Final scoring takes the place of the last Payday. LCN-21.

import { scoreSheet, winners } from '../rules/scoring.ts'
import type { NostraStep } from '../state.ts'
import { beginPhase } from './round.ts'

/** LCN-21.1, 21.9: no recruiting and no hand limit; LCN-R31: bargaining is over. */
export const theEnd: NostraStep<'theEnd'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'over', table)
    state.secret.offers = []
    const sheet = scoreSheet(state.open, table.box)
    state.open.sheet = sheet
    const won = winners(sheet)
    sheet.forEach((line, seat) => table.tell({ type: 'scored', seat, ...line }))
    table.tell({ type: 'won', seats: won })
    table.end({ winners: won, scores: sheet.map(({ total }) => total) })
  },
}
