// Looking one answer ahead: what an answer leads to, once the seat has also answered whatever it is asked right after.

import { type Answer, type Play, type Prompt, randomAnswer, type Random, type Seat } from '@backroom/engine'
import { candidates } from './candidates.ts'

/** How many prompts of its own it follows after the answer, and how wide a prompt may be for that. */
const FOLLOWED = 8
const NARROW = 6
/** How many prompts in a row with a single answer worth giving it runs through. */
const FORCED = 24
const VICTORY = 1000

/** What a position is worth to a seat. */
export type Worth = (play: Play, seat: Seat) => number

/** What the game's own judgement says of it, and of a game that is over who has won. */
export const worth: Worth = ({ game, core, box }, seat) => {
  const won = core.over?.winners.includes(seat) ? VICTORY : 0
  return won + game.judgement.worth(core.state, seat, box)
}

/** A position that the seat thinks about, with what is known of it already. */
interface Thought {
  readonly play: Play
  /** The answers worth giving where there are several; null: not looked for, or drawn by lot and so to be drawn anew. */
  readonly answers: readonly Answer[] | null
  /** What it is worth; null: not yet asked. */
  readonly value: number | null
}

/** A position and what it is worth. */
export interface Outlook {
  readonly play: Play
  readonly value: number
}

/** The one open prompt; null if nobody or several are asked. */
const solePrompt = ({ prompts }: Play): Prompt | null =>
  prompts.length === 1 ? (prompts[0] as Prompt) : null

/** The others who are asked at the same time answer anything they may. */
export function sealOthers(world: Play, seat: Seat, random: Random): void {
  if (world.prompts.length < 2) return
  for (const prompt of world.prompts)
    if (prompt.seat !== seat && world.core.sealed[prompt.seat] == null)
      world.answer(prompt.seat, world.core.wait, randomAnswer(prompt, random))
}

export function answered(world: Play, seat: Seat, answer: Answer): Play {
  const play = world.copy()
  play.answer(seat, play.core.wait, answer)
  return play
}

/**
 * What the answer leads to, once the seat has also answered whatever it is asked right after. `beyond`: also what it is
 * asked after somebody else was asked in between, who answers anything.
 */
export function outlook(
  world: Play,
  seat: Seat,
  answer: Answer,
  random: Random,
  judge: Worth,
  beyond: boolean,
): Outlook {
  let thought = forced(answered(world, seat, answer), seat, random)
  for (let followed = 0; followed < FOLLOWED; followed++) {
    if (followed > 0 && !thought.answers) thought = furtherForced(thought, seat, random)
    const { play } = thought
    const prompt = solePrompt(play)
    if (!prompt) break
    if (prompt.seat !== seat) {
      const back = beyond ? afterInterruption(play, seat, prompt, random) : null
      if (!back) break
      thought = { play: back, answers: null, value: null }
      continue
    }
    const answers = thought.answers ?? candidates(play, prompt, random)
    if (answers.length > NARROW) break
    thought = best(play, seat, answers, random, judge)
  }
  return { play: thought.play, value: thought.value ?? judge(thought.play, seat) }
}

/** Answers on while there is but one answer worth giving. */
function forced(play: Play, seat: Seat, random: Random): Thought {
  for (let times = 0; times < FORCED; times++) {
    const prompt = solePrompt(play)
    if (prompt?.seat !== seat) break
    const answers = candidates(play, prompt, random)
    if (answers.length > 1) return { play, answers: isDrawn(prompt) ? null : answers, value: null }
    play.answer(seat, play.core.wait, answers[0])
  }
  return { play, answers: null, value: null }
}

/** Where an earlier look stopped, it goes on; what it was worth there holds if it stays there. */
function furtherForced({ play, value }: Thought, seat: Seat, random: Random): Thought {
  const { taken } = play.core
  const further = forced(play, seat, random)
  return play.core.taken === taken ? { ...further, value } : further
}

/** Of so many choices only some are tried, by lot. */
const isDrawn = ({ kind }: Prompt): boolean => kind === 'some' || kind === 'order'

/** Somebody else is asked in the middle of the seat's own doings: what it looks like once they have answered. */
function afterInterruption(play: Play, seat: Seat, prompt: Prompt, random: Random): Play | null {
  const back = answered(play, prompt.seat, randomAnswer(prompt, random))
  return solePrompt(back)?.seat === seat ? back : null
}

/** The game after the answer that makes it worth most; the first of equals. The game before it is used up. */
function best(play: Play, seat: Seat, answers: readonly Answer[], random: Random, judge: Worth): Thought {
  let chosen: Thought | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < answers.length; i++) {
    const after = i < answers.length - 1 ? play.copy() : play
    after.answer(seat, after.core.wait, answers[i])
    const thought = forced(after, seat, random)
    const value = judge(thought.play, seat)
    if (chosen && value <= most) continue
    most = value
    chosen = { ...thought, value }
  }
  return chosen ?? { play, answers: null, value: null }
}
