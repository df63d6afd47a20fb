// What the screen reads off the view agrees with what the game itself counts, and every word is there.

import { viewFor } from '@backroom/engine'
import {
  scoreSheet,
  type Speakeasy,
  boxFor,
  canDo,
  cookable,
  mostGoons,
  mostProtected,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'
import { speakeasy } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { waits, wrongAt } from '../../../games/testing/waits.ts'
import boardEn from './board/text/en.json' with { type: 'json' }
import { knownState } from './game.ts'
import { guardedWorth } from './sheets/ScoreSheet.tsx'
import en from './text/en.json' with { type: 'json' }

/** What is wrong at any waiting point of games played at random, for the seat that is asked. */
const wrong = (
  look: (real: Speakeasy, seen: Speakeasy, seat: number, families: number) => readonly string[],
): string[] =>
  wrongAt(waits(speakeasy, { players: [2, 3, 4], games: 3 }), ({ play, prompt: { seat } }) => {
    const real = play.core.state as Speakeasy
    const view = viewFor(play, seat) as SpeakeasyView
    return look(real, knownState(view), seat, play.seats)
  })

describe('what a seat knows', () => {
  it('SPK-30.4 is enough for every sum about itself', () => {
    const off = wrong((real, seen, seat, families) => {
      const box = boxFor(families)
      const sums = (state: Speakeasy) =>
        JSON.stringify([
          cookable(state, box, seat),
          mostGoons(state, box, seat),
          mostProtected(state, box, seat),
          Object.values(box.effects)
            .flat()
            .filter(({ op }) => op !== 'copy_helper')
            .map((effect) => canDo(state, box, seat, effect)),
        ])
      return sums(real) === sums(seen) ? [] : [`${sums(real)} for ${sums(seen)}`]
    })
    expect(off).toEqual([])
  })

  it('SPK-30.1 holds nothing of the others’ safes and hands', () => {
    const off = wrong((_real, seen, seat) =>
      seen.families.flatMap(({ safe, dealt, drawn }, other) =>
        other === seat || (safe === 0 && dealt.length + drawn.length === 0) ? [] : [`seat ${other}`],
      ),
    )
    expect(off).toEqual([])
  })

  it('SPK-27.3 the lines of the score sheet add up to its buildings', () => {
    const off = wrong((real, seen, _seat, families) => {
      const box = boxFor(families)
      const kinds = ['speakeasy', 'still', 'nightclub', 'casino'] as const
      return scoreSheet(real, box).flatMap(({ buildings }, seat) => {
        const sum = kinds.reduce((all, kind) => all + guardedWorth(seen, box, seat, kind), 0)
        return sum === buildings ? [] : [`${sum} for ${buildings}`]
      })
    })
    expect(off).toEqual([])
  })
})

describe('texts', () => {
  it('no key of the screen hides one of the board', () => {
    expect(Object.keys(en).filter((key) => key in boardEn)).toEqual([])
  })

  it('every printed effect, crate and associate has its words', () => {
    const box = boxFor(4)
    const wanted = [
      ...Object.values(box.effects)
        .flat()
        .map(({ op }) => `effect.${op}`),
      ...Object.values(box.crate).map(({ back }) => `crate.${back.op}`),
      ...Object.values(box.mobster).flatMap(({ bonus }) => (bonus ? [`associate.${bonus.op}`] : [])),
    ]
    expect([...new Set(wanted)].filter((key) => !(key in en))).toEqual([])
  })
})
