// Text from the database, as what it was written from.

import type { Outcome } from '@backroom/engine'

export const oneOf = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((item) => item === text) ?? null

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'object' && value !== null && 'winners' in value && 'scores' in value

/** What this JSON says, which must be such a thing. */
export function fromJson<T>(json: string, is: (value: unknown) => value is T): T {
  const read: unknown = JSON.parse(json)
  if (!is(read)) throw new Error(`the database holds what nobody wrote: ${json.slice(0, 200)}`)
  return read
}

export const textsFrom = (json: string | null): string[] => (json === null ? [] : fromJson(json, isTexts))

export const outcomeFrom = (json: string | null): Outcome | null =>
  json === null ? null : fromJson(json, isOutcome)
