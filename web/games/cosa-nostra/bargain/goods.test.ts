// What the picker greys out is what the engine refuses, at every kind of moment of games played by chance.

import {
  begin,
  below,
  must,
  pick,
  type Play,
  type Random,
  randomAnswer,
  randomFrom,
  viewFor,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { Box, NostraView } from '@backroom/games/cosa-nostra'
import { expect, it } from 'vitest'
import { blank, offerArgs, toggled } from './draft.ts'
import { goodsOf } from './goods.ts'

const cosaNostra = must(GAMES, 'cosa-nostra')

const PLAYERS = 4

function anything(game: Play, luck: Random): void {
  const { commands } = game.game
  if (commands && below(luck, 3) === 0) {
    const seat = below(luck, PLAYERS)
    const name = pick(luck, Object.keys(commands))
    const args = commands[name]?.suggest?.(game.core.state, seat, luck, game.box) ?? null
    if (args !== null) game.command(seat, name, args)
    return
  }
  const seat = pick(luck, game.awaited())
  const prompt = game.promptOf(seat)
  if (prompt) game.answer(seat, game.core.wait, randomAnswer(prompt, luck))
}

/** Every single thing on both sides of an offer of seat 0, as the picker and as the engine judge it. */
function judged(game: Play): { readonly shown: string[]; readonly ruled: string[] } {
  const view = viewFor(game, 0) as NostraView
  const shown: string[] = []
  const ruled: string[] = []
  for (let rival = 1; rival < PLAYERS; rival++) {
    const draft = { ...blank(rival, true), aloud: true }
    for (const side of ['give', 'want'] as const) {
      const [giver, taker] = side === 'give' ? [0, rival] : [rival, 0]
      for (const { id, ways } of goodsOf(view, game.box as Box, { giver, taker, given: draft[side] }))
        for (const { part, kept } of ways) {
          const args = offerArgs({ ...draft, [side]: toggled(draft[side], { part, id }) })
          const refusal = game.game.commands?.['offer']?.refuse(game.core.state, 0, args, game.box)
          shown.push(`${part} ${id} ${kept?.why} ${kept?.rule}`)
          ruled.push(`${part} ${id} ${refusal?.why} ${refusal?.rule}`)
        }
    }
  }
  return { shown, ruled }
}

it.each([1, 2])('LCN-R33, LCN-R35 what may not be offered is greyed with the reason (game %d)', (seed) => {
  const game = begin(cosaNostra, PLAYERS, `goods ${seed}`)
  const luck = randomFrom(`luck ${seed}`)
  const reasons = new Set<string>()
  let looked = 0
  for (let at = 0; !game.core.over && at < 300; at++) {
    anything(game, luck)
    const view = viewFor(game, 0) as NostraView
    // LCN-R31 stands before everything else.
    if (at % 11 !== 0 || view.executions.length > 0) continue
    const { shown, ruled } = judged(game)
    expect(shown).toEqual(ruled)
    for (const line of shown) reasons.add(line.split(' ').at(-1) ?? '')
    looked++
  }
  expect(looked).toBeGreaterThan(5)
  expect([...reasons]).toContain('LCN-R33')
})
