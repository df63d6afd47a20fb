// A record from outside: what of it is no record is named; what does not belong to one is left out.

import type { Answer } from './prompt.ts'
import type { Action, GameRecord } from './record.ts'

type Fields = { readonly [field: string]: unknown }

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord }
  /** The first field that is wrong, `(all)` where it is not even an object. */
  | { readonly ok: false; readonly field: string }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number => Number.isInteger(value)
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isAnswer = (value: unknown): value is Answer =>
  isText(value) || typeof value === 'number' || isTexts(value)

const isAction = (value: unknown): value is Action => {
  if (!isFields(value) || !isWhole(value['seat'])) return false
  const { answer, command } = value
  return command === undefined ? isAnswer(answer) : isText(command) && 'args' in value
}

const SHAPES: { readonly [field in keyof GameRecord]-?: (value: unknown) => boolean } = {
  format: (value) => value === 1,
  game: isText,
  version: isWhole,
  options: (value) => value !== undefined,
  seats: isTexts,
  seed: isText,
  entropy: isTexts,
  commitment: isText,
  pledges: (value) => value === undefined || isTexts(value),
  answers: Array.isArray,
  seal: (value) => value === undefined || isText(value),
}

function faultOf(value: unknown): string | null {
  if (!isFields(value)) return '(all)'
  for (const [field, fits] of Object.entries(SHAPES)) if (!fits(value[field])) return field
  const answers: unknown = value['answers']
  const wrong = Array.isArray(answers) ? answers.findIndex((action) => !isAction(action)) : -1
  return wrong < 0 ? null : `answers.${wrong}`
}

const isRecord = (value: unknown): value is GameRecord => faultOf(value) === null

/** A record by itself, or one that lies in a larger file as its `record`. */
export function readRecord(given: unknown): ReadRecord {
  const wrapped = isFields(given) && isFields(given['record'])
  const value = wrapped ? given['record'] : given
  if (!isRecord(value)) {
    const field = faultOf(value) ?? '(all)'
    return { ok: false, field: wrapped ? `record.${field}` : field }
  }
  const { format, game, version, options, seats, seed, entropy, commitment, pledges, answers, seal } = value
  // The seal is over these fields only: anything else would seem to break it.
  const record = {
    format,
    game,
    version,
    options,
    seats,
    seed,
    entropy,
    commitment,
    ...(pledges !== undefined && { pledges }),
    answers,
    ...(seal !== undefined && { seal }),
  }
  return { ok: true, record }
}
