// Raising operations and strength, the reputation track. SPK-12.4 to SPK-12.8.

import { describe, expect, it } from 'vitest'
import { reputationOf } from '../state.ts'
import { tableOf } from '../testing/table.ts'

describe('what a level costs', () => {
  it('SPK-12.4 SPK-12.5 SPK-D7 every level names the cards that reaching it costs', () => {
    const table = tableOf(3, {
      families: {
        blue: { levels: { vip: 4, party: 3, strength: 4 }, hand: ['op-vip-01', 'op-vip-02', 'op-vip-03'] },
      },
    })
    table.does('blue', 'raise', { target: 'any' })
    const cards = (level: string) => table.option('blue', level)
    expect(cards('vip')).toMatchObject({ cards: 1 })
    expect(cards('party')).toMatchObject({ cards: 0 })
    expect(cards('strength')).toMatchObject({ cards: 2 })
    expect(table.prompt('blue').rule).toBe('SPK-12.4')
    expect(table.does('blue', 'raise', { target: 'strength' }).prompt('blue').rule).toBe('SPK-12.5')
    expect(table.options('blue')).toEqual(['strength', 'none'])
  })

  it('SPK-12.8 SPK-D9 raising again may be declined, and costs nothing then', () => {
    const table = tableOf(3, { families: { blue: { hand: ['op-vip-03', 'op-vip-06'] } } })
    table.does('blue', 'playCard', { type: 'vip', range: 0 }).answers('blue', 'op-vip-06')
    expect(table.options('blue')).toEqual(['again', 'none'])
    table.answers('blue', 'none')
    expect(table.holdings('blue')).toMatchObject({ levels: { vip: 2 }, drawn: ['op-vip-03'] })
  })
})

