// What everybody hears: whatever happens in the open is told, in the order in which it happens. SPK-30.3, SPK-30.5.

import type { Event } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import type { Arrangement } from './testing/arrange.ts'
import { tableOf, type TestTable } from './testing/table.ts'

/** What was told since, without the families' turns and whatever `besides` names. */
const heard = (table: TestTable, ...besides: readonly string[]): Event[] =>
  table.events.filter(({ type }) => !besides.includes(type))

const BLUE = { seat: 1 }
const PORTS = { stclair: { at: 1, barrels: 3 }, bluie: { at: 7 }, dwyer: { at: 12 }, rothstein: { at: 13 } }

describe('building', () => {
  const CONTRACTOR = 'speakeasy+still|open+takeover'
  const PLANNING = 'nightclub+casino|open+upgrade+takeover'

  it('SPK-14.7 SPK-30.5 a takeover: what the building and the associate cost, and with what it was fought', () => {
    const table = tableOf(3, {
      mobs: { 4: 'mob-03', 9: 'mob-01' },
      map: { '4-1': 'mob' },
      tokensAt: { '4-1': 'city-goon' },
      families: { blue: { levels: { strength: 2 }, goons: 2, associate: 9, pocket: 6, safe: 10 } },
    })
    table.does('blue', 'build', { kit: CONTRACTOR, times: 1 }).answers('blue', 'S2', '4-1', 'paid:1')
    expect(heard(table)).toMatchObject([
      { type: 'paid', ...BLUE, cost: 3, pocket: 3, safe: 0, purpose: 'building' },
      { type: 'paid', ...BLUE, cost: 5, pocket: 3, safe: 4, purpose: 'associate' },
      {
        type: 'built',
        ...BLUE,
        slot: 'S2',
        kind: 'speakeasy',
        space: '4-1',
        mode: 'takeover',
        token: 'city-goon',
        goons: 1,
        help: 'paid',
        attack: 7,
        strength: 6,
      },
      { type: 'leverageGained', ...BLUE },
    ])
  })

  it('SPK-14.7 a takeover by the own strength: no goons, no associate', () => {
    const table = tableOf(3, {
      mobs: { 4: 'mob-04', 9: 'mob-01' },
      map: { '4-1': 'mob' },
      families: { blue: { levels: { strength: 5 }, goons: 2, associate: 9, pocket: 6 } },
    })
    table.does('blue', 'build', { kit: CONTRACTOR, times: 1 }).answers('blue', 'S2', '4-1')
    expect(table.told('built')).toMatchObject([
      { mode: 'takeover', goons: 0, help: 'alone', attack: 5, strength: 3 },
    ])
  })

  it('SPK-14.4 SPK-15.5 opening and upgrading are no fight', () => {
    const table = tableOf(3, {
      map: { '5-1': 'blue S1' },
      tokensAt: { '6-1': null },
      families: { blue: { pocket: 100, hand: ['op-vip-01'] } },
    })
    table.does('blue', 'build', { kit: PLANNING, times: 2 }).answers('blue', 'C1', '5-1')
    table.answers('blue', 'N2', '7-1')
    const [upgraded, opened] = table.told('built')
    expect(upgraded).toEqual({
      type: 'built',
      ...BLUE,
      slot: 'C1',
      kind: 'casino',
      space: '5-1',
      mode: 'upgrade',
      token: null,
      goons: 0,
      help: 'alone',
    })
    expect(opened).toMatchObject({ mode: 'open' })
    expect(opened).not.toHaveProperty('attack')
    expect(table.told('cardsDiscarded')).toMatchObject([{ ...BLUE, cards: ['op-vip-01'], reason: 'casino' }])
  })

  it('SPK-23.4 where strength is ignored none is told', () => {
    const table = tableOf(3, {
      mobs: { 4: 'mob-20' },
      map: { '4-1': 'mob' },
      families: { blue: { pocket: 40, goons: 0 } },
    })
    table.gains('blue', 'helper:helper-13').answers('blue', 'S2')
    expect(table.told('built')[0]).not.toHaveProperty('attack')
  })

  it('SPK-5.2 SPK-5.4 SPK-5.6 the first building and the first card', () => {
    const table = tableOf(3, {
      tokensAt: { '4-1': 'city-book' },
      families: { blue: { hand: ['op-vip-10'] } },
    })
    table.does('blue', 'firstBuilding', {}).answers('blue', 'D1', '4-1')
    expect(heard(table)).toMatchObject([
      { type: 'paid', ...BLUE, cost: 5, purpose: 'building' },
      {
        type: 'built',
        ...BLUE,
        slot: 'D1',
        kind: 'still',
        space: '4-1',
        mode: 'open',
        token: 'city-book',
        goons: 0,
        help: 'alone',
      },
      { type: 'leverageGained', ...BLUE },
    ])
    table.does('blue', 'firstCard', {}).answers('blue', 'op-vip-10')
    expect(table.told('cardPlayed')).toMatchObject([{ ...BLUE, card: 'op-vip-10', deck: 'vip' }])
  })
})

