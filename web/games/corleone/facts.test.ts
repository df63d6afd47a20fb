// What the screen reads off the board agrees with what the game itself counts.

import { type AnyGame, begin, randomAnswer, randomFrom } from '@backroom/engine'
import { corleone } from '@backroom/games/corleone'
import { describe, expect, it } from 'vitest'
import { influenceIn as counted } from '../../../games/corleone/board.ts'
import { scoreSheet } from '../../../games/corleone/scoring.ts'
import type { Corleone } from '../../../games/corleone/state.ts'
import { canPay } from '../../../games/corleone/steps/familyBusiness.ts'
import { view as viewFor } from '../../../games/corleone/view.ts'
import { bonusesInSight, figuresOf, influenceIn, missingFor, pipsOf } from './facts.ts'
import { boxFor } from './game.ts'
import en from './text/en.json' with { type: 'json' }
import pl from './text/pl.json' with { type: 'json' }

/** Looks at every waiting point of games played at random. */
function eachState(look: (state: Corleone, players: number) => void): void {
  for (const players of [2, 4, 5])
    for (let seed = 1; seed <= 4; seed++) {
      const play = begin(corleone as AnyGame, players, `facts ${seed}`)
      const luck = randomFrom(`luck ${seed}`)
      while (!play.core.over) {
        const open = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
        if (!open) break
        look(play.core.state as Corleone, players)
        play.answer(open.seat, play.core.wait, randomAnswer(open, luck))
      }
    }
}

describe('public facts', () => {
  it('COR-9.2 the forecast of a Turf War counts as the game does', () => {
    eachState((state, players) => {
      const box = boxFor(players)
      const view = viewFor(state, 'spectator', box)
      for (const turf of box.numbered) {
        const influence = influenceIn(view, box, turf)
        expect(influence).toEqual(counted(state, box, turf))
        expect(pipsOf(influence)).toHaveLength(influence.neutral + influence.seats.reduce((a, b) => a + b, 0))
      }
    })
  })

  it('COR-14.4, COR-14.5 the bonuses in sight are those of the score sheet', () => {
    eachState((state, players) => {
      const box = boxFor(players)
      const { turfs, jobs } = bonusesInSight(viewFor(state, 'spectator', box), box)
      const paid = scoreSheet(state, box).bonuses.map(({ seat, turf, color }) => `${turf ?? color} ${seat}`)
      const seen = [
        ...turfs.flatMap(({ turf, seat }) => (seat === null ? [] : [`${turf} ${seat}`])),
        ...jobs.flatMap(({ color, seats }) => seats.map((seat) => `${color} ${seat}`)),
      ]
      expect(seen).toEqual(paid)
    })
  })

  it('COR-7.12, COR-7.13 nothing is missing exactly where the job can be paid', () => {
    eachState((state, players) => {
      const box = boxFor(players)
      for (let seat = 0; seat < players; seat++) {
        const hand = viewFor(state, seat, box).seats[seat]?.hand ?? []
        for (const job of state.openJobs)
          if (job) expect(missingFor(box, job, hand).length === 0).toBe(canPay(state, box, seat, job))
      }
    })
  })

  it('COR-3.10 no figure of a family is lost or counted twice', () => {
    eachState((state, players) => {
      const box = boxFor(players)
      const view = viewFor(state, 'spectator', box)
      for (let seat = 0; seat < players; seat++)
        expect(figuresOf(view, box, seat)).toHaveLength(3 + (players === 2 ? 3 : 2))
    })
  })
})

describe('texts', () => {
  it('Polish has every key that English has', () => {
    expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort())
  })
})
