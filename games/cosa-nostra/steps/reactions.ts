// Robbery and Trap: windows that open by public facts alone. LCN-15, LCN-24.10, 24.11, LCN-R23, LCN-R24.

import { interned, type Seat } from '@backroom/engine'
import { seatName } from '../../seats.ts'
import { ask, type OptionOn } from '../asked.ts'
import { type Box, resultOf } from '../components/box.ts'
import { perform } from '../effects/index.ts'
import { PASS, PASS_ONLY } from './passing.ts'
import { targetOwner } from '../rules/orders.ts'
import { atStake, passing } from '../rules/presets.ts'
import {
  atWork,
  clockwiseFrom,
  type Execution,
  familyOf,
  must,
  type Nostra,
  type NostraStep,
  type Open,
  opponents,
} from '../state.ts'
import { mayReact, plannedOf } from '../rules/street.ts'
import type { GangsterId } from '../words.ts'
import { reveal } from './execute.ts'

type RobOption = OptionOn<'pass' | 'rob'>
const robs = interned((gangster: GangsterId): RobOption => ({ id: `rob:${gangster}`, say: 'rob', gangster }))
type TrapOption = OptionOn<'pass' | 'trap'>
const trapsBy = interned(
  (gangster: GangsterId): TrapOption => ({ id: `trap:${gangster}`, say: 'trap', gangster }),
)

/** LCN-R24, LCN-R51: whom the window asks; nobody where there is nothing to rob. */
function mayRob(open: Open, seat: Seat, { profit, robbed, repelled }: Execution): Seat[] {
  if (profit === 0 || robbed || repelled) return []
  const isJob = open.executions.length === 1
  return opponents(open, seat).filter((one) => isJob || one !== open.turn)
}

const askedToRob = ({ open }: Nostra): Seat[] => {
  const job = atWork(open)
  return mayRob(open, job.seat, job).filter((seat) => mayReact(open, seat))
}

export const robbers: NostraStep<'robbers'> = {
  run(state, _args, _picked, table) {
    const { seat, profit } = atWork(state.open)
    const facts = () => ({ atStake: profit, rival: seat, murder: false })
    const passed = passing(state, 'rob', askedToRob(state), facts, table)
    table.then('askRobbers', { passed })
  },
}

/** LCN-15.3, LCN-R24: sealed; of those who want to, the first clockwise from the owner reveals. */
export const askRobbers: NostraStep<'askRobbers', readonly (RobOption | undefined)[]> = {
  ask(state, { passed }, box) {
    const job = atWork(state.open)
    const about = { rival: job.seat, profit: job.profit }
    return askedToRob(state).map((seat) =>
      passed.includes(seat)
        ? ask.one<'rob', RobOption>(seat, 'rob', 'LCN-R24', PASS_ONLY, { about, auto: true })
        : ask.one<'rob', RobOption>(
            seat,
            'rob',
            'LCN-R24',
            [PASS, ...plannedOf(state, box, seat, 'robbery').map((id) => robs(id))],
            { about },
          ),
    )
  },
  run(state, _args, picked, table) {
    const job = atWork(state.open)
    for (const seat of clockwiseFrom(state.open, job.seat)) {
      const wish = picked[seat]
      if (wish?.say !== 'rob') continue
      reveal(state, seat, wish.gangster, seatName(job.seat), table)
      // LCN-24.10: after one that failed or was repelled the others are asked again.
      return table.then('robbers', {})
    }
  },
}

/** LCN-15.4: of a Robbery that was not repelled. */
export const shareProfit: NostraStep<'shareProfit'> = {
  run(state, _args, _picked, table) {
    const work = atWork(state.open)
    if (work.repelled) return
    perform(
      { state, work, table },
      'robbery',
      resultOf(must(table.box.order, work.order), work.successes) ?? [],
    )
  },
}

/** LCN-8.1, LCN-24.12: from the bank. */
export const takeProfit: NostraStep<'takeProfit'> = {
  run(state, _args, _picked, table) {
    const { seat, profit, order } = atWork(state.open)
    if (profit === 0) return
    familyOf(state.open, seat).cash += profit
    table.tell({ type: 'profit', seat, order, amount: profit })
  },
}

/** LCN-24.9: its successes reach an effect printed on the card. */
const succeeded = (state: Nostra, execution: Execution, order: Parameters<typeof resultOf>[0]): boolean =>
  resultOf(order, execution.successes) !== null && !execution.repelled && state.open.executions.length > 0

function askedToTrap(state: Nostra, box: Box): Seat[] {
  const attack = atWork(state.open)
  if (!succeeded(state, attack, must(box.order, attack.order))) return []
  const seat = attack.target === null ? null : targetOwner(state.open, attack.target)
  return seat === null || !mayReact(state.open, seat) ? [] : [seat]
}

export const traps: NostraStep<'traps'> = {
  run(state, _args, _picked, table) {
    const attack = atWork(state.open)
    const facts = () => ({
      atStake: atStake(state.open, table.box, attack),
      rival: attack.seat,
      murder: false,
    })
    const passed = passing(state, 'trap', askedToTrap(state, table.box), facts, table)
    table.then('askTrap', { passed })
  },
}

/** LCN-15.7, LCN-24.11, LCN-R23: the target player is asked while the Attack stands and he may have a Trap. */
export const askTrap: NostraStep<'askTrap', TrapOption | undefined> = {
  ask(state, { passed }, box) {
    const attack = atWork(state.open)
    const [seat] = askedToTrap(state, box)
    if (seat === undefined || passed.includes(seat)) return null
    const options = plannedOf(state, box, seat, 'trap').map((id) => trapsBy(id))
    return ask.one<'trap', TrapOption>(seat, 'trap', 'LCN-R23', [PASS, ...options], {
      about: { rival: attack.seat, order: attack.order, gangster: attack.gangster },
    })
  },
  run(state, _args, picked, table) {
    if (picked?.say !== 'trap') return
    const attack = atWork(state.open)
    const seat = must(state.open.gangsters, picked.gangster).owner ?? 0
    reveal(state, seat, picked.gangster, attack.gangster, table)
    table.then('traps', {})
  },
}

/** LCN-15.8, LCN-R23: repelled with one success, whatever a Doctor does for the attacker; murdered with two. */
export const springTrap: NostraStep<'springTrap'> = {
  run(state, _args, _picked, table) {
    const work = atWork(state.open)
    perform({ state, work, table }, 'trap', resultOf(must(table.box.order, work.order), work.successes) ?? [])
  },
}