describe('trucks and ships', () => {
  it('SPK-16.9 SPK-16.13 every step of a truck, what was bought, and where the ship goes', () => {
    const table = tableOf(4, {
      ships: { ...PORTS, bluie: { at: 7 } },
      map: { '8-1': 'blue D1', '4-1': 'blue S1', '9-1': 'blue S2' },
      families: { blue: { cellar: 2, trucks: [[8, 0]], pocket: 50, levels: { convoy: 3 } } },
    })
    table.does('blue', 'deliver', { extra: 2 })
    table.answers('blue', '1:load', '1:move:4', '1:unload:4-1', '1:move:7', '1:buy:2', 'stop')
    expect(heard(table)).toMatchObject([
      { type: 'barrelLoaded', ...BLUE, truck: 1, district: 8 },
      { type: 'truckMoved', ...BLUE, truck: 1, district: 4 },
      { type: 'barrelDelivered', ...BLUE, truck: 1, space: '4-1' },
      { type: 'truckMoved', ...BLUE, truck: 1, district: 7 },
      { type: 'paid', ...BLUE, purpose: 'barrels' },
      { type: 'barrelsBought', ...BLUE, ship: 'bluie', count: 2 },
      { type: 'shipSailed', ship: 'bluie' },
    ])
  })

  it('SPK-19.5 SPK-19.7 an ambush: the hired, the crate and its cash, the barrel, the man who comes home, the ship', () => {
    const table = tableOf(4, {
      ships: { ...PORTS, stclair: { at: 1, barrels: 3, crate: 'crate-09' } },
      docks: { 'downtown-1': 'blue', 'downtown-2': 'purple', 'downtown-3': 'purple' },
      map: { '5-1': 'blue S1' },
      families: { blue: { levels: { strength: 4, convoy: 3 }, goons: 2, pocket: 5 }, purple: { pocket: 0 } },
    })
    table.does('blue', 'ambush', {}).answers('blue', 'stclair', '0,0,0,2:1')
    expect(heard(table)).toMatchObject([
      { type: 'paid', ...BLUE, cost: 2, purpose: 'hired' },
      { type: 'earned', seat: 3, amount: 2, income: 'hired' },
      {
        type: 'shipAmbushed',
        ...BLUE,
        ship: 'stclair',
        goons: 1,
        hired: [0, 0, 0, 2],
        attack: 13,
        defence: 12,
      },
      { type: 'crateTaken', ...BLUE, crate: 'crate-09' },
      { type: 'earned', ...BLUE, amount: 15, income: 'crate' },
      { type: 'barrelStolen', ...BLUE, ship: 'stclair', to: '5-1' },
      { type: 'memberReturned', ...BLUE, to: 'vip' },
      { type: 'shipSailed', ship: 'stclair', port: 'port-16' },
    ])
  })

  it('SPK-19.7 SPK-R33 a barrel and a man for whom there is no room go to the supply', () => {
    const table = tableOf(4, {
      ships: PORTS,
      docks: { 'midtown-1': 'blue' },
      families: { blue: { levels: { strength: 5 }, vip: 2 } },
    })
    table.does('blue', 'ambush', {}).answers('blue', 'bluie')
    expect(table.told('barrelStolen')).toMatchObject([{ to: 'supply' }])
    expect(table.told('memberReturned')).toMatchObject([{ to: 'supply' }])
  })
})

