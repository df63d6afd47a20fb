// What commands look like when they come from outside, by their names.

import { readLine } from '@backroom/engine'
import * as v from 'valibot'
import { ATTACHED, DUE_MOMENTS } from '../words.ts'

/** How long what goes with an offer, or is promised or threatened, may be. */
export const TEXT_LETTERS = 280

/** What somebody has written, as one line with nothing hidden in it; it may be nothing. */
const text = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { line, fault } = readLine(value, TEXT_LETTERS)
    if (fault !== 'tooLong') return line
    addIssue({ message: fault })
    return NEVER
  }),
  v.metadata({ letters: TEXT_LETTERS }),
)
/** An id, of our making. */
const name = v.pipe(v.string(), v.maxLength(40), v.metadata({ unread: true }))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const audience = v.union([v.literal('all'), seat])
const isSet = (all: readonly unknown[]): boolean => new Set(all).size === all.length

const MOST_ITEMS = 12
const ids = v.pipe(
  v.array(name),
  v.maxLength(MOST_ITEMS),
  v.check((all) => isSet(all)),
)
const MOST_DOLLARS = 10_000_000
const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DOLLARS), v.multipleOf(1000))
const sum = v.pipe(dollars, v.minValue(1000))
/** LCN-20.4: a sum, and when it falls due. */
const later = v.strictObject({
  amount: sum,
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  at: v.picklist(DUE_MOMENTS),
})
export const terms = v.strictObject({
  cash: v.optional(dollars, 0),
  businesses: v.optional(ids, []),
  gangsters: v.optional(ids, []),
  access: v.optional(ids, []),
  later: v.optional(v.nullable(later), null),
})
const leg = v.pipe(
  v.strictObject({ from: seat, to: seat, give: terms }),
  v.check(({ from, to }) => from !== to),
)
/** Each may give each other one something. */
const MOST_LEGS = 20
const SECONDS = { least: 1, most: 3600 }

const offer = v.pipe(
  v.strictObject({
    to: audience,
    aloud: v.optional(v.boolean(), false),
    give: v.optional(terms, {}),
    want: v.optional(terms, {}),
    /** Further parties of a deal among three or more, and what else is handed over between any two of them. */
    among: v.optional(
      v.pipe(
        v.array(seat),
        v.maxLength(3),
        v.check((all) => isSet(all)),
      ),
      [],
    ),
    legs: v.optional(v.pipe(v.array(leg), v.maxLength(MOST_LEGS)), []),
    text: v.optional(text, ''),
    until: v.optional(v.picklist(['open', 'turn', 'phase', 'time']), 'open'),
    /** With `time`, and only then. */
    seconds: v.optional(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(SECONDS.least), v.maxValue(SECONDS.most))),
      null,
    ),
    /** LCN-D26: the offer that this one answers; it goes back to whoever made that. */
    counters: v.optional(v.nullable(name), null),
  }),
  v.check(({ until, seconds }) => (until === 'time') === (seconds !== null)),
  // Further parties are named, and only where there are some there is more than giving and taking.
  v.check(({ to, among, legs }) =>
    among.length === 0 ? legs.length === 0 : to !== 'all' && !among.includes(to),
  ),
)

const word = v.pipe(
  v.strictObject({
    kind: v.picklist(['promise', 'threat']),
    to: audience,
    aloud: v.optional(v.boolean(), false),
    text: v.optional(text, ''),
    /** LCN-20.4: the promise of a sum. */
    later: v.optional(v.nullable(later), null),
  }),
  v.check((said) => said.text !== '' || said.later !== null),
)

/** Never a preset; or pass until the end of the round or the game. */
const pass = v.picklist(['never', 'round', 'game'])
const least = v.optional(v.nullable(v.strictObject({ least: sum })))
const standing = v.variant('reaction', [
  v.strictObject({
    reaction: v.literal('scheme'),
    pass,
    unless: v.optional(
      v.nullable(
        v.strictObject({
          rivals: v.pipe(
            v.array(seat),
            v.minLength(1),
            v.maxLength(4),
            v.check((all) => isSet(all)),
          ),
        }),
      ),
    ),
  }),
  v.strictObject({ reaction: v.literal('rob'), pass, unless: least }),
  v.strictObject({ reaction: v.literal('trap'), pass, unless: least }),
  v.strictObject({
    reaction: v.literal('doctor'),
    pass,
    unless: v.optional(
      v.nullable(
        v.pipe(
          v.strictObject({ own: v.optional(v.literal(true)), murder: v.optional(v.literal(true)) }),
          v.check(({ own, murder }) => own === true || murder === true),
        ),
      ),
    ),
  }),
])

const point = v.strictObject({ offer: name })
const nothing = v.strictObject({})

export const SHAPES = {
  offer,
  accept: point,
  decline: point,
  withdraw: v.strictObject({
    offer: name,
    /** Its time is up: whoever keeps the table takes it back for its maker. */
    expired: v.optional(v.boolean(), false),
  }),
  word,
  judge: v.strictObject({ word: name, kept: v.boolean() }),
  pay: v.strictObject({
    word: name,
    /** A part of it; none: all that is left. */
    cash: v.optional(v.nullable(sum), null),
  }),
  goOn: nothing,
  standing,
  look: v.strictObject({
    /** `more`: the second look of the Spy or the Lawyer that was just used (LCN-R36). */
    with: v.picklist(['snitch', 'spy', 'lawyer', 'more']),
    gangster: name,
  }),
  takeBack: v.strictObject({ business: name }),
  influence: v.strictObject({
    card: v.picklist([...ATTACHED, 'snitch']),
    /** Nobody for the Snitch, whose second use is for the Market. */
    gangster: v.optional(name),
  }),
  timeUp: nothing,
} as const

export type CommandName = keyof typeof SHAPES
/** What a command is given. */
export type Args<Name extends CommandName> = v.InferInput<(typeof SHAPES)[Name]>
/** The same as it was read, with what was left out. */
export type Read<Name extends CommandName> = v.InferOutput<(typeof SHAPES)[Name]>
