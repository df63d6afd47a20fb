// How a game is played on in thought: every seat takes what looks best one answer ahead, quickly and without dealing anew.

import {
  type Answer,
  fork,
  type Play,
  type Prompt,
  type Random,
  randomAnswer,
  type Seat,
  shuffle,
} from '@backroom/engine'
import { candidates } from './candidates.ts'
import { outlook, type Worth, worth } from './lookahead.ts'

/** Of more answers than this so many are looked at, by lot. */
const COMPARED = 8
const VICTORY = 1000

/** By the game's prospects where it has any. */
export const inTheLongRun: Worth = (play, seat) => {
  const { game, core, box } = play
  const { prospects } = game.judgement
  if (!prospects) return worth(play, seat)
  return prospects.sum(core.state, seat, box) + (core.over?.winners.includes(seat) ? VICTORY : 0)
}

interface Chosen {
  readonly answer: Answer
  /** The game after it and what follows from it, if nothing in it hung on luck. */
  readonly after: Play | null
}

function choose(play: Play, prompt: Prompt, random: Random): Chosen {
  const { seat } = prompt
  const all = candidates(play, prompt, random)
  const answers = all.length > COMPARED ? shuffle(random, [...all]).slice(0, COMPARED) : all
  if (answers.length === 1) return { answer: answers[0] as Answer, after: null }
  const several = play.prompts.length > 1
  const world = several ? withAnyAnswers(play, seat, random) : play
  let [answer, most, after] = [answers[0] as Answer, Number.NEGATIVE_INFINITY, null as Play | null]
  for (const one of answers) {
    const found = outlook(world, seat, one, random, inTheLongRun, false)
    if (found.value <= most) continue
    most = found.value
    answer = one
    after = found.play
  }
  return { answer, after: !several && after && isSameLuck(after, play) ? after : null }
}

function withAnyAnswers(play: Play, seat: Seat, random: Random): Play {
  const world = play.copy()
  for (const prompt of world.prompts)
    if (prompt.seat !== seat && world.core.sealed[prompt.seat] == null)
      world.answer(prompt.seat, world.core.wait, randomAnswer(prompt, random))
  return world
}

const isSameLuck = (one: Play, other: Play): boolean => {
  const [a, b] = [one.core.random, other.core.random]
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3]
}

/** The game after the next answer, or after all of one seat that follow from it. The game before it is used up. */
export function playedOn(play: Play, random: Random): Play {
  const { core } = play
  const prompt = play.prompts.find(({ seat }) => core.sealed[seat] == null) as Prompt
  const { answer, after } = choose(play, prompt, random)
  if (after) return after
  // Nobody foresees the dice: what was tried out met other luck than what is done.
  core.random = fork(random)
  play.answer(prompt.seat, core.wait, answer)
  return play
}

/** The others who are asked at the same time answer as they would. */
export function sealSensibly(world: Play, seat: Seat, random: Random): void {
  if (world.prompts.length < 2) return
  for (const prompt of world.prompts)
    if (prompt.seat !== seat && world.core.sealed[prompt.seat] == null)
      world.answer(prompt.seat, world.core.wait, choose(world, prompt, random).answer)
}
