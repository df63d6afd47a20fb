// The small shapes that several messages are made of.

import { type Json, plainLine } from '@backroom/engine'
import * as v from 'valibot'
import { LIMITS } from './limits.ts'

/** A line of text as a person typed it: no control characters, no blanks at its ends or doubled inside. */
export const line = (most: number) =>
  v.pipe(v.string(), v.maxLength(most * 4), v.transform(plainLine), v.minLength(1), v.maxLength(most))

export const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/u))
export const key = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.key))
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const seat = v.pipe(whole, v.maxValue(LIMITS.seats - 1))
/** A SHA-256 in hex. */
export const pledge = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))
const id = v.pipe(v.string(), v.maxLength(LIMITS.id))

const amount = v.pipe(v.number(), v.safeInteger())
const picks = v.pipe(v.array(id), v.maxLength(LIMITS.picks))

/** `one`: an option's id; `some` and `order`: ids; `amount`: a number. */
export const answer = v.lazy((given) =>
  typeof given === 'number' ? amount : Array.isArray(given) ? picks : id,
)

/** Whatever JSON.parse gives is Json; how much of it there may be is limited by the size of the message. */
export const json = v.custom<Json>((value) => value !== undefined)
