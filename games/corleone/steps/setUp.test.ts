// The aim of the game and setting the table. COR-1, COR-3.

import { begin, type Event, heardAll } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { corleone } from '../index.ts'
import type { Corleone } from '../state.ts'
import { tableOf } from '../testing/table.ts'
import { isJob, isMoney } from '../words.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A table that has just been set: its state, and what was told before the first act began. */
function setTable(players: number, seed = 'a', options: object = {}): { state: Corleone; told: Event[] } {
  const play = begin(corleone, players, seed, options, [], true)
  const events = heardAll(play.takeTold(), 'spectator')
  const first = events.findIndex((event) => event.type === 'act')
  return { state: play.core.state as Corleone, told: events.slice(0, first) }
}

const laid = (told: readonly Event[]) =>
  told.filter((event) => event.type === 'businessOpened').map((event) => event['turf'])

describe('the aim', () => {
  it('COR-1.1 each player leads a family of their own', () => {
    for (const players of [2, 3, 4, 5]) {
      const families = setTable(players).state.open.seats.map((family) => family.family)
      expect(new Set(families).size).toBe(players)
      for (const family of families)
        expect(['marzullo', 'matarazzo', 'pizzino', 'vitale', 'caccamo']).toContain(family)
    }
  })

  it('COR-1.2 the most money after the end bonuses wins, not the most in the suitcase', () => {
    const table = tableOf(3, {
      act: 4,
      hands: { vitale: [], pizzino: [], marzullo: [] },
      suitcases: { vitale: ['$5', '$2'], pizzino: ['$3'], marzullo: ['$1'] },
      control: { queens: ['pizzino'] },
    }).toTheEnd()
    expect(table.sheet.totals).toEqual([7, 8, 1])
    expect(table.play.core.over?.winners).toEqual([table.seat('pizzino')])
  })

  it('COR-1.3 what is in the suitcase counts, and money in hand only by the last transfer', () => {
    const table = tableOf(2, {
      hands: { vitale: ['$5', '$5', 'gun'], pizzino: [] },
      suitcases: { pizzino: ['$3', '$1'] },
    })
    const standing = () => table.play.game.standing(table.state, table.box)
    expect(standing()).toEqual([0, 4])
    table.toTheEnd()
    expect(table.sheet.money).toEqual([10, 4])
    expect(table.suitcase('vitale')).toEqual(['$5', '$5'])
  })

  it('COR-1.4 money in hand can be lost as tribute, money in the suitcase cannot', () => {
    const table = tableOf(2, {
      act: 4,
      hands: { vitale: ['$5', '$5', '$3'], pizzino: [] },
      suitcases: { vitale: ['$1', '$1', '$1'] },
    }).from('tribute')
    expect(table.options('vitale')).toEqual(['$3', '$5'])
    table.answers('vitale', ['$3'])
    expect(table.sheet.money).toEqual([13, 0])
  })
})