describe('levels', () => {
  it('SPK-D7 SPK-12.4 SPK-12.6 a raise moves the marker and the reputation by one', () => {
    const table = tableOf(3)
    table.does('blue', 'raise', { target: 'any' })
    expect(table.options('blue')).toEqual(['vip', 'party', 'still', 'convoy', 'strength', 'none'])
    table.answers('blue', 'party')
    expect(table.family('blue').levels.party).toBe(2)
    expect(reputationOf(table.family('blue'))).toBe(6)
    table.does('blue', 'raise', { target: 'any' }).answers('blue', 'none')
    expect(reputationOf(table.family('blue'))).toBe(6)
  })

  it('SPK-D8 SPK-12.4 level 5 of an operation costs one card and is the maximum', () => {
    const table = tableOf(3, {
      families: { blue: { levels: { party: 4, vip: 5 }, hand: ['op-vip-01', 'op-vip-02'] } },
    })
    table.does('blue', 'raise', { target: 'any' })
    expect(table.forbids('blue', 'vip')).toBe('SPK-12.4')
    table.answers('blue', 'party', ['op-vip-02'])
    expect(table.holdings('blue')).toMatchObject({ levels: { party: 5 }, drawn: ['op-vip-01'] })
    expect(table.secret.decks.vip.cards[0]).toBe('op-vip-02')
  })

  it('SPK-12.5 SPK-R81 strength 4 costs one card, strength 5 two, in the order in which they are named', () => {
    const table = tableOf(3, {
      families: { blue: { levels: { strength: 3 }, hand: ['op-vip-01', 'op-vip-02', 'op-vip-03'] } },
    })
    table.does('blue', 'raise', { target: 'strength' }).answers('blue', 'strength', ['op-vip-01'])
    expect(table.family('blue').levels.strength).toBe(4)
    table
      .does('blue', 'raise', { target: 'strength' })
      .answers('blue', 'strength', ['op-vip-03', 'op-vip-02'])
    expect(table.family('blue').levels.strength).toBe(5)
    // The last to be named lies lowest.
    expect(table.secret.decks.vip.cards.slice(0, 3)).toEqual(['op-vip-02', 'op-vip-03', 'op-vip-01'])
    table.does('blue', 'raise', { target: 'strength' })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-12.5 SPK-R67 who cannot pay the cards is not offered the level', () => {
    const table = tableOf(3, { families: { blue: { levels: { strength: 4 }, hand: ['op-vip-01'] } } })
    table.does('blue', 'raise', { target: 'any' })
    expect(table.options('blue')).not.toContain('strength')
    expect(table.forbids('blue', 'strength')).toBe('SPK-12.5')
  })

  it('SPK-R78 a named raise without a cost happens unasked; with a cost it may be declined', () => {
    const table = tableOf(3, { families: { blue: { levels: { convoy: 4 }, hand: ['op-vip-01'] } } })
    table.does('blue', 'raise', { target: 'vip' })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
    expect(table.family('blue').levels.vip).toBe(2)
    table.does('blue', 'raise', { target: 'convoy' }).answers('blue', 'none')
    expect(table.family('blue').levels.convoy).toBe(4)
  })

  it('SPK-E13 SPK-D9 SPK-12.8 raising again by a discard: Convoy 2 becomes 4, range 4, reputation + 2', () => {
    const table = tableOf(3, {
      families: { blue: { levels: { convoy: 2, party: 3 }, hand: ['op-convoy-06', 'op-vip-01'] } },
    })
    const before = reputationOf(table.family('blue'))
    table.does('blue', 'playCard', { type: 'convoy', range: 0 }).answers('blue', 'op-convoy-06', 'again')
    expect(table.family('blue').levels.convoy).toBe(4)
    expect(reputationOf(table.family('blue'))).toBe(before + 2)
    expect(table.prompt('blue').about).toEqual({ left: [4, 4] })
    expect(table.own('blue').drawn).toEqual([])
  })

  it('SPK-12.8 reaching level 5 that way still costs its own card', () => {
    const hand = ['op-convoy-06', 'op-vip-01']
    const short = tableOf(3, { families: { blue: { levels: { convoy: 3, party: 2 }, hand } } })
    short.does('blue', 'playCard', { type: 'convoy', range: 0 }).answers('blue', 'op-convoy-06')
    expect(short.asked).toEqual({ blue: 'drive' })
    const table = tableOf(3, {
      families: { blue: { levels: { convoy: 3, party: 2 }, hand: [...hand, 'op-vip-02'] } },
    })
    table.does('blue', 'playCard', { type: 'convoy', range: 0 }).answers('blue', 'op-convoy-06', 'again')
    table.answers('blue', ['op-vip-01', 'op-vip-02'])
    expect(table.family('blue').levels.convoy).toBe(5)
  })

  it('SPK-R74 it is offered only after the raise before it was made', () => {
    const hand = ['op-convoy-06', 'op-vip-01', 'op-vip-02', 'op-vip-03']
    const table = tableOf(3, { families: { blue: { levels: { convoy: 4 }, hand } } })
    table.does('blue', 'playCard', { type: 'convoy', range: 0 }).answers('blue', 'op-convoy-06', 'none')
    expect(table.asked).toEqual({ blue: 'drive' })
  })

  it('SPK-R74 a raise that was made before the card was played does not count for it', () => {
    const hand = ['op-convoy-06', 'op-vip-01', 'op-vip-02', 'op-vip-03']
    const table = tableOf(3, { families: { blue: { levels: { convoy: 3, party: 2 }, hand } } })
    table.visits('blue', 'garage-2').answers('blue', 'convoy', 'op-convoy-06', 'none')
    expect(table.asked).toEqual({ blue: 'drive' })
  })

  it('SPK-R74 a card drawn by a reputation bonus in between may be discarded for it', () => {
    const table = tableOf(3, {
      families: { blue: { levels: { convoy: 3, vip: 2, party: 2, still: 2 }, hand: ['op-party-06'] } },
    })
    table.does('blue', 'playCard', { type: 'party', range: 0 }).answers('blue', 'op-party-06')
    // Reputation 11: a helper card and an operation card.
    table.answers('blue', 'none', 'vip', 'again')
    expect(table.family('blue').levels.party).toBe(4)
  })

  /** Levels that add up to one less than this. */
  const nearly = (reputation: number) => {
    const levels = { vip: 1, party: 1, still: 1, convoy: 1, strength: 1 }
    const names = ['party', 'still', 'convoy', 'strength'] as const
    for (let n = 0; n < reputation - 6; n++) levels[names[n % 4] ?? 'party']++
    return levels
  }

  it.each([8, 14])(
    'SPK-12.7 reaching %i on the reputation track gives the member who waits there',
    (reputation) => {
      const table = tableOf(3, { families: { blue: { levels: nearly(reputation), hand: [] } } })
      table.does('blue', 'raise', { target: 'vip' })
      expect(table.asked).toEqual({ blue: 'member' })
      expect(table.family('blue').members.waiting).toBe(1)
    },
  )

  it.each([11, 18])('SPK-12.7 reaching %i gives a helper card with an operation card', (reputation) => {
    const table = tableOf(3, { families: { blue: { levels: nearly(reputation), hand: [] } } })
    table.does('blue', 'raise', { target: 'vip' })
    expect(table.asked).toEqual({ blue: 'takeHelper' })
    table.answers('blue', table.options('blue')[0] ?? '')
    expect(table.asked).toEqual({ blue: 'draw' })
  })

  it('SPK-R70 without room the waiting member joins the supply', () => {
    const docks = Object.fromEntries(
      ['downtown', 'midtown', 'uptown'].flatMap((zone) =>
        [1, 2, 3, 4].map((row) => [`${zone}-${row}`, 'green']),
      ),
    )
    const table = tableOf(3, { docks, families: { green: {}, blue: { vip: 2, levels: { party: 3 } } } })
    table.does('blue', 'raise', { target: 'still' })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
    expect(table.family('blue').members).toEqual({ supply: 9, waiting: 1, vip: 2, gone: 0 })
  })
})
