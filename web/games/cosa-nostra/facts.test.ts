// What the screen reads off the table agrees with what the game itself counts.

import { of } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { type Box, boxFor, type NostraView } from '@backroom/games/cosa-nostra'
import { describe, expect, it } from 'vitest'
import { unusedOfType } from '../../../games/cosa-nostra/rules/businesses.ts'
import { chance } from '../../../games/cosa-nostra/bot/prospects.ts'
import { difficultyOf, unmet } from '../../../games/cosa-nostra/rules/orders.ts'
import type { Nostra } from '../../../games/cosa-nostra/state.ts'
import { mayReact as reacts, strengthOf } from '../../../games/cosa-nostra/rules/street.ts'
import { readOptions } from '../../../games/cosa-nostra/options.ts'
import { openBox } from '../../../games/cosa-nostra/components/box.ts'
import { view as viewFor } from '../../../games/cosa-nostra/view/view.ts'
import { waits, wrongAt } from '../../../games/testing/waits.ts'
import {
  copsReady,
  incomeSources,
  mayReact,
  menOf,
  monopolyShares,
  requirements,
  tasksLeft,
  topEarner,
} from './facts.ts'
import printed from '../../../games/cosa-nostra/components.json' with { type: 'json' }
import { outcomesOf, rollOf } from './odds.ts'

const cosaNostra = of(GAMES, 'cosa-nostra')

const VARIANTS = { variants: ['topEarnerBonus'] }

/** What is wrong at any waiting point of games played at random. */
const wrong = (look: (state: Nostra, box: Box, view: NostraView) => readonly string[]): string[] =>
  wrongAt(waits(cosaNostra, { players: [3, 4, 5], games: 2, options: VARIANTS }), ({ play }) => {
    const [state, box] = [play.core.state as Nostra, play.box as Box]
    return look(state, box, viewFor(state, 'spectator', box))
  })

const bySeat = (state: Nostra, off: (seat: number) => boolean): string[] =>
  state.seats.flatMap(({ family }, seat) => (off(seat) ? [family] : []))

describe('public facts', () => {
  it('LCN-19.1 the sources of an income add up to it', () => {
    const off = wrong((state, box, view) =>
      bySeat(state, (seat) => {
        const sum = incomeSources(view, box, seat).reduce(
          (all, { amount, earns }) => all + (earns ? amount : 0),
          0,
        )
        return sum !== view.seats[seat]?.income
      }),
    )
    expect(off).toEqual([])
  })

  it('LCN-22.5 the bonus is shown at the seat that gets it', () => {
    const paid = new Set<string>()
    let before: NostraView | null = null
    for (const { play } of waits(cosaNostra, { players: [4], games: 4, options: VARIANTS })) {
      play.listen()
      const events = play.takeTold().map(({ event }) => event)
      if (before && events.some(({ type }) => type === 'income')) {
        const got = events.find(({ type }) => type === 'topEarner')?.['seat'] ?? null
        paid.add(`${got === topEarner(before)}`)
      }
      before = viewFor(play.core.state as Nostra, 'spectator', play.box as Box)
    }
    expect([...paid]).toEqual(['true'])
  })

  it('LCN-18.1 the count of a Monopoly gives it to whom the game gives it', () => {
    const off = wrong((_state, box, view) =>
      monopolyShares(view, box).flatMap(({ monopoly, counts, holder }) => {
        const all = counts.reduce((sum, count) => sum + count, 0)
        const alone = counts.findIndex((count) => count >= 2 && count > all - count)
        return (alone < 0 ? null : alone) === holder ? [] : [monopoly]
      }),
    )
    expect(off).toEqual([])
  })

  it('LCN-8.2 nothing is missing exactly where the game lets the job be carried out', () => {
    const jobs = printed.orderCards.filter(({ kind }) => kind === 'cashJob').map(({ id }) => id)
    const off = wrong((state, box, view) =>
      state.seats.flatMap((_, seat) =>
        jobs.filter((id) => {
          const order = of(box.order, id)
          const missing = requirements(view, box, seat, order).some(({ by }) => by === null)
          return missing !== unmet(state, box, seat, order).length > 0
        }),
      ),
    )
    expect(off).toEqual([])
  })

  it('LCN-7.2, 7.5, LCN-13 dice and difficulty before the roll are those of the game', () => {
    const off = wrong((state, box, view) =>
      menOf(view, 0).flatMap((id) =>
        ['ord-3-06', 'ord-1-01', 'ord-4-10'].flatMap((order) =>
          menOf(view, 1).filter((victim) => {
            const roll = rollOf(view, box, id, order, victim)
            return (
              roll?.dice !== strengthOf(state, box, id) ||
              roll.difficulty !== difficultyOf(state, box, order, id, victim)
            )
          }),
        ),
      ),
    )
    expect(off).toEqual([])
  })

  it('LCN-R26 who could react is known from the backs alone', () => {
    const off = wrong((state, box, view) =>
      bySeat(state, (seat) => mayReact(view, seat) !== reacts(state, box, seat)),
    )
    expect(off).toEqual([])
  })

  it('LCN-17.3 Cops that are ready, and LCN-6.4 tasks that are left', () => {
    const off = wrong((state, box, view) =>
      bySeat(
        state,
        (seat) =>
          copsReady(view, box, seat) !== unusedOfType(state, box, seat, 'cop').length ||
          tasksLeft(view, seat) !==
            Object.values(state.gangsters).filter(
              ({ owner, order, purchase }) => owner === seat && (order !== null || purchase !== null),
            ).length,
      ),
    )
    expect(off).toEqual([])
  })

  it('LCN-7.6 the chances of the outcomes add up, and are those that bots reckon with', () => {
    for (const { id } of printed.orderCards)
      for (const dice of [1, 2, 3, 4, 5])
        for (const difficulty of [1, 2, 3, 4, 5, 6, 7]) {
          const order = openBox(readOptions({}, 5), 5).order[id]
          if (!order) continue
          const outcomes = outcomesOf(order, dice, difficulty)
          expect(outcomes.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1)
          const reached = outcomes
            .filter(({ effects }) => effects !== null)
            .reduce((sum, one) => sum + one.chance, 0)
          const least = Math.min(...order.results.map(({ successes }) => successes))
          expect(reached).toBeCloseTo(chance(dice, difficulty)[least === 1 ? 'one' : 'two'])
        }
  })

  it('LCN-1.5 a table that corrects the components is drawn from its own file', () => {
    const components = {
      ...printed,
      gangsters: printed.gangsters.map((one) =>
        one.id === 'gang-caruso-6' ? { ...one, recruitCost: 25_000 } : one,
      ),
    }
    const box = boxFor({ components }, 5)
    expect(box.gangster['gang-caruso-6']?.recruitCost).toBe(25_000)
  })
})
