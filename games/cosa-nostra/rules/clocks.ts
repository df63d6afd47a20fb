// What ends with time at this table: offers that stand for a while, the moment for blackmail, planning turns where they
// have a limit. LCN-R30, LCN-R32, LCN-22.6.

import type { Clock, Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { isOpenForBargains, type Nostra, type Open, opponents } from '../state.ts'
import { MOMENT_SECONDS } from '../words.ts'

/** LCN-R30: the moment for blackmail after a declaration, how long it lasts, and who needs no more of it. */
export const momentOf = (
  open: Open,
  box: Box,
): { readonly seconds: number; readonly goneOn: readonly Seat[] } | null =>
  open.declared && isOpenForBargains(open) ? { seconds: MOMENT_SECONDS[box.pace], goneOn: open.goneOn } : null

export function clocks(state: Nostra, box: Box): Clock[] {
  const running: Clock[] = []
  for (const { id, from, seconds } of state.secret.offers)
    if (seconds !== null)
      running.push({
        id: `offer ${id}`,
        seconds,
        call: { seat: from, command: 'withdraw', args: { offer: id, expired: true } },
      })
  const { turn, turns, timeUp, phase, round, declarations } = state.open
  const moment = momentOf(state.open, box)
  if (moment && turn !== null)
    running.push({
      id: `declared ${round} ${turn} ${declarations}`,
      seconds: moment.seconds,
      holds: {
        seat: turn,
        answer: 'reveal',
        rule: 'LCN-R30',
        why: 'momentForBlackmail',
        others: opponents(state.open, turn).filter((seat) => !moment.goneOn.includes(seat)),
      },
    })
  // LCN-22.6: a planning turn has its time, from its beginning to its end; then the table answers (LCN-R43).
  if (box.planningSeconds !== null && phase === 'planning' && turn !== null)
    running.push(
      timeUp
        ? { id: `planning ${turns} over`, seconds: 0, timesOut: turn }
        : {
            id: `planning ${turns}`,
            seconds: box.planningSeconds,
            call: { seat: turn, command: 'timeUp', args: {} },
            timesOut: turn,
          },
    )
  return running
}
