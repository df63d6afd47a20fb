// Acts, rounds and turns. SPK-7, SPK-8.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

const none = { hand: [] }

describe('acts', () => {
  it.each([
    [1, 4],
    [2, 3],
    [3, 3],
    [4, 1],
  ])(
    'SPK-7.2 SPK-7.3 SPK-7.4 SPK-7.5 in act %i everybody has %i capos, and the contacts are free again',
    (act, capos) => {
      const table = tableOf(3, { act, capos: { 'docks-1': 'blue' }, restaurant: ['green'] })
      table.run({ step: 'startAct', args: {} })
      for (const color of ['yellow', 'blue', 'green'])
        expect(table.family(color)).toMatchObject({ capos, caposGone: 4 - capos })
      expect(table.options('yellow')).toContain('docks-1')
      expect(table.open.atRestaurant).toEqual([])
    },
  )

  it('SPK-7.1 SPK-7.6 SPK-7.7 when no capo is left the wars come first, then the cops, then control', () => {
    const table = tableOf(3, {
      act: 1,
      families: { yellow: { capos: 0 }, blue: { capos: 0 }, green: { capos: 0 } },
      threats: [1],
      patrols: [2],
      map: { '2-1': 'blue S1' },
    })
    table.run({ step: 'endRound', args: {} })
    const types = table.events.map((event) => event.type)
    const order = ['mobWars', 'mobWar', 'copsArrived', 'zonePaid', 'act']
    expect(order.map((type) => types.indexOf(type))).toEqual(
      order.map((type) => types.indexOf(type)).toSorted((a, b) => a - b),
    )
    // The cop who has just arrived counts: the speakeasy in 2 controls nothing.
    expect(table.open.control.downtown).toEqual([0, 0, 0, 1])
    expect(table.open.act).toBe(2)
  })

  it('SPK-7.6 while somebody has a capo another round follows', () => {
    const table = tableOf(3, { families: { yellow: { capos: 1 }, blue: { capos: 1 }, green: { capos: 1 } } })
    table.run({ step: 'endRound', args: {} })
    expect(table.open.round).toBe(2)
    expect(table.asked).toEqual({ yellow: 'placeCapo' })
  })

  it('SPK-7.1 SPK-8.11 SPK-27.1 after act 4 the casinos are paid once more and then the game is scored', () => {
    const capos = { capos: 0, pocket: 0, safe: 0 }
    const table = tableOf(3, {
      act: 4,
      families: { yellow: capos, blue: capos, green: capos },
      map: { '2-1': 'blue C1' },
    })
    table.open.lower[0] = 1
    table.open.upper[1] = null
    table.run({ step: 'endRound', args: {} })
    expect(table.play.core.over).toEqual({ winners: [1], scores: [0, 3, 0] })
  })
})

