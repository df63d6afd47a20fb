// What the screen reads off the board agrees with what the game itself counts.

import type { Sight } from '@backroom/engine'
import { corleone } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { canPay } from '../../../games/corleone/rules/actions.ts'
import { influenceIn as counted } from '../../../games/corleone/rules/board.ts'
import { scoreSheet } from '../../../games/corleone/rules/scoring.ts'
import type { Corleone } from '../../../games/corleone/state.ts'
import { view as viewFor } from '../../../games/corleone/view/view.ts'
import { waits, wrongAt } from '../../../games/testing/waits.ts'
import { bonusesInSight, figuresOf, influenceIn, missingFor, pipsOf } from './facts.ts'
import printed from '../../../games/corleone/components.json' with { type: 'json' }
import { type Box, boxFor, boxOf } from './game.ts'

/** What is wrong at any waiting point of games played at random. */
const wrong = (look: (state: Corleone, box: Box) => readonly string[]): string[] =>
  wrongAt(waits(corleone, { players: [2, 4, 5], games: 3 }), ({ play }) =>
    look(play.core.state as Corleone, boxFor(play.seats)),
  )

const publicView = (state: Corleone, box: Box) => viewFor(state, 'spectator', box)

describe('public facts', () => {
  it('COR-9.2 the forecast of a Turf War counts as the game does', () => {
    const off = wrong((state, box) => {
      const view = publicView(state, box)
      return box.numbered.filter(
        (turf) => JSON.stringify(influenceIn(view, box, turf)) !== JSON.stringify(counted(state, box, turf)),
      )
    })
    expect(off).toEqual([])
  })

  it('COR-9.4 there is a pip for every figure, the strongest force first', () => {
    expect(pipsOf({ seats: [1, 0, 3], neutral: 2 })).toEqual([2, 2, 2, null, null, 0])
  })

  it('COR-14.4, COR-14.5 the bonuses in sight are those of the score sheet', () => {
    const off = wrong((state, box) => {
      const { turfs, jobs } = bonusesInSight(publicView(state, box), box)
      const paid = scoreSheet(state, box).bonuses.map(({ seat, turf, color }) => `${turf ?? color} ${seat}`)
      const seen = [
        ...turfs.flatMap(({ turf, seat }) => (seat === null ? [] : [`${turf} ${seat}`])),
        ...jobs.flatMap(({ color, seats }) => seats.map((seat) => `${color} ${seat}`)),
      ]
      return seen.join() === paid.join() ? [] : [`${seen.join()} for ${paid.join()}`]
    })
    expect(off).toEqual([])
  })

  it('COR-7.12, COR-7.13 nothing is missing exactly where the job can be paid', () => {
    const off = wrong((state, box) =>
      state.seats.flatMap((family, seat) => {
        const hand = family.hand.map(({ card }) => card)
        const jobs = state.openJobs.filter((job) => job !== null)
        return jobs.filter(
          (job) => (missingFor(box, job, hand).length === 0) !== canPay(state, box, seat, job),
        )
      }),
    )
    expect(off).toEqual([])
  })

  it('COR-3.10 no figure of a family is lost or counted twice', () => {
    const off = wrong((state, box) =>
      state.seats.flatMap(({ family }, seat) =>
        figuresOf(publicView(state, box), box, seat).length === 3 + box.thugs ? [] : [family],
      ),
    )
    expect(off).toEqual([])
  })
})

it('a table that corrects the components file is drawn with its own icons', () => {
  const [first, ...others] = printed.printedBusinesses.list
  const front = [{ do: 'suitcase', times: 1 }]
  const components = {
    ...printed,
    printedBusinesses: { ...printed.printedBusinesses, list: [{ ...first, front }, ...others] },
  }
  const sight = { view: { seats: [{}, {}] } } as Sight
  const id = first?.id ?? ''
  expect(boxOf({ sight, options: { components } }).business[id]?.front).toEqual(front)
  expect(boxOf({ sight, options: {} }).business[id]?.front).not.toEqual(front)
})