describe('a turn and a round', () => {
  it('SPK-8.1 SPK-8.3 SPK-8.5 SPK-8.8 whose turn it is, where the capo goes, the card drawn; then the next round', () => {
    const table = tableOf(2, {
      order: ['blue', 'yellow'],
      families: { blue: { hand: ['op-vip-01', 'op-party-01'] } },
    })
    table.turnOf('blue').answers('blue', 'restaurant-1', 'column-1', ['op-vip-01'], 'stop', 'vip')
    expect(heard(table)).toMatchObject([
      { type: 'turn', ...BLUE },
      { type: 'capoPlaced', ...BLUE, contact: 'restaurant-1' },
      { type: 'cardsDiscarded', ...BLUE, cards: ['op-vip-01'], reason: 'turnOrder' },
      { type: 'markerMoved', ...BLUE, column: 1 },
      { type: 'cardDrawn', ...BLUE, deck: 'vip' },
      { type: 'turnOrder', order: [1, 0] },
      { type: 'round', act: 1, round: 2 },
      { type: 'turn', ...BLUE },
    ])
    expect(table.open.turn).toBe(1)
    expect(table.open.lower).toEqual([null, null])
  })

  it('SPK-20.6 SPK-20.8 SPK-22.4 tokens and books at the Restaurant, and where the tokens go', () => {
    const table = tableOf(3, {
      families: { blue: { tokens: ['city-goon'], books: 1, crates: ['crate-01'], hand: ['op-vip-01'] } },
    })
    table.visits('blue', 'restaurant-1').answers('blue', 'column-1')
    table.answers('blue', 'cookBooks', 'book-docks-1', 'playTokens', 'city-goon', 'vip', 'played:city-goon:2')
    expect(heard(table, 'turn', 'round', 'turnOrder', 'cardDrawn').slice(3)).toMatchObject([
      { type: 'bookCooked', ...BLUE, objective: 'book-docks-1' },
      { type: 'safeFilled', ...BLUE, amount: 15, income: 'book' },
      { type: 'tokenPlayed', ...BLUE, token: 'city-goon' },
      { type: 'goonsGained', ...BLUE },
      { type: 'tokenLaid', ...BLUE, token: 'city-goon', row: 2 },
    ])
    expect(table.open.tokenMiddle[2]).toEqual(['city-goon'])
  })

  it('SPK-8.2 SPK-23.1 SPK-23.4 a helper card used, one copied, one taken, and the new one in the display', () => {
    const table = tableOf(3, {
      helperRow: ['helper-19', 'helper-20', 'helper-21'],
      families: { blue: { helpers: ['helper-08'] } },
    })
    table.turnOf('blue').answers('blue', 'helper-08', 'helper-19')
    expect(heard(table, 'turn')).toMatchObject([
      { type: 'helperUsed', ...BLUE, helper: 'helper-08' },
      { type: 'helperCopied', ...BLUE, helper: 'helper-19' },
      { type: 'earned', ...BLUE, amount: 5, income: 'bonus' },
    ])
    const taken = tableOf(3, { helperRow: ['helper-19', 'helper-20', 'helper-21'] })
    taken.does('blue', 'takeHelper', {}).answers('blue', 'helper-20')
    expect(heard(taken)).toMatchObject([
      { type: 'helperTaken', ...BLUE, helper: 'helper-20' },
      { type: 'helperShown' },
    ])
  })

  it('SPK-21.1 a swap in the Park', () => {
    const table = tableOf(3, { capos: { 'contractor-1': 'green' } }).visits('blue', 'park-2')
    table.answers('blue', 'contractor-1:2')
    expect(table.told('caposSwapped')).toMatchObject([
      { ...BLUE, owner: 2, contact: 'contractor-1', park: 'park-2' },
    ])
  })
})

