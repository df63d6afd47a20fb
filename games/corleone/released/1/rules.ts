// Version 1 of Corleone's Empire: as version 2, but the order of a job's money and ability is asked wherever the ability
// could have to do with money or cards, also where it makes no difference.

import { type AnyGame, pickOne, type Seat } from '@backroom/engine'
import { game as second } from '../2/rules.js'

interface State {
  readonly open: { readonly onTable: string }
}

interface Box {
  readonly job: {
    readonly [id: string]: {
      readonly ability: readonly { readonly do: string; readonly shakedown?: boolean }[]
    }
  }
}

const COULD_MATTER = [
  'suitcase',
  'trade',
  'takeMoney',
  'takeGood',
  'takeGoodsChoice',
  'moneyPerTurf',
  'useFront',
  'useBack',
  'offer',
  'forceDiscard',
]

const ORDERS = [
  { id: 'moneyFirst', say: 'moneyFirst' },
  { id: 'abilityFirst', say: 'abilityFirst' },
]

/** Null: it was not asked. */
function orderOf({ open }: State, seat: Seat, { job }: Box) {
  const asked = job[open.onTable]?.ability.some(
    (ability) =>
      COULD_MATTER.includes(ability.do) || (ability.do === 'moveFigure' && ability.shakedown === true),
  )
  return asked ? pickOne(seat, 'jobRewards', 'COR-7.14', ORDERS, { about: { job: open.onTable } }) : null
}

const { jobRewards, ...steps } = second.steps
if (!jobRewards) throw new Error('version 2 has another step for the rewards of a job')

export const game: AnyGame = {
  ...second,
  version: 1,
  steps: {
    ...steps,
    jobRewards: {
      ...jobRewards,
      ask: (state, args, box) => orderOf(state as State, (args as { seat: Seat }).seat, box as Box),
    },
  },
}
