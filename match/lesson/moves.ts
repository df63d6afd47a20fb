// What a learner does compared with what a lesson names: an answer or a command against a pattern.

import { type Answer, type Call, type Action, type Json, sameJson } from '@backroom/engine'
import type { LessonStep, MovePattern, OtherMove, Recorded } from '@backroom/games/lessons'

/** An answer to the open question, or a command outside it. */
export type Move = Answer | Call

const isCommand = (move: MovePattern | Move): move is Call => typeof move === 'object' && 'command' in move

const isFields = (value: Json): value is { readonly [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRange = (value: Json): value is { readonly from: number; readonly to: number } =>
  isFields(value) && typeof value['from'] === 'number' && typeof value['to'] === 'number'

const within = (
  { from, to }: { readonly from: number; readonly to: number },
  value: Json | undefined,
): boolean => typeof value === 'number' && value >= from && value <= to

/** Whether something has at least these fields; a range stands for any number in it. */
export function hasFields(wanted: Json, value: Json | undefined): boolean {
  if (isRange(wanted)) return within(wanted, value)
  if (!isFields(wanted)) return sameJson(wanted, value)
  if (value === undefined || !isFields(value)) return false
  return Object.entries(wanted).every(([field, one]) => hasFields(one, value[field]))
}

const sorted = (list: readonly string[]): string[] => [...list].sort()
const isList = (move: MovePattern | Move): move is readonly string[] => Array.isArray(move)

export function fits(pattern: MovePattern, move: Move): boolean {
  if (isCommand(move))
    return isCommand(pattern) && pattern.command === move.command && hasFields(pattern.args, move.args)
  if (isList(move)) {
    if (isList(pattern)) return sameJson(sorted(pattern), sorted(move))
    return typeof pattern === 'object' && 'holds' in pattern && pattern.holds.some((id) => move.includes(id))
  }
  if (typeof pattern !== 'object') return pattern === move
  if (isList(pattern) || isCommand(pattern) || 'holds' in pattern) return false
  if ('starts' in pattern) return typeof move === 'string' && move.startsWith(pattern.starts)
  return within(pattern, move)
}

export type Verdict = { readonly is: 'good' } | { readonly is: OtherMove['does']; readonly say: string }

/** What a step says to a move. */
export function verdictOn({ good, other = [] }: LessonStep, move: Move): Verdict {
  if (good?.some((pattern) => fits(pattern, move))) return { is: 'good' }
  const found = other.find(({ when }) => !when || when.some((pattern) => fits(pattern, move)))
  return found ? { is: found.does, say: found.say ?? found.does } : { is: 'nudge', say: 'nudge' }
}

export const entryOf = (recorded: Recorded): Action => {
  const [seat, said, args] = recorded
  return args === undefined ? { seat, answer: said } : { seat, command: String(said), args }
}