describe('what a family has', () => {
  it('SPK-12.16 SPK-12.18 SPK-12.19 where members go', () => {
    const table = tableOf(3, { docks: { 'downtown-1': 'blue' } }).does('blue', 'member', { to: 'anywhere' })
    table.answers('blue', 'uptown-2', 'downtown-1>midtown-4').does('blue', 'member', { to: 'vip' })
    table.answers('blue', 'vip')
    expect(heard(table)).toMatchObject([
      { type: 'memberToDocks', ...BLUE, zone: 'uptown', row: 2 },
      { type: 'booksGained', ...BLUE },
      { type: 'memberMoved', ...BLUE, zone: 'midtown', row: 4 },
      { type: 'memberToVip', ...BLUE },
    ])
  })

  it('SPK-12.6 SPK-12.8 SPK-12.14 SPK-18.3 levels, goons and the associate', () => {
    const table = tableOf(3, {
      mobs: { 5: 'mob-12' },
      families: { blue: { pocket: 9, goons: 1, hand: ['op-vip-01', 'op-vip-02'] } },
    })
    table.does('blue', 'hireGoons', {}).answers('blue', 2)
    table.does('blue', 'associate', {}).answers('blue', 'mob-12')
    table.does('blue', 'raise', { target: 'any' }).answers('blue', 'party')
    table.does('blue', 'raiseAgain', { target: 'party' }).answers('blue', 'again', ['op-vip-02'])
    expect(heard(table)).toMatchObject([
      { type: 'paid', ...BLUE, cost: 3, purpose: 'goons' },
      { type: 'goonsHired', ...BLUE, count: 2, cost: 3 },
      { type: 'associateTaken', ...BLUE, mobster: 'mob-12', district: 5 },
      { type: 'levelRaised', ...BLUE, level: 'party', to: 2, reputation: 6 },
      { type: 'cardsDiscarded', ...BLUE, cards: ['op-vip-02'], reason: 'raiseAgain' },
      { type: 'levelRaised', ...BLUE, level: 'party', to: 3, reputation: 7 },
    ])
  })

  it('SPK-12.12 SPK-17.2 SPK-17.8 a sale and a protection; doing neither is not worth a word', () => {
    const laid: Arrangement = {
      order: ['yellow', 'blue', 'green'],
      map: { '1-1': 'blue S1 barrel', '2-1': 'blue N1 barrel' },
      families: { blue: { vip: 2, leverage: 7, area: ['op-vip-01'] } },
    }
    const table = tableOf(3, laid).does('blue', 'sell', { extra: 0 }).answers('blue', ['1-1', '2-1'])
    table.does('blue', 'protect', {}).answers('blue', ['2-1', '1-1'])
    expect(heard(table)).toMatchObject([
      { type: 'sold', ...BLUE, spaces: ['1-1', '2-1'], money: 26 },
      { type: 'earned', ...BLUE, amount: 26, income: 'sale' },
      { type: 'protected', ...BLUE, spaces: ['2-1', '1-1'], leverage: 6, tokens: 3 },
    ])
    const idle = tableOf(3, laid).does('blue', 'sell', { extra: 0 }).answers('blue', [])
    idle.does('blue', 'protect', {}).answers('blue', [])
    expect(heard(idle)).toEqual([])
  })
})

