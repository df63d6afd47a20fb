// The Soldier: looks one answer ahead as greedy does, overlooks some of what could be done, and is not sure of the rest.

import { type Answer, below, fork, type Random } from '@backroom/engine'
import type { Bot } from './bot.ts'
import { candidates } from './candidates.ts'
import { greedy } from './greedy.ts'
import type { Manner } from './levels.ts'
import { outlook, sealOthers, worth } from './lookahead.ts'
import { judgeOf } from './manner.ts'

/** One answer in so many does not come to its mind. */
const OVERLOOKS = 5
/** How far its opinion of an answer is off, as a part of what lies between a good and a middling answer. */
const DOUBT = 0.7

export const soldierOf = (manner: Manner | null): Bot => ({
  ...greedy,
  name: 'soldier',
  decide(chair, random) {
    const { seat, prompt } = chair
    const world = chair.imagine(random)
    const all = candidates(world, prompt, random)
    const [first, ...others] = all.filter(() => below(random, OVERLOOKS) > 0)
    if (first === undefined || others.length === 0) return first ?? (all[0] as Answer)
    sealOthers(world, seat, random)
    const luck = fork(random)
    const judge = manner === null ? worth : judgeOf(manner)
    const found = [first, ...others].map((answer) => ({
      answer,
      value: outlook(world, seat, answer, [...luck], judge, true).value,
    }))
    found.sort((a, b) => b.value - a.value)
    const middling = found[Math.ceil((found.length - 1) / 2)]?.value ?? 0
    const doubt = DOUBT * ((found[0]?.value ?? 0) - middling)
    let [chosen, most] = [first, Number.NEGATIVE_INFINITY]
    for (const { answer, value } of found) {
      const opinion = value + doubt * wavering(random)
      if (opinion <= most) continue
      most = opinion
      chosen = answer
    }
    return chosen
  },
})

/** Between minus one and one, more often in the middle. */
const wavering = (random: Random): number => (below(random, 1001) + below(random, 1001)) / 1000 - 1
