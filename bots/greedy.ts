// The bot that looks one answer ahead: it tries every answer on games it imagines and takes the best.

import { type Answer, fork, type Play, randomAnswer, type Random, type Seat } from '@backroom/engine'
import type { Bot } from './bot.ts'
import { candidates } from './candidates.ts'

/** Imagined games for each decision; more where the others answer at the same time, unseen. */
const DEALS = 2
const SEALED_DEALS = 6
/** So many of the answers go on from the first imagined game to the next. */
const SHORTLIST = 6
/** How many prompts of its own it follows after the answer, and how wide a prompt may be for that. */
const FOLLOWED = 8
const NARROW = 6
const VICTORY = 1000

interface Tried {
  readonly answer: Answer
  sum: number
}

export const greedy: Bot = {
  name: 'greedy',
  decide(chair, random) {
    const { seat, prompt } = chair
    let world = chair.imagine(random)
    let tried = candidates(world, prompt, random).map((answer): Tried => ({ answer, sum: 0 }))
    const deals = world.prompts.length > 1 ? SEALED_DEALS : DEALS
    for (let deal = 0; deal < deals && tried.length > 1; deal++) {
      if (deal > 0) world = chair.imagine(random)
      sealOthers(world, seat, random)
      // Every answer meets the same luck, or the luckiest would seem the best.
      const luck = fork(random)
      for (const one of tried) one.sum += outlook(world, seat, one.answer, [...luck])
      tried = tried.toSorted((a, b) => b.sum - a.sum).slice(0, SHORTLIST)
    }
    return (tried[0] as Tried).answer
  },
  volunteer(chair, random) {
    const { game, core, box } = chair.imagine(random)
    return game.judgement.propose?.(core.state, chair.seat, random, box) ?? null
  },
}

/** The others who are asked at the same time answer anything they may. */
function sealOthers(world: Play, seat: Seat, random: Random): void {
  if (world.prompts.length < 2) return
  for (const prompt of world.prompts)
    if (prompt.seat !== seat && world.core.sealed[prompt.seat] == null)
      world.answer(prompt.seat, world.core.wait, randomAnswer(prompt, random))
}

/** What the answer leads to, once the seat has also answered whatever it is asked right after. */
function outlook(world: Play, seat: Seat, answer: Answer, random: Random): number {
  const play = answered(world, seat, answer)
  for (let followed = 0; followed < FOLLOWED; followed++) {
    const [prompt] = play.prompts
    if (!prompt || play.prompts.length > 1 || prompt.seat !== seat) break
    const answers = candidates(play, prompt, random)
    if (answers.length > NARROW) break
    play.answer(seat, play.core.wait, best(play, seat, answers))
  }
  return worth(play, seat)
}

function answered(world: Play, seat: Seat, answer: Answer): Play {
  const play = world.copy()
  play.answer(seat, play.core.wait, answer)
  return play
}

/** The answer after which the game is worth most; the first of equals. */
function best(play: Play, seat: Seat, answers: readonly Answer[]): Answer {
  let [chosen] = answers as readonly [Answer]
  if (answers.length === 1) return chosen
  let most = Number.NEGATIVE_INFINITY
  for (const answer of answers) {
    const value = worth(answered(play, seat, answer), seat)
    if (value <= most) continue
    most = value
    chosen = answer
  }
  return chosen
}

function worth({ game, core, box }: Play, seat: Seat): number {
  const won = core.over?.winners.includes(seat) ? VICTORY : 0
  return won + game.judgement.worth(core.state, seat, box)
}
