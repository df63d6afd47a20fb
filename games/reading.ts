// What a table is given from outside, read by its schema: everything that is wrong with it in one refusal.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { isSourceKey } from './sourceKeys.ts'

/** More problems than these help nobody. */
const PROBLEMS = 20
const PROBLEM_LENGTH = 200
/** More values than this are no file of ours: a few thousand are in the largest. */
const VALUES = 20_000

/**
 * `what` it is stands before every problem; `wrong` finds what a shape alone cannot say. `like` is a file whose keys may
 * stand in this one too although the schema does not read them: where a thing comes from, how it is drawn.
 */
export function readBy<S extends v.GenericSchema>(
  schema: S,
  what: string,
  given: unknown,
  {
    like,
    wrong = () => [],
  }: { readonly like?: unknown; readonly wrong?: (read: v.InferOutput<S>) => readonly string[] } = {},
): v.InferOutput<S> {
  const refuse = (problems: readonly string[]): never => {
    throw new OptionError(
      problems.slice(0, PROBLEMS).map((problem) => `${what}.${problem}`.slice(0, PROBLEM_LENGTH)),
    )
  }
  if (!hasAtMost(VALUES, given)) return refuse([`(all): more than ${VALUES} values`])
  const read = v.safeParse(schema, given)
  if (!read.success) return refuse(read.issues.slice(0, PROBLEMS).map(problemOf))
  const unknown = like === undefined ? [] : unknownKeys(given, read.output, new Place([like]), '')
  const problems = unknown.length > 0 ? unknown : wrong(read.output)
  return problems.length > 0 ? refuse(problems) : read.output
}

const problemOf = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`

/** Counted no further than that, since somebody may want to know what it costs. */
function hasAtMost(most: number, given: unknown): boolean {
  const open: unknown[] = [given]
  let left = most
  while (open.length > 0) {
    const value = open.pop()
    if (--left < 0) return false
    if (!isObject(value)) continue
    const inside = Object.values(value)
    if (inside.length > left) return false
    open.push(...inside)
  }
  return true
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** All that stands at one place of like things. Whatever is asked of it is looked up once, for a list of many things. */
class Place {
  readonly #like: readonly unknown[]
  readonly #named = new Map<string, Place>()
  #inside: Place | null = null

  constructor(like: readonly unknown[]) {
    this.#like = like
  }

  get isKnown(): boolean {
    return this.#like.length > 0
  }

  /** Whatever is in a list here. */
  get inside(): Place {
    this.#inside ??= new Place(this.#like.flatMap((one) => (isObject(one) ? Object.values(one) : [])))
    return this.#inside
  }

  named(key: string): Place {
    const known = this.#named.get(key)
    if (known) return known
    const there = this.#like.flatMap((one) => (isObject(one) && Object.hasOwn(one, key) ? [one[key]] : []))
    const place = new Place(there)
    this.#named.set(key, place)
    return place
  }
}

/** Keys that neither the schema has read nor any of the like things has at this place. */
function unknownKeys(given: unknown, read: unknown, like: Place, path: string): string[] {
  if (!isObject(given) || !isObject(read)) return []
  const isList = Array.isArray(given)
  return Object.keys(given).flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`
    // The client is built without them, and still takes the file that it hands out itself.
    if (isSourceKey(key)) return []
    const there = isList ? like.inside : like.named(key)
    if (Object.hasOwn(read, key)) return unknownKeys(given[key], read[key], there, at)
    return there.isKnown ? [] : [`${at}: nothing is called so here`]
  })
}

/** An id of the components file, all of one list with the same beginning. */
export const id = (prefix = '') =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}[a-z0-9-]+$`), `an id like ${prefix}some-name`))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
export const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/** Whatever stands twice in a list. */
export function twins(path: string, ids: readonly (string | number)[]): string[] {
  const known = new Set<string | number>()
  return ids.flatMap((one, i) => {
    if (known.has(one)) return [`${path}.${i}: ${one} stands there twice`]
    known.add(one)
    return []
  })
}

/** The family, or the colour, of each seat; null: whichever is free. */
type Chosen = readonly (string | null)[]

/** What is wrong with who chose which: unknown, taken, more than there are families at the table. */
export function chosenProblems(
  path: string,
  what: string,
  chosen: Chosen,
  { known, families }: { readonly known: readonly string[]; readonly families: number },
): string[] {
  if (chosen.length > families) return [`${path}: ${chosen.length} for ${families} families`]
  return chosen.flatMap((one, seat) => {
    if (one === null) return []
    if (!known.includes(one)) return [`${path}.${seat}: no ${what} is called ${one}`]
    return chosen.indexOf(one) < seat ? [`${path}.${seat}: ${one} is taken`] : []
  })
}
