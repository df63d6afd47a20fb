// The time for a planning turn is over: the server says so, and then answers. LCN-22.6, LCN-R43.

import * as v from 'valibot'
import { notNow } from '../asked.ts'
import { type NostraCommand, wrongShape } from './common.ts'
import { SHAPES } from './shapes.ts'

/** Whoever says it himself has no more time either. */
export const timeUp: NostraCommand<'timeUp'> = {
  refuse(state, seat, args, box) {
    if (!v.is(SHAPES.timeUp, args)) return wrongShape('LCN-22.6')
    const runs = box.planningSeconds !== null && state.open.phase === 'planning' && state.open.turn === seat
    return runs && !state.open.timeUp ? null : notNow('LCN-22.6', 'noTimeRuns')
  },
  run(state, seat, _args, table) {
    state.open.timeUp = true
    table.tell({ type: 'timeUp', seat })
  },
}
