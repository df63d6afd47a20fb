// The time for a planning turn is over: the house says so, and then answers. LCN-22.6, LCN-R43.

import * as v from 'valibot'
import { type NostraCommand, wrongShape } from './common.ts'

const shape = v.strictObject({})
type TimeUpArgs = v.InferInput<typeof shape>

/** Whoever says it himself has no more time either. */
export const timeUp: NostraCommand<TimeUpArgs> = {
  refuse(state, seat, args, box) {
    if (!v.is(shape, args)) return wrongShape('LCN-22.6')
    const runs = box.planningSeconds !== null && state.phase === 'planning' && state.turn === seat
    return runs && !state.timeUp ? null : { code: 'notNow', rule: 'LCN-22.6', why: 'noTimeRuns' }
  },
  run(state, seat, _args, table) {
    state.timeUp = true
    table.tell({ type: 'timeUp', seat })
  },
}
