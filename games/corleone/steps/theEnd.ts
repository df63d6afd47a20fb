// The end of the game: hands into suitcases, suitcases open. COR-14.

import { putAway } from '../rules/hand.ts'
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
    beginPhase(state, 'over', table)
    // COR-14.2: money still in hand counts, everything else is discarded.
    state.seats.forEach((family, seat) => {
      const hand = family.hand.splice(0).map((held) => held.card)
      for (const card of hand) {
        if (isMoney(card)) family.suitcase.money[card]++
        else putAway(state, card)
      }
      if (hand.length > 0) table.tell({ type: 'handEmptied', seat, ...sorted(hand) })
    })
    // COR-14.3: suitcases are opened.
    table.shown()
    state.sheet = scoreSheet(state, table.box)
    const outcome = { winners: winners(state.sheet), scores: state.sheet.totals }
    table.tell({ type: 'ended', winners: outcome.winners, scores: outcome.scores })
    table.end(outcome)
  },
}
