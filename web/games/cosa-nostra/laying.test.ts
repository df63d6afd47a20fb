// What the screen lets one play out of turn is what the table takes.

import { begin, type Json, must, pick, type Play, randomAnswer, randomFrom, sight } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { expect, it } from 'vitest'
import { ATTACHED } from '@backroom/games/cosa-nostra'
import { optionsIn, viewOf } from './game.ts'
import { freeCards, mayLieOn } from './laying.ts'

const cosaNostra = must(GAMES, 'cosa-nostra')

const CARDS = [...ATTACHED, 'snitch'] as const

const seatAt = (play: Play, seat: number, options: Json) => ({
  sight: sight(play, seat),
  viewer: seat,
  command: () => Promise.resolve(null),
  options,
})

/** Whether the table would do it, tried on a copy. */
const takes = (play: Play, seat: number, args: object): boolean =>
  play.copy().command(seat, 'influence', args).ok

/** Everything in which screen and table differ at this point, for this seat. */
function differences(
  play: Play,
  seat: number,
  options: Json,
): { readonly free: number; readonly wrong: readonly string[] } {
  const scene = seatAt(play, seat, options)
  const shown = freeCards(scene)
  const men = Object.keys(viewOf(scene).gangsters)
  // What the seat's own question offers is played by its answer.
  const offered = optionsIn(play.promptOf(seat) ?? null)
  const wrong = CARDS.flatMap((card) => {
    const asked = offered.some((option) =>
      card === 'snitch' ? option.say === 'market' : option.say === 'play' && option.card === card,
    )
    const on = card === 'snitch' ? [] : men.filter((gangster) => takes(play, seat, { card, gangster }))
    const may = card === 'snitch' ? takes(play, seat, { card }) : on.length > 0
    if (shown.includes(card) !== (may && !asked)) return [`${card} ${may} ${asked}`]
    if (card === 'snitch' || !shown.includes(card)) return []
    return men
      .filter((man) => mayLieOn(scene, card, man) !== on.includes(man))
      .map((man) => `${card} on ${man}`)
  })
  return { free: shown.length, wrong }
}

function walk(options: Json): { readonly free: number; readonly wrong: ReadonlySet<string> } {
  const wrong = new Set<string>()
  let free = 0
  const play = begin(cosaNostra, 3, 'laying', options)
  const luck = randomFrom('laying')
  while (!play.core.over) {
    const seat = pick(luck, play.awaited())
    const found = differences(play, pick(luck, [0, 1, 2]), options)
    free += found.free
    for (const line of found.wrong) wrong.add(line)
    const prompt = play.promptOf(seat)
    if (prompt) play.answer(seat, play.core.wait, randomAnswer(prompt, luck))
  }
  return { free, wrong }
}

it('LCN-22.4, LCN-R50 with free influence the cards that the table takes now can be taken up, and laid where they may lie', () => {
  const { free, wrong } = walk({ variants: ['freeInfluence'] })
  expect([...wrong]).toEqual([])
  expect(free).toBeGreaterThan(0)
})

it('LCN-R14 without it no card can be taken up outside one’s own turn', () => {
  expect(walk({})).toEqual({ free: 0, wrong: new Set() })
})
