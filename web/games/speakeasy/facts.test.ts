// What the screen reads off the view agrees with what the game itself counts, and every word is there.

import { viewFor } from '@backroom/engine'
import {
  type Box,
  boxFor,
  buildingsWorth,
  canDo,
  cookable,
  KINDS,
  mostGoons,
  mostProtected,
  scoreSheet,
  type Side,
  signsOf,
  type Speakeasy,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'
import { speakeasy } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { waits, wrongAt } from '../../../games/testing/waits.ts'
import boardEn from './board/text/en.json' with { type: 'json' }
import { ICONS } from './parts/icons.ts'
import en from './text/en.json' with { type: 'json' }

/** What is wrong at any waiting point of games played at random, for the seat that is asked. */
const wrong = (
  look: (state: Speakeasy, view: SpeakeasyView, seat: number, box: Box) => readonly string[],
): string[] =>
  wrongAt(waits(speakeasy, { players: [2, 3, 4], games: 3 }), ({ play, prompt: { seat } }) =>
    look(play.core.state as Speakeasy, viewFor(play, seat) as SpeakeasyView, seat, boxFor(play.seats)),
  )

describe('what a seat knows', () => {
  it('SPK-30.4 is enough for every sum about itself', () => {
    const off = wrong((state, view, seat, box) => {
      const sums = (side: Side) =>
        JSON.stringify([
          cookable(side.open, box, seat),
          mostGoons(side),
          mostProtected(side.open, box, seat),
          Object.values(box.effects)
            .flat()
            .map((effect) => canDo(side, effect)),
        ])
      const own = view.secrets[seat]
      const really = state.secret.families[seat]
      if (!own || !really) return [`seat ${seat} may not look behind its own screen`]
      const [real, seen] = [
        sums({ open: state.open, own: really, box, seat }),
        sums({ open: view, own, box, seat }),
      ]
      return real === seen ? [] : [`${real} for ${seen}`]
    })
    expect(off).toEqual([])
  })

  it('SPK-30.1 holds nothing of the others’ safes and hands', () => {
    const off = wrong((_state, { secrets }, seat) =>
      secrets.flatMap((own, other) => (other === seat || own === null ? [] : [`seat ${other}`])),
    )
    expect(off).toEqual([])
  })

  it('SPK-27.3 the lines of the score sheet add up to its buildings', () => {
    const off = wrong((state, view, _seat, box) =>
      scoreSheet(state, box).flatMap(({ buildings }, seat) => {
        const sum = KINDS.reduce((all, kind) => all + buildingsWorth(view, box, seat, kind), 0)
        return sum === buildings ? [] : [`${sum} for ${buildings}`]
      }),
    )
    expect(off).toEqual([])
  })
})

describe('texts', () => {
  it('no key of the screen hides one of the board', () => {
    expect(Object.keys(en).filter((key) => key in boardEn)).toEqual([])
  })

  it('every printed effect, crate and associate has its pictures', () => {
    const box = boxFor(4)
    const printed = [
      ...Object.values(box.effects).flat(),
      ...Object.values(box.crate).map(({ back }) => back),
      ...Object.values(box.mobster).flatMap(({ bonus }) => bonus ?? []),
    ]
    const icons = printed.flatMap((one) => signsOf(one).map(({ icon }) => icon))
    expect([...new Set(icons)].filter((icon) => !(icon in ICONS))).toEqual([])
    expect(printed.filter((one) => signsOf(one).length === 0)).toEqual([])
  })
})
