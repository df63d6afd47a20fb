// What is read off the open part of a table: sums that screens show agree with what the steps do.

import { describe, expect, it } from 'vitest'
import { waits, wrongAt } from '../../testing/waits.ts'
import { chance } from '../bot/prospects.ts'
import type { Box } from '../components/box.ts'
import { boxFor } from '../components/boxFor.ts'
import { PRINTED } from '../components/components.ts'
import printed from '../components/components.json' with { type: 'json' }
import { cosaNostra } from '../index.ts'
import { must, type Nostra, type Open } from '../state.ts'
import { incomeOf, incomeSources, monopolyShares } from './businesses.ts'
import { outcomesOf, rollOf } from './odds.ts'
import { difficultyOf, requirements, unmet } from './orders.ts'
import { topEarner } from './scoring.ts'
import { couldRob, deadOf, gangstersOf, lookedAtBy, strengthOf, tasksLeft } from './street.ts'
import { G1, G2, ORDER, Y1, Y2 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

const VARIANTS = { variants: ['topEarnerBonus'] }

/** What is wrong at any waiting point of games played at random. */
const wrong = (look: (open: Open, box: Box, state: Nostra) => readonly string[]): string[] =>
  wrongAt(waits(cosaNostra, { players: [3, 4, 5], games: 2, options: VARIANTS }), ({ play }) => {
    const state = play.core.state as Nostra
    return look(state.open, play.box as Box, state)
  })

const bySeat = (open: Open, off: (seat: number) => boolean): string[] =>
  open.seats.flatMap(({ family }, seat) => (off(seat) ? [family] : []))

describe('public facts', () => {
  it('LCN-19.1 the sources of an income add up to it', () => {
    const off = wrong((open, box) =>
      bySeat(open, (seat) => {
        const sum = incomeSources(open, box, seat).reduce(
          (all, { amount, earns }) => all + (earns ? amount : 0),
          0,
        )
        return sum !== incomeOf(open, box, seat)
      }),
    )
    expect(off).toEqual([])
  })

  it('LCN-22.5 the bonus is shown at the seat that gets it', () => {
    const paid = new Set<string>()
    let before: number | null | undefined
    for (const { play } of waits(cosaNostra, { players: [4], games: 4, options: VARIANTS })) {
      play.listen()
      const events = play.takeTold().map(({ event }) => event)
      if (before !== undefined && events.some(({ type }) => type === 'income')) {
        const got = events.find(({ type }) => type === 'topEarner')?.['seat'] ?? null
        paid.add(`${got === before}`)
      }
      before = topEarner((play.core.state as Nostra).open, play.box as Box)
    }
    expect([...paid]).toEqual(['true'])
  })

  it('LCN-18.1 the count of a Monopoly gives it to whom the game gives it', () => {
    const off = wrong((open, box) =>
      monopolyShares(open, box).flatMap(({ monopoly, counts, holder }) => {
        const all = counts.reduce((sum, count) => sum + count, 0)
        const alone = counts.findIndex((count) => count >= 2 && count > all - count)
        return (alone < 0 ? null : alone) === holder ? [] : [monopoly]
      }),
    )
    expect(off).toEqual([])
  })

  it('LCN-8.2 nothing is missing exactly where the game lets the job be carried out', () => {
    const jobs = PRINTED.orderCards.filter(({ kind }) => kind === 'cashJob').map(({ id }) => id)
    const off = wrong((open, box) =>
      open.seats.flatMap((_, seat) =>
        jobs.filter((id) => {
          const order = must(box.order, id)
          const missing = requirements(open, box, seat, order).some(({ by }) => by === null)
          return missing !== unmet(open, box, seat, order).length > 0
        }),
      ),
    )
    expect(off).toEqual([])
  })

  it('LCN-7.2, 7.5, LCN-13 dice and difficulty before the roll are those of the game', () => {
    const off = wrong((open, box) =>
      gangstersOf(open, 0).flatMap((id) =>
        ['ord-3-06', 'ord-1-01', 'ord-4-10'].flatMap((order) =>
          gangstersOf(open, 1).filter((victim) => {
            const roll = rollOf(open, box, id, order, victim)
            return (
              roll?.dice !== strengthOf(open, box, id) ||
              roll.difficulty !== difficultyOf(open, box, order, id, victim)
            )
          }),
        ),
      ),
    )
    expect(off).toEqual([])
  })

  it('LCN-6.4 tasks that are left are orders and Purchases', () => {
    const off = wrong((open, _box, { secret }) =>
      bySeat(open, (seat) => {
        const busy = gangstersOf(open, seat).filter(
          (id) => secret.planned[id] !== undefined || open.gangsters[id]?.purchase !== null,
        )
        return tasksLeft(open, seat) !== busy.length
      }),
    )
    expect(off).toEqual([])
  })

  it('LCN-R61 the back that lies on a gangster is that of his order', () => {
    const off = wrong((open, box, { secret }) =>
      open.roster.filter((id) => {
        const order = secret.planned[id]
        return must(open.gangsters, id).back !== (order === undefined ? null : must(box.order, order).round)
      }),
    )
    expect(off).toEqual([])
  })

  it('LCN-7.5, LCN-13.2 what changes a roll is named, and nobody is hit before he is named', () => {
    const { box, state } = tableOf(3, {
      planned: { [Y1]: ORDER.murder, [G1]: ORDER.gasStation },
      on: { [Y1]: ['machine-gun', 'saboteur'] },
    })
    expect(rollOf(state.open, box, Y1, ORDER.murder, null)).toMatchObject({
      dice: 2,
      printedDice: 1,
      diceChanges: [{ by: 'machine-gun', amount: 1 }],
      difficulty: null,
      printedDifficulty: null,
    })
    expect(rollOf(state.open, box, Y1, ORDER.murder, G1)).toMatchObject({
      difficulty: 3,
      printedDifficulty: 1,
      difficultyChanges: [
        { by: 'saboteur', amount: 1 },
        { by: 'busy', amount: 1 },
      ],
    })
    expect(rollOf(state.open, box, Y1, ORDER.gasStation, null)).toMatchObject({
      difficulty: 3,
      printedDifficulty: 2,
    })
    expect(rollOf(state.open, box, Y1, 'ord-9', null)).toBeNull()
  })

  it('LCN-R24, LCN-12.2, LCN-R63 who could rob, who is dead, and who has looked', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.gasStation, [G1]: ORDER.robbery },
      trophies: { calmuti: [Y2, G2] },
    })
    const { open } = table.state
    expect([0, 1, 2].map((seat) => couldRob(open, seat))).toEqual([[1], [], [1]])
    expect([0, 1, 2].map((seat) => deadOf(open, table.box, seat))).toEqual([[Y2], [G2], []])
    table.gangster(Y1).seen = 0b110
    expect([lookedAtBy(open, table.gangster(Y1)), lookedAtBy(open, table.gangster(G1))]).toEqual([[1, 2], []])
  })

  it('LCN-7.6 the chances of the outcomes add up, and are those that bots reckon with', () => {
    for (const { id } of PRINTED.orderCards)
      for (const dice of [1, 2, 3, 4, 5])
        for (const difficulty of [1, 2, 3, 4, 5, 6, 7]) {
          const order = boxFor({}, 5).order[id]
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
