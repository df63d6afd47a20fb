// The vocabulary put to work: what each effect does once its order has succeeded, or failed. LCN-14, LCN-15.

import type { Seat } from '@backroom/engine'
import { collect, deactivateBusiness, removeBusiness, takeOver } from '../rules/businesses.ts'
import { targetOwner } from '../rules/orders.ts'
import { type Execution, familyOf, must, type Nostra, type NostraTable, opponents } from '../state.ts'
import { isGangster } from '../words.ts'
import { type Effect, type EffectOf, type Moment, type Op, wordOf } from './vocabulary.ts'

/** An order at work. */
interface Now {
  readonly state: Nostra
  readonly work: Execution
  readonly table: NostraTable
}

type Deed<E> = (now: Now, effect: E) => void

/** What an Attack is aimed at. */
const targetOf = ({ work }: Now): string => work.target ?? ''
const victimOf = ({ state, work }: Now): Seat => targetOwner(state.open, work.target ?? '') ?? work.seat
/** The job or Attack that this Reaction answers. */
const answered = ({ state }: Now): Execution | undefined => state.open.executions.at(-2)

/** LCN-16.11: a Doctor does nothing for companies; for everybody else he is asked first. */
function hit(now: Now, how: 'murder' | 'deactivate'): void {
  const { state, work, table } = now
  const victim = targetOf(now)
  if (!isGangster(victim) && must(table.box.business, victim).kind === 'company')
    return deactivateBusiness(state.open, victim, table)
  table.then('harm', { victim, how, by: work.seat })
}

const DEEDS: { readonly [O in Op]: Deed<EffectOf<O>> } = {
  gainFromBank({ work }, { amount }) {
    work.profit = amount
  },
  deactivate: (now) => hit(now, 'deactivate'),
  murder: (now) => hit(now, 'murder'),
  destroy: (now) => removeBusiness(now.state, targetOf(now), now.table),
  takeOver: (now) => takeOver(now.state.open, targetOf(now), now.work.seat, now.table),
  targetPaysYou: (now, { amount }) =>
    collect(now.state.open, victimOf(now), now.work.seat, amount, now.table),
  targetPaysBank: (now, { amount }) => collect(now.state.open, victimOf(now), null, amount, now.table),
  eachOtherPaysYou({ state, work, table }, { amount }) {
    for (const rival of opponents(state.open, work.seat)) collect(state.open, rival, work.seat, amount, table)
  },
  launder: ({ table }, { max }) => table.then('launder', { max }),
  buyBusiness({ state, work, table }, { from, discount }) {
    const deck = from.includes('businessDeck')
    if (deck) state.open.searching = work.seat
    table.then('buy', {
      price: 'half' in discount ? 'half' : 'minus',
      minus: 'minus' in discount ? discount.minus : 0,
      deck,
    })
  },
  /** LCN-15.4, LCN-R25: half, rounded down to full thousands, or all of it. */
  takeJobProfit(now, { share }) {
    const { work, table } = now
    const job = answered(now)
    if (!job) return
    work.profit = share === 'all' ? job.profit : Math.floor(job.profit / 2000) * 1000
    job.profit -= work.profit
    job.robbed = true
    table.tell({ type: 'robbed', seat: work.seat, rival: job.seat, amount: work.profit })
  },
  repelAttack(now) {
    const attack = answered(now)
    if (!attack) return
    attack.repelled = true
    now.table.tell({ type: 'repelled', seat: now.work.seat, rival: attack.seat, order: attack.order })
  },
  murderAttackingGangster(now) {
    const attack = answered(now)
    if (attack) now.table.then('harm', { victim: attack.gangster, how: 'murder', by: now.work.seat })
  },
  returnFire: ({ table }) => table.then('returnFire', {}),
  stakeDoubled({ state, work, table }) {
    familyOf(state.open, work.seat).cash += work.stake
    table.tell({ type: 'raceWon', seat: work.seat, amount: work.stake })
  },
  stakeLost({ state, work, table }) {
    familyOf(state.open, work.seat).cash -= work.stake
    table.tell({ type: 'raceLost', seat: work.seat, amount: work.stake })
  },
}

/** Does those of the effects that are possible at this moment, one after the other. */
export function perform(now: Now, moment: Moment, effects: readonly Effect[]): void {
  for (const effect of effects) {
    const deed = DEEDS[effect.op] as Deed<Effect>
    if (wordOf(effect).moment === moment) deed(now, effect)
  }
}
