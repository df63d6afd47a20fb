// Searching: the answers that look best are played on in games dealt anew, all of them in the same games, and those that
// fall behind drop out until one is left or the time is up.

import { type Answer, type AnyGame, fork, type Play, type Random, type Seat } from '@backroom/engine'
import type { Patience } from './bot.ts'
import { candidates } from './candidates.ts'
import type { AskedChair } from './chair.ts'
import { answered, outlook, type Worth } from './lookahead.ts'
import { inTheLongRun, playedOn, sealSensibly } from './policy.ts'

export interface Settings {
  /** So many of the answers are played on, by how they look one answer ahead; */
  readonly first: number
  /** one more after so many games each. */
  readonly wider: number
  /** At least so many answers are played on, in thought, and at most so many. */
  readonly least: number
  readonly most: number
}

/** Imagined games for the first look. */
const LOOKS = 2
/** Nobody drops out before so many games. */
const TRIALS = 4
/** Further behind than so many standard errors is out. */
const BEHIND = 1.7

/** An answer with what it came to in each of the games, all of which are the same for all answers. */
export interface Tried {
  readonly answer: Answer
  /** How it looks one answer ahead. */
  readonly look: number
  readonly values: number[]
  /** By the game's terms, what it came to in all of the games together. */
  readonly terms: number[]
}

interface World {
  readonly play: Play
  readonly luck: Random
}

/** The answers compared, the best first; those that were not played on come last. */
export function search(
  chair: AskedChair,
  random: Random,
  settings: Settings,
  patience: Patience | ((judgement: AnyGame['judgement']) => Patience),
  judge: Worth = inTheLongRun,
): readonly Tried[] {
  const { seat } = chair
  const world = worldFor(chair, random)
  const all = looked(chair, random, world.play, judge)
  const { judgement } = world.play.game
  const { playouts, isOver = () => false } = typeof patience === 'function' ? patience(judgement) : patience
  const running = all.slice(0, settings.first)
  const waiting = all.slice(settings.first)
  const out: Tried[] = []
  const worlds: World[] = []
  let left = playouts
  const playOn = (one: Tried, world: World): void => {
    const play = playout(world, seat, one.answer, settings)
    one.values.push(judge(play, seat))
    termsOf(play, seat).forEach((amount, i) => (one.terms[i] = (one.terms[i] ?? 0) + amount))
    left--
  }
  while (running.length > 1 && left >= running.length && !isOver()) {
    const world = worldFor(chair, random)
    worlds.push(world)
    for (const one of running) {
      // What was not played on with all of them compares to nothing.
      if (isOver()) break
      playOn(one, world)
    }
    out.push(...dropped(running, worlds.length))
    const next = worlds.length % settings.wider === 0 ? waiting[0] : undefined
    if (!next || left < worlds.length + running.length) continue
    waiting.shift()
    for (const earlier of worlds) playOn(next, earlier)
    running.push(next)
  }
  running.sort(byMean(worlds.length))
  return [...running, ...out.toSorted((a, b) => b.values.length - a.values.length), ...waiting]
}

const worldFor = (chair: AskedChair, random: Random): World => {
  const play = chair.imagine(random)
  sealSensibly(play, chair.seat, random)
  return { play, luck: fork(random) }
}

/** All answers worth a look, those first that look best one answer ahead. */
function looked(chair: AskedChair, random: Random, first: Play, judge: Worth): Tried[] {
  const { seat, prompt } = chair
  let play = first
  const answers = candidates(play, prompt, random)
  if (answers.length === 1) return answers.map((answer) => ({ answer, look: 0, values: [], terms: [] }))
  const looks = answers.map(() => 0)
  for (let look = 0; look < LOOKS; look++) {
    if (look > 0) play = worldFor(chair, random).play
    const luck = fork(random)
    for (let i = 0; i < answers.length; i++)
      looks[i] =
        (looks[i] as number) + outlook(play, seat, answers[i] as Answer, [...luck], judge, true).value / LOOKS
  }
  return answers
    .map((answer, i): Tried => ({ answer, look: looks[i] as number, values: [], terms: [] }))
    .sort((a, b) => b.look - a.look)
}

/** The game as far as it is played on from the answer. */
function playout(world: World, seat: Seat, answer: Answer, { least, most }: Settings): Play {
  const { stretch } = world.play.game.judgement
  const luck: Random = [...world.luck]
  let play = answered(world.play, seat, answer)
  const { taken } = play.core
  const now = stretch?.(play.core.state)
  while (!play.core.over) {
    const done = play.core.taken - taken
    if (done >= most || (done >= least && (!stretch || stretch(play.core.state) !== now))) break
    play = playedOn(play, luck)
  }
  return play
}

/** What the game's terms come to; none where it has none. */
export const termsOf = ({ game, core, box }: Play, seat: Seat): readonly number[] =>
  game.judgement.prospects?.of(core.state, seat, box) ?? []

export const meanOf = ({ values }: Tried, count: number): number => {
  let sum = 0
  for (let i = 0; i < count; i++) sum += values[i] ?? 0
  return sum / Math.max(1, count)
}

/** By the games that all of them were played on in; the look decides where there were none. */
function byMean(worlds: number): (a: Tried, b: Tried) => number {
  return (a, b) => {
    const common = Math.min(a.values.length, b.values.length, worlds)
    return meanOf(b, common) - meanOf(a, common) || b.look - a.look
  }
}

/** Takes those out of the running who are too far behind the first of them, by the differences game by game. */
function dropped(running: Tried[], worlds: number): Tried[] {
  if (worlds < TRIALS) return []
  running.sort(byMean(worlds))
  const leader = running[0] as Tried
  const out = running.filter((one) => one !== leader && isBehind(leader, one))
  for (const one of out) running.splice(running.indexOf(one), 1)
  return out
}

function isBehind(leader: Tried, other: Tried): boolean {
  const count = Math.min(leader.values.length, other.values.length)
  const mean = meanOf(leader, count) - meanOf(other, count)
  let squares = 0
  for (let i = 0; i < count; i++) squares += ((leader.values[i] ?? 0) - (other.values[i] ?? 0) - mean) ** 2
  return mean > BEHIND * Math.sqrt(squares / (count - 1) / count)
}
