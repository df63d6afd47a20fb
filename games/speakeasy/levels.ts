// Raising operations and strength: what it costs, and whether it can be paid. SPK-12.4, SPK-12.5.

import type { Box } from './box.ts'
import { type Family, handCount } from './state.ts'
import { type Level, LEVELS } from './words.ts'

const HIGHEST = 5

/** Cards that the next level costs; null at the top. */
export function raiseCost(box: Box, family: Family, level: Level): number | null {
  const next = family.levels[level] + 1
  if (next > HIGHEST) return null
  const { strength, operationDiscardToReach } = box.components.operationsBoard
  return (level === 'strength' ? strength.discardToReach : operationDiscardToReach)[String(next)] ?? 0
}

/** Whether the level can be raised, with so many cards spent besides. */
export function canRaise(box: Box, family: Family, level: Level, besides = 0): boolean {
  const cost = raiseCost(box, family, level)
  return cost !== null && cost + besides <= handCount(family)
}

export const canRaiseAny = (box: Box, family: Family): boolean =>
  LEVELS.some((level) => canRaise(box, family, level))