describe('turns', () => {
  it('SPK-8.1 the sequence is read when the round begins; a marker moved meanwhile changes it only afterwards', () => {
    const table = tableOf(3, {
      order: ['yellow', 'blue', 'green'],
      families: {
        yellow: { hand: ['op-vip-01', 'op-vip-02'] },
        blue: { hand: ['op-still-01'] },
      },
    })
    table.run({ step: 'startRound', args: {} })
    table.answers('yellow', 'restaurant-1', 'column-3', ['op-vip-01', 'op-vip-02'], 'vip')
    expect(table.asked).toEqual({ blue: 'placeCapo' })
    table.answers('blue', 'park-1', 'none', 'vip')
    expect(table.asked).toEqual({ green: 'placeCapo' })
    table.answers('green', 'park-2', 'none', 'vip')
    expect(table.order).toEqual(['blue', 'green', 'yellow'])
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-D4 SPK-8.2 SPK-23.2 one helper card at the start of the turn, which then lies behind the screen', () => {
    const table = tableOf(3, { families: { blue: { helpers: ['helper-19', 'helper-01'], pocket: 0 } } })
    table.turnOf('blue')
    expect(table.options('blue')).toEqual(['helper-19', 'helper-01', 'none'])
    table.answers('blue', 'helper-19')
    expect(table.holdings('blue')).toMatchObject({ pocket: 5, helpers: ['helper-01'], used: ['helper-19'] })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-D4 it may be left out', () => {
    const table = tableOf(3, { families: { blue: { helpers: ['helper-19'] } } })
    table.turnOf('blue').answers('blue', 'none')
    expect(table.family('blue').helpers).toEqual(['helper-19'])
  })

  it('SPK-R79 a helper card that could do nothing now is not offered', () => {
    const table = tableOf(3, { families: { blue: { helpers: ['helper-16', 'helper-19'] } } })
    table.turnOf('blue')
    expect(table.options('blue')).toEqual(['helper-19', 'none'])
    expect(table.forbids('blue', 'helper-16')).toBe('SPK-R79')
  })

  it('SPK-R43 a helper card gained this turn cannot be used in it', () => {
    const table = tableOf(3, { helperRow: ['helper-19', 'helper-01', 'helper-02'] })
    table.visits('blue', 'commission-1').answers('blue', 'helper-19')
    expect(table.asked['blue']).not.toBe('useHelper')
    expect(table.family('blue').helpers).toEqual(['helper-19'])
  })

  it('SPK-D5 SPK-8.3 SPK-8.4 a capo goes to a contact that has none; the Restaurant takes any number', () => {
    const table = tableOf(3, {
      capos: { 'docks-1': 'yellow' },
      restaurant: ['yellow'],
      families: { blue: { hand: ['op-vip-01'] } },
    })
    table.turnOf('blue')
    expect(table.options('blue')).not.toContain('docks-1')
    expect(table.options('blue')).toContain('restaurant-1')
    expect(table.forbids('blue', 'docks-1')).toBe('SPK-8.4')
    table.answers('blue', 'docks-2')
    expect(table.family('blue').capos).toBe(3)
    expect(table.open.capoAt['docks-2']).toBe(1)
  })

  it('SPK-8.10 without the Restaurant there are 18 contacts, 13 with two families', () => {
    expect(tableOf(4).box.contacts).toHaveLength(18)
    expect(tableOf(2).box.contacts).toHaveLength(13)
  })

  it('SPK-8.5 SPK-D11 SPK-R51 then a card is drawn from a deck of one’s choice, and nobody may decline', () => {
    const table = tableOf(3, { decks: { vip: ['op-vip-01', 'op-vip-02'], party: [] } })
    table.visits('blue', 'park-1')
    expect(table.options('blue')).toEqual(['vip', 'still', 'convoy'])
    table.answers('blue', 'vip')
    expect(table.own('blue').drawn).toEqual(['op-vip-01'])
    expect(table.view('green').deckTops.vip).toBe('op-vip-02')
  })

  it('SPK-R30 SPK-R77 with all four decks empty nothing is drawn', () => {
    const empty = { vip: [], party: [], still: [], convoy: [] }
    const table = tableOf(3, { decks: empty, families: { blue: none } })
    table.turnOf('blue', 'green').answers('blue', 'park-1')
    expect(table.asked).toEqual({ green: 'placeCapo' })
  })

  it('SPK-8.6 SPK-R51 the tokens are looked after last, after the draw', () => {
    const table = tableOf(3, { families: { blue: { tokens: Array<string>(5).fill('city-goon') } } })
    table.visits('blue', 'park-1')
    expect(table.asked).toEqual({ blue: 'draw' })
    table.answers('blue', 'vip')
    expect(table.asked).toEqual({ blue: 'layTokens' })
  })
})

describe('the end of a round', () => {
  const four = ['purple', 'yellow', 'green', 'blue']
  const casinos = { '1-1': 'blue C1', '7-1': 'blue C2', '2-1': 'green C1' }

  it('SPK-E3 SPK-8.7 SPK-8.8 the lower row moves straight up, the others fill the gaps, casinos pay', () => {
    const table = tableOf(4, {
      order: four,
      map: casinos,
      families: { blue: { pocket: 0 }, green: { pocket: 0 } },
    })
    const [blue, purple] = [table.seat('blue'), table.seat('purple')]
    table.open.upper = [null, table.seat('yellow'), table.seat('green'), null]
    table.open.lower = [null, blue, purple, null]
    table.run({ step: 'endRound', args: {} })
    expect(table.order).toEqual(['yellow', 'blue', 'purple', 'green'])
    expect([table.family('blue').pocket, table.family('green').pocket]).toEqual([6, 3])
  })

  it('SPK-8.7 nobody changed the turn order: no casino pays', () => {
    const table = tableOf(4, { order: four, map: casinos, families: { blue: { pocket: 0 } } })
    table.run({ step: 'endRound', args: {} })
    expect(table.family('blue').pocket).toBe(0)
    expect(table.order).toEqual(four)
  })

  it('SPK-8.7 SPK-6.4 a casino that does not operate pays nothing; with two families each pays 5', () => {
    const table = tableOf(2, {
      map: { '1-1': 'blue C1', '7-1': 'blue C2' },
      cops: [7],
      families: { blue: { pocket: 0 } },
    })
    table.open.blocked = []
    table.open.upper = [0, null]
    table.open.lower = [null, 1]
    table.run({ step: 'endRound', args: {} })
    expect(table.family('blue').pocket).toBe(5)
  })

  it('SPK-E31 SPK-8.9 SPK-20.4 taking the own column again is a change: casinos pay once and the order stays', () => {
    const table = tableOf(4, {
      order: four,
      map: casinos,
      families: { yellow: { hand: ['op-vip-01'] }, blue: { pocket: 0 } },
    })
    table.visits('yellow', 'restaurant-1').answers('yellow', 'column-2', 'vip')
    expect(table.order).toEqual(four)
    expect(table.family('blue').pocket).toBe(6)
  })
})
