// Raising operations and strength: what it costs, and whether it can be paid. SPK-12.4, SPK-12.5.

import type { Why } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { type Family, familyOf, handCount, type Side } from '../state.ts'
import { type Level, LEVELS } from '../words.ts'

const HIGHEST = 5

/** Cards that the next level costs; null at the top. */
export function raiseCost(box: Box, family: Family, level: Level): number | null {
  const next = family.levels[level] + 1
  if (next > HIGHEST) return null
  const { strength, operationDiscardToReach } = box.components.operationsBoard
  return (level === 'strength' ? strength.discardToReach : operationDiscardToReach)[String(next)] ?? 0
}

const TOP: { readonly [what in 'operation' | 'strength']: Why } = {
  operation: { rule: 'SPK-12.4', why: 'highestLevel' },
  strength: { rule: 'SPK-12.5', why: 'highestLevel' },
}
const CARDS: { readonly [what in 'operation' | 'strength']: Why } = {
  operation: { rule: 'SPK-12.4', why: 'cardsMissing' },
  strength: { rule: 'SPK-12.5', why: 'cardsMissing' },
}

/** Why the level cannot be raised, with so many cards spent besides. */
export function whyNotRaise({ open, own, box, seat }: Side, level: Level, besides = 0): Why | null {
  const cost = raiseCost(box, familyOf(open, seat), level)
  const kind = level === 'strength' ? 'strength' : 'operation'
  if (cost === null) return TOP[kind]
  return cost + besides <= handCount(own) ? null : CARDS[kind]
}

export const canRaise = (side: Side, level: Level, besides = 0): boolean =>
  whyNotRaise(side, level, besides) === null

export const canRaiseAny = (side: Side): boolean => LEVELS.some((level) => canRaise(side, level))
