// The bot that looks one answer ahead: it tries every answer on games it imagines and takes the best.

import { type Answer, fork } from '@backroom/engine'
import type { Bot } from './bot.ts'
import { candidates } from './candidates.ts'
import { outlook, sealOthers, worth } from './lookahead.ts'

/** Imagined games for each decision; more where the others answer at the same time, unseen. */
const DEALS = 2
const SEALED_DEALS = 6
/** So many of the answers go on from the first imagined game to the next. */
const SHORTLIST = 6
/** Of the distance between the best and the worst of those: further behind is out. */
const BEHIND = 0.4

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
      for (const one of tried) one.sum += outlook(world, seat, one.answer, [...luck], worth, true).value
      tried = tried.toSorted((a, b) => b.sum - a.sum).slice(0, SHORTLIST)
      if (deals === DEALS) tried = inTheRunning(tried)
    }
    return (tried[0] as Tried).answer
  },
  volunteer(chair, random) {
    const { game, core, box } = chair.imagine(random)
    return game.judgement.propose?.(core.state, chair.seat, random, box) ?? null
  },
}

/** What lies far behind the best of these will not catch up. */
function inTheRunning(tried: readonly Tried[]): Tried[] {
  const [first, last] = [tried[0], tried.at(-1)] as [Tried, Tried]
  const least = first.sum - BEHIND * (first.sum - last.sum)
  return tried.filter((one) => one.sum >= least)
}
