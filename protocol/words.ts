// The small shapes that several messages are made of.

import { type Json, readLine } from '@backroom/engine'
import * as v from 'valibot'
import { LIMITS } from './limits.ts'

/** A line of text as a person typed it, of so many letters at most and with something to see in it. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { line, fault } = readLine(value, most)
      if (fault === null) return line
      addIssue({ message: fault, expected: String(most) })
      return NEVER
    }),
    v.metadata({ letters: most }),
  )

export const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/u))
/** Made by programs, for programs: nobody reads it. */
const UNREAD = { unread: true } as const

export const key = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.key), v.metadata(UNREAD))
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const seat = v.pipe(whole, v.maxValue(LIMITS.seats - 1))
/** A SHA-256 in hex. */
export const pledge = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))
export const id = v.pipe(v.string(), v.maxLength(LIMITS.id), v.metadata(UNREAD))
/** What a seat adds to the shuffle. */
export const entropy = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.entropy), v.metadata(UNREAD))

/** A list of at most so many; how many there are is looked at first, so that nobody has a thousand problems counted. */
export const list = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(
    v.custom<v.InferInput<T>[]>(
      (value) => Array.isArray(value) && value.length <= most,
      `Expected a list of at most ${most}`,
    ),
    v.array(item),
  )

const amount = v.pipe(v.number(), v.safeInteger())
const picks = list(id, LIMITS.picks)

/** `one`: an option's id; `some` and `order`: ids; `amount`: a number. */
export const answer = v.lazy((given) =>
  typeof given === 'number' ? amount : Array.isArray(given) ? picks : id,
)

/** Whatever JSON.parse gives is Json; how much of it there may be is limited by the size of the message. */
export const json = v.custom<Json>((value) => value !== undefined)
