// The roll before it is rolled: dice, difficulty with each thing that changes it, and the chance of each outcome.

import type {
  Box,
  Effect,
  GangsterId,
  NostraView,
  OrderId,
  PrintedOrder,
  TargetId,
} from '@backroom/games/cosa-nostra'
import { isBusy } from './facts.ts'

/** One thing that changes the dice or the difficulty. */
export interface Change {
  readonly by: 'henchman' | 'saboteur' | 'machine-gun' | 'distraction' | 'busy'
  readonly amount: number
}

export interface Roll {
  readonly dice: number
  readonly printedDice: number
  readonly diceChanges: readonly Change[]
  /** Null while the difficulty is that of a target who is not named yet. */
  readonly difficulty: number | null
  readonly printedDifficulty: number | null
  readonly difficultyChanges: readonly Change[]
}

const onHim = (view: NostraView, gangster: GangsterId): readonly string[] =>
  view.gangsters[gangster]?.on ?? []

/** LCN-7.2 to 7.5: what would be rolled if this man carried the order out now, against this target. */
export function rollOf(
  view: NostraView,
  box: Box,
  gangster: GangsterId,
  order: OrderId,
  target: TargetId | null,
): Roll | null {
  const printed = box.order[order]
  const man = view.gangsters[gangster]
  if (!printed || !man) return null
  const on = onHim(view, gangster)
  const diceChanges: Change[] = [
    ...(on.includes('machine-gun') ? [{ by: 'machine-gun' as const, amount: 1 }] : []),
    ...(on.includes('distraction') ? [{ by: 'distraction' as const, amount: -1 }] : []),
  ]
  const difficultyChanges: Change[] = [
    ...(on.includes('henchman') ? [{ by: 'henchman' as const, amount: -1 }] : []),
    ...(on.includes('saboteur') ? [{ by: 'saboteur' as const, amount: 1 }] : []),
  ]
  const victim = target === null ? undefined : view.gangsters[target]
  let base: number | null
  if (typeof printed.difficulty === 'number') base = printed.difficulty
  else if (!victim) base = null
  else {
    base = victim.strength
    if (isBusy(victim)) difficultyChanges.push({ by: 'busy', amount: printed.difficulty.plusIfTasked })
  }
  return {
    dice: man.strength,
    printedDice: box.gangster[gangster]?.strength ?? man.strength,
    diceChanges,
    difficulty: base === null ? null : base + difficultyChanges.reduce((sum, { amount }) => sum + amount, 0),
    printedDifficulty: base,
    difficultyChanges,
  }
}

/** The chance of exactly so many hits. */
function exactly(hits: number, dice: number, hit: number): number {
  let ways = 1
  for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1)
  return ways * hit ** hits * (1 - hit) ** (dice - hits)
}

export interface Outcome {
  /** From so many hits to so many. */
  readonly from: number
  readonly to: number
  readonly chance: number
  /** Null: the order fails. */
  readonly effects: readonly Effect[] | null
}

/** LCN-7.6: the outcomes that these dice can reach, with the chance of each; they add up to 1. */
export function outcomesOf(order: PrintedOrder, dice: number, difficulty: number): Outcome[] {
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
