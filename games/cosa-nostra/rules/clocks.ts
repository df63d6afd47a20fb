// What ends with time at this table: offers that stand for a while, the moment for blackmail, planning turns where they
// have a limit. LCN-R30, LCN-R32, LCN-22.6.

import type { Clock } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { isOpenForBargains, type Nostra, opponents } from '../state.ts'
import { MOMENT_SECONDS } from '../words.ts'

export function clocks(state: Nostra, box: Box): Clock[] {
  const running: Clock[] = []
  for (const { id, from, seconds } of state.offers)
    if (seconds !== null)
      running.push({
        id: `offer ${id}`,
        seconds,
        call: { seat: from, command: 'withdraw', args: { offer: id, expired: true } },
      })
  const { declared, turn, turns, timeUp, phase, round, declarations } = state
  if (declared && turn !== null && isOpenForBargains(state))
    running.push({
      id: `declared ${round} ${turn} ${declarations}`,
      seconds: MOMENT_SECONDS[box.pace],
      holds: {
        seat: turn,
        answer: 'reveal',
        rule: 'LCN-R30',
        why: 'momentForBlackmail',
        others: opponents(state, turn).filter((seat) => !state.goneOn.includes(seat)),
      },
    })
  // LCN-22.6: a planning turn has its time, from its beginning to its end; then the table answers (LCN-R43).
  if (box.planningSeconds !== null && phase === 'planning' && turn !== null)
    running.push(
      timeUp
        ? { id: `planning ${turns} over`, seconds: 0, lapses: turn }
        : {
            id: `planning ${turns}`,
            seconds: box.planningSeconds,
            call: { seat: turn, command: 'timeUp', args: {} },
            lapses: turn,
          },
    )
  return running
}
