// Records as files: read with errors that help, and played again.

import { type GameRecord, type Json, RecordError } from '@backroom/engine'
import { readJson, readText, UsageError } from './command.ts'
import type { Say } from './messages.ts'

type Fields = { readonly [field: string]: Json }

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isSeat = (value: Json | undefined): boolean => Number.isInteger(value)

const isEntry = (value: Json): boolean => {
  if (!isFields(value) || !isSeat(value['seat'])) return false
  const { answer, command } = value
  if (command !== undefined) return typeof command === 'string' && 'args' in value
  return typeof answer === 'string' || typeof answer === 'number' || isTexts(answer)
}

const SHAPES: { readonly [field: string]: (value: Json | undefined) => boolean } = {
  format: (value) => value === 1,
  game: (value) => typeof value === 'string',
  version: (value) => Number.isInteger(value),
  options: (value) => value !== undefined,
  seats: isTexts,
  seed: (value) => typeof value === 'string',
  entropy: isTexts,
  commitment: (value) => typeof value === 'string',
  answers: Array.isArray,
  seal: (value) => value === undefined || typeof value === 'string',
}

/** The first thing about it that is no record. */
function fault(value: Json): string | null {
  if (!isFields(value)) return '(all)'
  for (const [field, fits] of Object.entries(SHAPES)) if (!fits(value[field])) return field
  const answers = value['answers'] as readonly Json[]
  const wrong = answers.findIndex((entry) => !isEntry(entry))
  return wrong < 0 ? null : `answers.${wrong}`
}

const isRecord = (value: Json | GameRecord): value is GameRecord => fault(value as Json) === null

export function readRecord(file: string, say: Say): GameRecord {
  const value: Json | GameRecord = readJson(readText(file, say), file, say)
  if (!isRecord(value)) throw new UsageError(say('noRecord', { file, field: fault(value) ?? '' }))
  return value
}

/** A record that cannot be replayed is the file's fault, not ours. */
export function replayable<T>(file: string, say: Say, play: () => T): T {
  try {
    return play()
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(say('badRecord', { file, why: error.message }))
    throw error
  }
}

/** Who sat where; two of the same name are numbered. */
export function seatNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length
    if (same === 1) return name
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`
  })
}
