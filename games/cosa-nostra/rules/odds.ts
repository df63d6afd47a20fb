// The roll before it is rolled: dice, difficulty with each thing that changes it, and the chance of each outcome. LCN-7.

import type { Box } from '../components/box.ts'
import type { PrintedOrder } from '../components/components.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { Open } from '../state.ts'
import type { Attached, GangsterId, OrderId, TargetId } from '../words.ts'
import { difficultyOf } from './orders.ts'
import { hasTask, strengthOf } from './street.ts'

/** One thing that changes the dice or the difficulty. */
export interface RollChange {
  readonly by: Attached | 'busy'
  readonly amount: number
}

export interface Roll {
  readonly dice: number
  readonly printedDice: number
  readonly diceChanges: readonly RollChange[]
  /** Null while the difficulty is that of a target who is not named yet. */
  readonly difficulty: number | null
  readonly printedDifficulty: number | null
  readonly difficultyChanges: readonly RollChange[]
}

const sumOf = (changes: readonly RollChange[]): number => changes.reduce((sum, { amount }) => sum + amount, 0)

/** LCN-7.2 to 7.5: what would be rolled if this man carried the order out now, against this target. */
export function rollOf(
  open: Open,
  box: Box,
  gangster: GangsterId,
  order: OrderId,
  target: TargetId | null,
): Roll | null {
  const printed = box.order[order]
  const man = open.gangsters[gangster]
  if (!printed || !man) return null
  const changes = (cards: readonly RollChange[]) =>
    cards.filter(({ by }) => by !== 'busy' && man.on.includes(by))
  const dice = strengthOf(open, box, gangster)
  const diceChanges = changes([
    { by: 'machine-gun', amount: 1 },
    { by: 'distraction', amount: -1 },
  ])
  const difficultyChanges = changes([
    { by: 'henchman', amount: -1 },
    { by: 'saboteur', amount: 1 },
  ])
  const victim = target === null ? undefined : open.gangsters[target]
  if (typeof printed.difficulty !== 'number' && victim && hasTask(victim))
    difficultyChanges.push({ by: 'busy', amount: printed.difficulty.plusIfTasked })
  const difficulty =
    typeof printed.difficulty === 'number' || victim ? difficultyOf(open, box, order, gangster, target) : null
  return {
    dice,
    printedDice: box.gangster[gangster]?.strength ?? dice,
    diceChanges,
    difficulty,
    printedDifficulty: difficulty === null ? null : difficulty - sumOf(difficultyChanges),
    difficultyChanges,
  }
}

/** LCN-7.3: at least the difficulty. */
export const isHit = (die: number, difficulty: number): boolean => die >= difficulty

export function hitsOf(dice: readonly number[], difficulty: number): number {
  let hits = 0
  for (const die of dice) if (isHit(die, difficulty)) hits++
  return hits
}

/** The chance of exactly so many hits. */
function exactly(hits: number, dice: number, hit: number): number {
  let ways = 1
  for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1)
  return ways * hit ** hits * (1 - hit) ** (dice - hits)
}

export interface RollOutcome {
  /** From so many hits to so many. */
  readonly from: number
  readonly to: number
  readonly chance: number
  /** Null: the order fails. */
  readonly effects: readonly Effect[] | null
}

/** LCN-7.6: the outcomes that these dice can reach, with the chance of each; they add up to 1. */
export function outcomesOf(order: PrintedOrder, dice: number, difficulty: number): RollOutcome[] {
  const hit = Math.min(1, Math.max(0, (7 - difficulty) / 6))
  const steps = order.results.toSorted((a, b) => a.successes - b.successes)
  const between = (from: number, to: number) => {
    let sum = 0
    for (let hits = from; hits <= to; hits++) sum += exactly(hits, dice, hit)
    return sum
  }
  const least = steps[0]?.successes ?? 1
  const failing = { from: 0, to: Math.min(dice, least - 1), effects: null }
  const reached = steps.flatMap(({ successes, effects }, i) => {
    if (successes > dice) return []
    return [{ from: successes, to: Math.min(dice, (steps[i + 1]?.successes ?? dice + 1) - 1), effects }]
  })
  return [failing, ...reached].map((one) => ({ ...one, chance: between(one.from, one.to) }))
}
