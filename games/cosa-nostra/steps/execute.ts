// Carrying out an order: reveal, choices before the roll, roll, Cops, the end. LCN-24.5 to 24.9, 24.15.

import { interned, type Seat } from '@backroom/engine'
import { ask, type OptionOn } from '../asked.ts'
import { takeMarker, unusedOfType } from '../rules/businesses.ts'
import { resultOf } from '../components/box.ts'
import { perform } from '../effects/index.ts'
import { NONE } from './passing.ts'
import { hitsOf } from '../rules/odds.ts'
import { difficultyOf, markedOfType, missingOfType } from '../rules/orders.ts'
import { atWork, familyOf, must, type Nostra, type NostraStep, type NostraTable, orderOn } from '../state.ts'
import { pileOf, shed, strengthOf, takePlanned, WITH_THE_TASK } from '../rules/street.ts'
import type { BusinessId, GangsterId, TargetId } from '../words.ts'

/** LCN-24.7: the order is turned up; its gangster holds no task any more; dice and difficulty are fixed. */
export function reveal(
  state: Nostra,
  seat: Seat,
  gangster: GangsterId,
  target: TargetId | null,
  table: NostraTable,
): void {
  const card = must(state.open.gangsters, gangster)
  const order = orderOn(state, gangster) ?? ''
  const { kind, requires, stake } = must(table.box.order, order)
  const strength = strengthOf(state.open, table.box, gangster)
  const difficulty = difficultyOf(state.open, table.box, order, gangster, target)
  takePlanned(state, gangster)
  state.open.executions.push({
    seat,
    gangster,
    order,
    target,
    strength,
    difficulty,
    dice: [],
    successes: 0,
    marks: [],
    stake: 0,
    profit: 0,
    robbed: false,
    repelled: false,
    returned: null,
  })
  table.shown()
  table.tell({ type: 'revealed', seat, gangster, order, target, strength, difficulty, on: [...card.on] })
  if (kind === 'cashJob') table.then('marks', { types: [...new Set(requires)] })
  if (stake) table.then('stake', {})
  table.then('roll', {})
}

type MarkedOption = OptionOn<'markedCard'>
const marked = interned(
  (business: BusinessId, rival: Seat | null): MarkedOption => ({
    id: business,
    say: 'markedCard',
    business,
    rival,
  }),
)

/** LCN-R34: own cards first, then marked ones; the player chooses where more of them fit than are needed. */
export const marks: NostraStep<'marks', readonly MarkedOption[] | undefined> = {
  ask(state, { types: [type] }, box) {
    const { seat, order } = atWork(state.open)
    if (type === undefined) return null
    const needed = missingOfType(state.open, box, seat, must(box.order, order), type)
    if (needed === 0) return null
    const options = markedOfType(state.open, box, seat, type).map((id) =>
      marked(id, must(state.open.businesses, id).owner),
    )
    return ask.some(
      seat,
      'marks',
      'LCN-R34',
      options,
      { min: needed, max: needed },
      { auto: true, about: { type } },
    )
  },
  run(state, { types }, picked, table) {
    for (const { business } of picked ?? []) atWork(state.open).marks.push(business)
    if (types.length > 1) table.then('marks', { types: types.slice(1) })
  },
}

/** LCN-14.18, LCN-R38: at least $1,000, at most the cash and what the card says. */
export const stake: NostraStep<'stake', number> = {
  ask(state, _args, box) {
    const { seat, order } = atWork(state.open)
    const max = Math.min(familyOf(state.open, seat).cash, must(box.order, order).stake?.max ?? 0)
    return ask.amount(seat, 'stake', 'LCN-R38', { min: 1000, max, unit: 1000 }, { auto: true })
  },
  run(state, _args, amount, table) {
    const execution = atWork(state.open)
    execution.stake = amount
    table.tell({ type: 'staked', seat: execution.seat, amount })
  },
}

export function rollDice(count: number, table: NostraTable): number[] {
  const dice: number[] = []
  for (let i = 0; i < count; i++) dice.push(table.below(6) + 1)
  return dice
}

/** LCN-24.8: in public; what follows depends on the kind of order. */
export const roll: NostraStep<'roll'> = {
  run(state, _args, _picked, table) {
    const execution = atWork(state.open)
    execution.dice = rollDice(execution.strength, table)
    execution.successes = hitsOf(execution.dice, execution.difficulty)
    const { seat, gangster, order, dice, difficulty, successes } = execution
    table.tell({ type: 'rolled', seat, gangster, order, dice: [...dice], difficulty, successes })
    const { kind, type } = must(table.box.order, order)
    if (kind === 'cashJob')
      for (const step of ['cops', 'robbers', 'takeProfit'] as const) table.then(step, {})
    else if (type === 'robbery') {
      table.then('traps', {})
      table.then('shareProfit', {})
      // LCN-22.7, LCN-R51: after the Trap window of the robbed player.
      if (table.box.variants.has('robberyOnRobbery')) table.then('robbers', {})
      table.then('takeProfit', {})
    } else if (kind === 'reaction') table.then('springTrap', {})
    else {
      if (kind === 'attack') table.then('traps', {})
      table.then('effect', {})
    }
    table.then('finish', {})
  },
}

type CopOption = OptionOn<'die' | 'none'>
const dice = interned((die: number): CopOption => ({ id: `die-${die}`, say: 'die', die }))

/** LCN-17.3, LCN-24.8: one die for every unused active Cop, until the player stops. */
export const cops: NostraStep<'cops', CopOption | undefined> = {
  ask(state, _args, box) {
    const execution = atWork(state.open)
    if (unusedOfType(state.open, box, execution.seat, 'cop').length === 0) return null
    const options = execution.dice.map((_, die) => dice(die))
    return ask.one(execution.seat, 'cops', 'LCN-17.3', [...options, NONE], {
      about: { dice: [...execution.dice], difficulty: execution.difficulty },
    })
  },
  run(state, _args, picked, table) {
    const execution = atWork(state.open)
    const { seat, order } = execution
    const [cop] = unusedOfType(state.open, table.box, seat, 'cop')
    if (picked?.say === 'die' && cop !== undefined) {
      must(state.open.businesses, cop).used = true
      const was = execution.dice[picked.die] ?? 0
      // LCN-17.4: the new result counts even if it is worse.
      const now = table.below(6) + 1
      execution.dice[picked.die] = now
      execution.successes = hitsOf(execution.dice, execution.difficulty)
      table.tell({
        type: 'rerolled',
        seat,
        business: cop,
        die: picked.die,
        was,
        now,
        same: was === now,
        successes: execution.successes,
      })
      return table.then('cops', {})
    }
    const effects = resultOf(must(table.box.order, order), execution.successes) ?? []
    perform({ state, work: execution, table }, 'job', effects)
  },
}

/** LCN-24.15: markers go home, the order lies face up on its pile, Henchman and Saboteur leave. */
export const finish: NostraStep<'finish'> = {
  run(state, _args, _picked, table) {
    const { seat, gangster, order, marks } = atWork(state.open)
    for (const business of marks) takeMarker(state.open, business, seat, table)
    pileOf(state.open, table.box, order).shown.push(order)
    shed(state.open, gangster, WITH_THE_TASK)
    state.open.executions.pop()
    table.tell({ type: 'finished', seat, gangster, order })
  },
}