describe('the Luciano phase', () => {
  const phase = (table: TestTable) =>
    table.run({ step: 'mobWars', args: {} }, { step: 'cops', args: {} }, { step: 'control', args: {} })

  it('SPK-9.4 SPK-9.11 SPK-9.12 SPK-9.13 wars: who comes, what holds and with what, what falls, who leaves', () => {
    const table = tableOf(4, {
      threats: [3, 5],
      order: ['blue', 'green', 'yellow', 'purple'],
      mobs: { 2: 'mob-01' },
      tiles: { B: ['mob-07', 'mob-07'] },
      map: { '3-1': 'blue S1', '3-2': 'blue C1', '5-1': 'green S1 guarded' },
      families: {
        blue: { levels: { strength: 2 }, goons: 6, associate: 2, pocket: 20 },
        green: { levels: { strength: 1 }, goons: 0 },
      },
    })
    phase(table).answers('blue', '3-2', 'paid:1', 'alone:5')
    expect(heard(table).slice(0, 9)).toMatchObject([
      { type: 'mobWars', districts: [3, 5] },
      { type: 'mobWar', district: 3, strength: 7 },
      { type: 'paid', ...BLUE, cost: 5, purpose: 'associate' },
      {
        type: 'buildingHeld',
        ...BLUE,
        space: '3-2',
        kind: 'casino',
        goons: 1,
        help: 'paid',
        defence: 7,
        strength: 7,
      },
      { type: 'buildingHeld', ...BLUE, space: '3-1', kind: 'speakeasy', goons: 5, help: 'alone', defence: 7 },
      { type: 'mobsterLeft', district: 3, mobster: 'mob-07' },
      { type: 'mobWar', district: 5 },
      { type: 'buildingLost', seat: 2, space: '5-1', kind: 'speakeasy' },
      { type: 'threatened' },
    ])
    expect(table.space('5-1')).toMatchObject({ owner: -1, slot: null, guarded: false, barrel: false })
    expect(table.open.war).toBeNull()
  })

  it('SPK-10.1 SPK-10.2 the cops that arrive, and those that are coming', () => {
    const table = tableOf(3, { patrols: [2], map: { '1-1': 'blue S1', '13-1': 'green C1', '14-1': 'mob' } })
    const [coming] = table.secret.patrolStacks.map((stack) => stack.toSorted((a, b) => a - b))
    table.run({ step: 'cops', args: {} }, { step: 'placeCapo', args: BLUE })
    expect(heard(table)).toEqual([
      { type: 'copsArrived', districts: [2] },
      { type: 'patrolsComing', districts: coming },
    ])
    expect(table.open.phase).toBe('cops')
  })

  it('SPK-10.2 after the last stack no more are coming', () => {
    const table = tableOf(3, { patrols: [2] })
    table.secret.patrolStacks = []
    table.run({ step: 'cops', args: {} }, { step: 'placeCapo', args: BLUE })
    expect(heard(table)).toEqual([{ type: 'copsArrived', districts: [2] }])
  })

  it('SPK-11.2 SPK-11.9 SPK-11.11 SPK-11.13 the districts in order, then the zones with everybody’s share', () => {
    const table = tableOf(3, {
      map: { '1-1': 'blue S1', '2-1': 'blue S2', '13-1': 'green C1', '14-1': 'mob', '16-1': 'mob' },
    })
    table.run({ step: 'control', args: {} })
    expect(heard(table, 'safeFilled', 'act', 'round', 'turn')).toMatchObject([
      { type: 'districtControlled', district: 1, controllers: [1] },
      { type: 'districtControlled', district: 2, controllers: [1] },
      { type: 'districtControlled', district: 13, controllers: [2] },
      { type: 'districtControlled', district: 14, controllers: 'mobsters' },
      { type: 'districtControlled', district: 16, controllers: 'mobsters' },
      { type: 'zonePaid', zone: 'downtown', counts: [0, 2, 0, 0], payouts: [0, 10, 0], mobsters: 0 },
      { type: 'zonePaid', zone: 'midtown', counts: [0, 0, 0, 0], payouts: [0, 0, 0], mobsters: 0 },
      {
        type: 'zonePaid',
        zone: 'uptown',
        counts: [0, 0, 1, 2],
        payouts: [0, 0, 25],
        mobsters: 2,
        shares: [
          { seat: 0, held: 0, money: 0 },
          { seat: 1, held: 0, money: 0 },
          { seat: 2, held: 1, money: 25 },
        ],
      },
    ])
    expect(table.told('safeFilled')).toMatchObject([
      { ...BLUE, amount: 10, income: 'zone' },
      { seat: 2, amount: 25, income: 'zone' },
    ])
    expect(table.told('act')).toMatchObject([{ act: 2, capos: 3 }])
    expect(table.open).toMatchObject({ phase: 'rounds', act: 2, round: 1 })
  })
})

describe('the end', () => {
  it('SPK-27.2 SPK-30.6 the scores, the winners, and from then on every hand is open', () => {
    const table = tableOf(2, {
      families: { blue: { pocket: 400, dealt: ['op-vip-01'], hand: ['op-vip-02'] } },
    })
    table.toTheEnd()
    expect(table.told('over')).toMatchObject([{ winners: [1], rank: null }])
    expect(table.holdings('blue')).toMatchObject({ dealt: [], drawn: ['op-vip-01', 'op-vip-02'] })
    expect(table.open).toMatchObject({ phase: 'over', turn: null })
    expect(table.view('yellow').secrets[1]?.drawn).toEqual(['op-vip-01', 'op-vip-02'])
  })
})
