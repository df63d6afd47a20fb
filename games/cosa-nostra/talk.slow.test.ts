// A table that talks all evening keeps the laws: offers among two and three, sums, pacts and judgements at every turn.

import {
  type Action,
  begin,
  below,
  newRecord,
  pick,
  type Play,
  type Random,
  randomAnswer,
  randomFrom,
  take,
} from '@backroom/engine'
import { watchLaws } from '@backroom/engine/laws'
import { expect, it } from 'vitest'
import { cosaNostra } from './index.ts'
import type { Nostra } from './state.ts'

const TEST_TIMEOUT = 240_000
const TALK = ['offer', 'offer', 'accept', 'accept', 'decline', 'withdraw', 'word', 'pay', 'judge'] as const

/** As often as not somebody says something, if there is anything to say. */
function anything(play: Play, random: Random): Action {
  const seat = below(random, play.seats)
  const command = pick(random, TALK)
  const said =
    below(random, 2) === 0
      ? (play.game.commands?.[command]?.suggest?.(play.core.state, seat, random, play.box) ?? null)
      : null
  if (said !== null) return { seat, command, args: JSON.parse(JSON.stringify(said)) }
  const asked = pick(random, play.awaited())
  const prompt = play.promptOf(asked)
  if (!prompt) throw new Error(`seat ${asked} is awaited and not asked`)
  return { seat: asked, answer: randomAnswer(prompt, random) }
}

it.each([3, 4, 5])(
  'LCN-23, LCN-R32 nobody learns what others have said, at a table of %i',
  (seats) => {
    const seed = `talk ${seats}`
    const play = begin(cosaNostra, seats, seed)
    const { game } = play
    const answers: Action[] = []
    const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
    const record = { ...newRecord(game, names, seed, {}, []), answers }
    const random = randomFrom(seed, ['talk'])
    const watch = watchLaws(game, { thorough: false })
    const violations: string[] = []
    while (!play.core.over && violations.length === 0) {
      violations.push(...watch.at(play, record, random))
      const action = anything(play, random)
      expect(take(play, action)).toEqual({ ok: true })
      answers.push(action)
    }
    expect(violations).toEqual([])
    const { words } = (play.core.state as Nostra).secret
    expect(words.some(({ among }) => among.length > 0)).toBe(true)
    expect(words.some(({ debt }) => debt !== null)).toBe(true)
  },
  TEST_TIMEOUT,
)
