// What the Boss suggests can be answered, adds up, and tells nothing that the seat may not know.

import { begin, type Prompt, randomFrom, redeal } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { asked, botNamed, playBots, suggest } from './index.ts'

const PATIENCE = { playouts: 24 }
const games = Object.values(GAMES)

describe.each(games)('$id', (game) => {
  const play = begin(game, game.players.min, 'suggest')
  const prompt = play.prompts[0] as Prompt

  it('the answer is taken, the reasons add up to the gain, and the next best are behind', () => {
    const found = suggest(asked(play, prompt), randomFrom('luck'), PATIENCE)
    const sum = found.reasons.reduce((all, { amount }) => all + amount, 0)
    expect(found.gain).toBeCloseTo(sum)
    for (const { term } of found.reasons) expect(game.judgement.prospects?.terms).toContain(term)
    for (const { behind } of found.next) expect(behind).toBeGreaterThanOrEqual(0)
    expect(found.games > 0).toBe(found.next.length > 0)
    expect(play.copy().answer(prompt.seat, play.core.wait, found.answer)).toEqual({ ok: true })
  })

  it('another deal that looks the same gives the same suggestion for the same luck', () => {
    const other = redeal(play, prompt.seat, randomFrom('other'))
    const twin = other.promptOf(prompt.seat) as Prompt
    expect(suggest(asked(other, twin), randomFrom('luck'), PATIENCE)).toEqual(
      suggest(asked(play, prompt), randomFrom('luck'), PATIENCE),
    )
  })

  it('what a position is worth is the sum of its terms, throughout a game', () => {
    const bots = Array.from({ length: game.players.max }, () => botNamed('random'))
    let compared = 0
    playBots({
      game,
      bots,
      seed: 'terms',
      watch({ core, box, seats }) {
        const { prospects } = game.judgement
        if (core.taken % 16 > 0 || !prospects) return
        for (let seat = 0; seat < seats; seat++) {
          const amounts = prospects.of(core.state, seat, box)
          expect(amounts).toHaveLength(prospects.terms.length)
          compared++
          expect(amounts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(prospects.sum(core.state, seat, box))
        }
      },
    })
    expect(compared).toBeGreaterThan(20)
  })
})
