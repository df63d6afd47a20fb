// What every law is given, and how it says that it was broken.

import type { Core } from '../core.ts'
import type { Told, Viewer } from '../event.ts'
import type { AnyGame } from '../game.ts'
import type { Play } from '../play.ts'
import { randomAnswer, type Seat } from '../prompt.ts'
import { below, fork, pick, type Random } from '../random.ts'
import { type Action, type GameRecord, take } from '../record.ts'
import { openPrompt, progressOf, type Sight, viewParts } from '../sight.ts'

/** The waiting point before, and what the answer that led on from there does if it is given once more. */
export interface Before {
  readonly play: Play
  readonly action: Action
  readonly told: readonly Told[]
  readonly core: Core
}

/** A waiting point, or the end, as the laws look at it. They never touch `play` itself, only copies of it. */
export interface Moment {
  readonly game: AnyGame
  readonly play: Play
  readonly record: GameRecord
  /** A copy of the core as it must still be when all laws have looked at it. */
  readonly core: Core
  readonly random: Random
  readonly thorough: boolean
  readonly before: Before | null
}

/** A violation in one line: which law, in which game, at which waiting point, and what is wrong. */
export function broken(law: string, { game, play }: Moment, what: string, viewer?: Viewer): string {
  const step = play.core.stack.at(-1)?.step ?? 'the end'
  const who = viewer === undefined ? '' : `, ${typeof viewer === 'number' ? `seat ${viewer}` : viewer}`
  return `${law}: ${game.id} with ${play.seats}, after ${play.core.taken} answers at ${step}${who}: ${what}`
}

/** What the body finds, or that it threw: a law that cannot be tried is broken too. */
export function unlessThrown(law: string, moment: Moment, body: () => string[]): string[] {
  try {
    return body()
  } catch (error) {
    return [broken(law, moment, `threw ${error instanceof Error ? error.message : String(error)}`)]
  }
}

/** True once in `times`; always where a law is to be tried thoroughly. */
export const sampled = ({ thorough, random }: Moment, times: number): boolean =>
  thorough || below(random, times) === 0

/** What a viewer sees, not copied, which is most of the work: it is compared at once and left alone. */
export function seenBy(play: Play, viewer: Viewer): Sight {
  const { all, own } = viewParts(play)
  return { view: { ...all, ...own(viewer) }, prompt: openPrompt(play, viewer), ...progressOf(play) }
}

export const viewersOf = (play: Play): Viewer[] => [
  ...Array.from({ length: play.seats }, (_, seat) => seat),
  'spectator',
]

/** Two generators with the same luck ahead of them. */
export function twins(random: Random): [Random, Random] {
  const one = fork(random)
  return [one, [...one]]
}

/** Something that somebody could do now: an answer, or now and then a command. */
export function anyAction(play: Play, random: Random): Action {
  const { core, game } = play
  if (game.commands && below(random, 4) === 0) {
    const seat: Seat = below(random, play.seats)
    const command = pick(random, Object.keys(game.commands))
    const args = game.commands[command]?.suggest?.(core.state, seat, random, play.box) ?? null
    if (args !== null) return { seat, command, args: JSON.parse(JSON.stringify(args)) }
  }
  const seat = pick(random, play.awaited())
  const prompt = play.promptOf(seat)
  if (!prompt) throw new Error(`seat ${seat} is awaited and not asked`)
  return { seat, answer: randomAnswer(prompt, random) }
}

/** Plays on by chance to the next waiting point but one that only seals; what was done on the way. */
export function playOn(play: Play, random: Random): Action[] {
  const actions: Action[] = []
  const { wait } = play.core
  while (!play.core.over && play.core.wait === wait) {
    const action = anyAction(play, random)
    const reply = take(play, action)
    if (!reply.ok)
      throw new Error(`${JSON.stringify(action)} was offered and is refused: ${reply.refusal.code}`)
    actions.push(action)
  }
  return actions
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Where two pieces of plain data differ first, and how. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = difference(a[key], b[key], path ? `${path}.${key}` : key)
      if (found !== null) return found
    }
    return JSON.stringify(a) === JSON.stringify(b) ? null : `the order of keys at ${path || 'the top'}`
  }
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
  return one === other ? null : `${path || 'the top'} (${short(one)} against ${short(other)})`
}

const short = (text: string | undefined): string =>
  text === undefined ? 'nothing' : text.length > 60 ? `${text.slice(0, 59)}…` : text
