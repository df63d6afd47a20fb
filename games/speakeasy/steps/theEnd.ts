// Final scoring. SPK-27, SPK-29.

import { rankOf, scoreSheet, soloWinners, winners } from '../rules/scoring.ts'
import { item, type SpkStep } from '../state.ts'

export const theEnd: SpkStep<'theEnd'> = {
  run(state, _args, _picked, table) {
    const { open, secret } = state
    const { box } = table
    const sheet = scoreSheet(state, box)
    open.phase = 'over'
    open.turn = null
    open.sheet = sheet
    // SPK-30.6: from now on all have seen every hand.
    for (const own of secret.families) own.drawn.unshift(...own.dealt.splice(0))
    const best = winners(sheet)
    const won = box.solo === null ? best : soloWinners(best, box.solo)
    const scores = sheet.map((line) => line.total)
    const rank = box.solo === null ? null : rankOf(box, item(scores, box.solo))
    table.tell({ type: 'over', winners: won, scores, rank })
    table.end({ winners: won, scores })
  },
}
