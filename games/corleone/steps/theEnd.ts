// The end of the game: hands into suitcases, suitcases open. COR-14.

import { putAway, suitcaseOf } from '../rules/hand.ts'
import { scoreSheet, winners } from '../rules/scoring.ts'
import type { CorStep } from '../state.ts'
import { type CardId, isMoney } from '../words.ts'
import { beginPhase } from './act.ts'

const sorted = (hand: readonly CardId[]) => ({
  money: hand.filter(isMoney).sort(),
  discarded: hand.filter((card) => !isMoney(card)).sort(),
})

export const theEnd: CorStep<'theEnd'> = {
  run(state, _args, _picked, table) {
    beginPhase(state.open, 'over', table)
    // COR-14.2: money still in hand counts, everything else is discarded.
    state.secret.hands.forEach((held, seat) => {
      const hand = held.splice(0).map(({ card }) => card)
      for (const card of hand) {
        if (isMoney(card)) suitcaseOf(state, seat)[card]++
        else putAway(state, card)
      }
      if (hand.length > 0) table.tell({ type: 'handEmptied', seat, ...sorted(hand) })
    })
    // COR-14.3: suitcases are opened.
    table.shown()
    const sheet = scoreSheet(state.open, state.secret.suitcases, table.box)
    const outcome = { winners: winners(sheet), scores: sheet.totals }
    table.tell({ type: 'ended', ...outcome })
    table.end(outcome)
  },
}
