// Who sees what, and other deals that look the same. SPK-30.

import { randomFrom, redeal, sight, type Viewer } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { newTable, tableOf } from '../testing/table.ts'

describe('what is seen', () => {
  it('SPK-30.1 the safe and the cards in hand are their owner’s to see', () => {
    const table = newTable(3)
    const [own, other] = [table.view('blue'), table.view('green')]
    expect(own.secrets[1]).toMatchObject({ safe: 30 })
    expect(own.secrets[1]?.dealt).toHaveLength(4)
    expect(own.secrets.map((one) => one !== null)).toEqual([false, true, false])
    expect(other.secrets[1]).toBeNull()
    expect(other.handCounts[1]).toBe(4)
    expect(other.families[1]).not.toHaveProperty('safe')
    expect(table.view('spectator').secrets).toEqual([null, null, null])
  })

  it('SPK-30.2 of stacks and decks everybody sees the height and what lies on top of face-up ones', () => {
    const table = newTable(4)
    const seen = table.view('spectator')
    expect(seen).toMatchObject({
      threatStacks: [3, 4],
      patrolStacks: [4, 4],
      tokenStacks: [5, 5, 5],
      helperDeck: 18,
    })
    expect(seen).toMatchObject({ crateCount: 14, crateTop: table.open.crateTop })
    expect(JSON.stringify(seen)).not.toContain(table.secret.crates[0])
    expect(seen).not.toHaveProperty('tiles')
    expect(seen).not.toHaveProperty('tilesGone')
  })

  it('SPK-30.3 the rest is open: pocket, helper cards, cards on boards, crates, threatened districts', () => {
    const table = tableOf(3, {
      threats: [4],
      patrols: [5],
      families: { blue: { pocket: 9, helpers: ['helper-03'], area: ['op-vip-03'], crates: ['crate-02'] } },
    })
    const seen = table.view('spectator')
    expect(seen).toMatchObject({ threats: [4], patrols: [5] })
    expect(seen.families[1]).toMatchObject({
      pocket: 9,
      helpers: ['helper-03'],
      area: { vip: 'op-vip-03' },
      crates: ['crate-02'],
    })
  })

  it('SPK-30.4 helper cards behind a screen: their owner sees them, the others how many there are', () => {
    const table = tableOf(3, { families: { blue: { used: ['helper-03', 'helper-04'] } } })
    expect(table.view('blue').secrets[1]).toMatchObject({ used: ['helper-03', 'helper-04'] })
    expect(table.view('green').usedCounts[1]).toBe(2)
    expect(JSON.stringify(table.view('green'))).not.toContain('helper-03')
  })

  it('SPK-30.5 what enters a safe is announced, the balance is not', () => {
    const table = tableOf(3, { map: { '1-1': 'blue S1' } }).run({ step: 'control', args: {} })
    expect(table.told('safeFilled')).toEqual([{ type: 'safeFilled', seat: 1, amount: 10, income: 'zone' }])
    expect(JSON.stringify(table.view('green'))).not.toContain('"safe":45')
  })

  it('a view shares nothing with the state', () => {
    const table = newTable(2)
    const seen = table.view('yellow')
    seen.spaces.length = 0
    expect(table.open.spaces.length).toBeGreaterThan(0)
  })
})

describe('another deal', () => {
  const viewers: Viewer[] = [0, 1, 2, 'spectator']

  it.each(viewers)(
    'SPK-30.1 SPK-3.18 for %s the unseen cards of other hands change, their types do not',
    (viewer) => {
      const { play, box } = newTable(3)
      const types = (one: typeof play) =>
        (one.core.state as ReturnType<typeof newTable>['state']).secret.families.map((family) =>
          family.dealt.map((card) => box.card[card]?.type),
        )
      const hands = new Set<string>()
      for (let deal = 0; deal < 20; deal++) {
        const other = redeal(play, viewer, randomFrom(`deal ${deal}`))
        expect(types(other)).toEqual(types(play))
        expect(sight(other, viewer)).toEqual(sight(play, viewer))
        hands.add(
          JSON.stringify(
            (other.core.state as ReturnType<typeof newTable>['state']).secret.families.map(
              (one) => one.dealt,
            ),
          ),
        )
      }
      expect(hands.size).toBeGreaterThan(10)
    },
  )

  it('SPK-30.2 cards drawn in view of all, cards laid under a deck and the top stay where they are', () => {
    const table = tableOf(3, {
      families: { blue: { hand: ['op-vip-01'], area: ['op-party-02'], dealt: ['op-party-01'] } },
    })
    table.does('blue', 'playCard', { type: 'party', range: 0 }).answers('blue', 'op-party-01')
    const { deckTops } = table.open
    for (let deal = 0; deal < 20; deal++) {
      const other = redeal(table.play, 2, randomFrom(`deal ${deal}`)).core.state as typeof table.state
      expect(other.secret.families[1]?.drawn).toEqual(['op-vip-01'])
      expect(other.secret.decks.party.cards[0]).toBe('op-party-02')
      expect(other.open.deckTops).toEqual(deckTops)
    }
  })

  it('SPK-30.5 the safes stay, since they could be followed', () => {
    const table = tableOf(3, { families: { blue: { safe: 77 } } }).turnOf('yellow')
    const other = redeal(table.play, 0, randomFrom('x')).core.state as typeof table.state
    expect(other.secret.families[1]?.safe).toBe(77)
  })
})

describe('undo', () => {
  it('SPK-3.18 drawing a card shows the next one and cannot be undone; a truck’s step can', () => {
    const table = tableOf(3, { families: { blue: { trucks: [[8, 0]] } } }).does('blue', 'deliver', {
      extra: 0,
    })
    table.answers('blue', '1:move:9')
    expect(table.play.core.fence).toBeLessThan(table.play.core.taken)
    table.does('blue', 'draw', { type: 'any' }).answers('blue', 'vip')
    expect(table.play.core.fence).toBe(table.play.core.taken)
  })

  it('SPK-30.1 playing a card that nobody had seen cannot be undone, one drawn in view of all can', () => {
    const play = (family: object) => {
      const table = tableOf(3, { families: { blue: family } }).does('blue', 'playCard', {
        type: 'vip',
        range: 0,
      })
      table.answers('blue', 'op-vip-01')
      return table.play.core.taken - table.play.core.fence
    }
    expect(play({ dealt: ['op-vip-01'] })).toBe(0)
    expect(play({ hand: ['op-vip-01'] })).toBe(1)
  })
})