describe('setting the table', () => {
  it('COR-3.1 Don Corleone stands on Act I, the Police Car on the first field', () => {
    const { state, told } = setTable(3)
    expect(state.open.act).toBe(1)
    expect(told.some((event) => event.type === 'phase')).toBe(false)
    const table = tableOf(3)
    expect(table.view('spectator').act).toBe(1)
    const play = begin(corleone, 3, 'a', {}, [], true)
    const phases = heardAll(play.takeTold(), 'spectator').filter((event) => event.type === 'phase')
    expect(phases.map((event) => [event['act'], event['phase']])).toEqual([
      [1, 'openNewBusiness'],
      [1, 'familyBusiness'],
    ])
  })

  it('COR-3.2 money and goods lie sorted in face-up piles', () => {
    const piles = { $1: 27, $2: 27, $3: 27, $5: 30 }
    const goods = { gun: 8, booze: 8, bloodMoney: 8, narcotics: 8 }
    expect(tableOf(3).view('spectator').bank).toEqual({ money: piles, goods })
  })

  it('COR-3.3 blue and red tiles are shuffled into two face-down stacks', () => {
    const stacks = SEEDS.map((seed) => setTable(2, seed).state.secret.tileStacks)
    for (const { blue, red } of stacks) {
      expect(blue).toHaveLength(7)
      expect(red.toSorted()).toEqual([
        'bt-chemical-works',
        'bt-grand-casino',
        'bt-import-export',
        'bt-private-bank',
      ])
    }
    expect(new Set(stacks.map(({ blue }) => blue.join())).size).toBeGreaterThan(4)
    expect(new Set(stacks.map(({ red }) => red.join())).size).toBeGreaterThan(2)
    const seen = tableOf(2).view('vitale')
    expect(seen.tileCounts).toEqual({ blue: 7, red: 4 })
    expect(JSON.stringify(seen)).not.toContain('bt-grand-casino')
  })

  it('COR-3.4 with two or three players no tile is laid in set-up', () => {
    expect(laid(setTable(2).told)).toEqual([])
    expect(laid(setTable(3).told)).toEqual([])
  })

  it('COR-3.5 with four players a blue tile lies on Wall Street', () => {
    const { told, state } = setTable(4)
    expect(laid(told)).toEqual(['wall-street'])
    expect(state.secret.tileStacks.blue).toHaveLength(6)
    expect(state.secret.tileStacks.red).toHaveLength(4)
  })

  it('COR-3.6 with five players blue tiles lie on Wall Street, Brooklyn and the Upper East Side', () => {
    const { told, state } = setTable(5)
    expect(laid(told)).toEqual(['wall-street', 'brooklyn', 'upper-east-side'])
    expect(state.secret.tileStacks.blue).toHaveLength(4)
    expect(state.secret.tileStacks.red).toHaveLength(4)
  })

  it('COR-3.7 two, three, three or four open jobs, from a shuffled deck', () => {
    const open = [2, 3, 4, 5].map((players) => setTable(players).state.open.openJobs.filter(Boolean).length)
    expect(open).toEqual([2, 3, 3, 4])
    const decks = SEEDS.map((seed) => setTable(3, seed).state)
    expect(new Set(decks.map((state) => state.open.openJobs.join())).size).toBeGreaterThan(4)
    for (const { secret } of decks) expect(secret.deck).toHaveLength(44 - 3 - 6)
    const seen = tableOf(3).view('vitale')
    expect(seen.deckCount).toBe(35)
    expect(seen).not.toHaveProperty('deck')
  })

  it('COR-3.8 one ally fewer than players lies face up, all of Act I; the rest of the six are gone', () => {
    for (const players of [2, 3, 4, 5]) {
      const { box, state } = tableOf(players)
      expect(state.open.allyRow).toHaveLength(players - 1)
      const gone = [...state.open.allyRow, ...state.open.alliesGone].toSorted()
      const actOne = Object.values(box.ally).filter((ally) => ally.act === 1)
      expect(gone).toEqual(actOne.map((ally) => ally.id).toSorted())
      expect(state.secret.allyBox).toHaveLength(12)
    }
    const rows = SEEDS.map((seed) => setTable(3, seed).state.open.allyRow.toSorted().join())
    expect(new Set(rows).size).toBeGreaterThan(3)
  })

  it('COR-3.9 each player takes a family, an empty suitcase and nine control markers', () => {
    for (const family of setTable(5).state.open.seats) {
      expect(family.markers).toBe(9)
      expect(family.jobs).toEqual([])
    }
    expect(tableOf(3).state.open.seats.map((family) => family.family)).toEqual([
      'vitale',
      'pizzino',
      'marzullo',
    ])
  })

  it('COR-3.10 two thugs each, three in a two-player game', () => {
    for (const [players, thugs] of [
      [2, 3],
      [3, 2],
      [4, 2],
      [5, 2],
    ] as const)
      for (const family of setTable(players).state.open.seats) expect(family.thugs).toHaveLength(thugs)
  })

  it('COR-3.11 each player starts with the Don only; Consigliere and Heir wait', () => {
    for (const { family, members, coming } of setTable(4).state.open.seats) {
      expect(members).toEqual([`${family}-don`])
      expect(coming).toEqual([`${family}-consigliere`, `${family}-heir`])
    }
  })

  it('COR-3.12 the neutral figures wait beside the board, and unused figures are nowhere', () => {
    const table = tableOf(3)
    expect(table.open.beside).toEqual(['mayor', 'union-boss', 'police-chief'])
    const all = table.play.game.tally(table.state, table.box)
    expect(all['vitale-thug-2']).toBe(1)
    expect(all['vitale-thug-3']).toBeUndefined()
    expect(Object.keys(all).some((what) => what.includes('caccamo'))).toBe(false)
  })

  it('COR-3.13 everybody holds $1, $2, $3 and two secret random jobs, and the suitcase is empty', () => {
    const { hands, suitcases } = setTable(5).state.secret
    for (const money of suitcases) expect(Object.values(money)).toEqual([0, 0, 0, 0])
    for (const hand of hands) {
      const cards = hand.map((held) => held.card)
      expect(cards.filter(isMoney).toSorted()).toEqual(['$1', '$2', '$3'])
      expect(cards.filter(isJob)).toHaveLength(2)
      expect(cards).toHaveLength(5)
    }
    const dealt = SEEDS.map((seed) =>
      setTable(2, seed)
        .state.secret.hands[0]?.map((held) => held.card)
        .join(),
    )
    expect(new Set(dealt).size).toBeGreaterThan(4)
    expect(tableOf(2).view('pizzino').hands[0]).toBeNull()
  })

  it('COR-3.14 chance gives the Horse Head to one of the players, who takes the first turn', () => {
    const firsts = SEEDS.map((seed) => {
      const play = begin(corleone, 3, seed)
      const { horseHead } = (play.core.state as Corleone).open
      expect(play.awaited()).toEqual([horseHead])
      return horseHead
    })
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]))
  })
})
