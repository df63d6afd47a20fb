// The board: turfs, spaces, who is where, who controls what. COR-4, COR-5.5.

import { describe, expect, it } from 'vitest'
import { actOf } from './acts.ts'
import { backsAt, influenceIn, membersAt } from './board.ts'
import { PRINTED } from '../components/components.ts'
import { tableOf } from '../testing/table.ts'

const spaces = (options: string[]) => options.filter((id) => id.startsWith('vitale-don:')).length

/** Who joins after this act. */
const joining = (act: number) => {
  const table = tableOf(2, { act, hands: { vitale: [], pizzino: [] } }).from('entracte')
  return table.told('memberJoined').map((event) => event['figure'])
}

describe('the board', () => {
  it('COR-4.1 the seven turfs are numbered in the order in which wars are fought', () => {
    expect(PRINTED.turfs.list.filter((turf) => turf.number).map((turf) => [turf.number, turf.name])).toEqual([
      [1, 'Wall Street'],
      [2, 'Brooklyn'],
      [3, 'Upper East Side'],
      [4, 'Queens'],
      [5, 'Upper West Side'],
      [6, 'Midtown'],
      [7, 'Chelsea'],
    ])
    expect(tableOf(2).box.numbered).toEqual([
      'wall-street',
      'brooklyn',
      'upper-east-side',
      'queens',
      'upper-west-side',
      'midtown',
      'chelsea',
    ])
  })

  it('COR-4.2 every numbered turf has a printed business, one space for a tile and one control space', () => {
    const { open, box } = tableOf(2, { tiles: { 'wall-street': null } })
    for (const turf of box.numbered) {
      expect(open.tiles[turf]).toBeNull()
      expect(open.control[turf]).toEqual([])
      expect(open.onFront).toHaveProperty(`pb-${turf}`, null)
    }
    expect(Object.keys(open.onFront)).toHaveLength(7)
  })

  it('COR-4.3 Central Park has no control, no thug space, no tile; its back suitcases one card', () => {
    const table = tableOf(3, { hands: { vitale: ['$5', '$5', '$5'] } })
    expect(table.open.tiles).not.toHaveProperty('central-park')
    expect(table.open.control).not.toHaveProperty('central-park')
    table.turnOf('vitale')
    expect(table.options('vitale')).not.toContain('thug:pb-central-park')
    table.answers('vitale', 'vitale-don:fs-16')
    // Upper West Side gives $1 behind; Central Park the suitcase.
    expect(table.prompt('vitale')).toMatchObject({ key: 'suitcase', max: 1 })
  })

  it('COR-4.4 a thug space holds one figure: a thug or the Union Boss', () => {
    const table = tableOf(3, {
      figures: { 'pizzino-thug-1': 'pb-queens' },
      hands: { vitale: ['ally-union-boss-1'], marzullo: [] },
    }).turnOf('vitale')
    expect(table.options('vitale')).not.toContain('thug:pb-queens')
    table.answers('vitale', 'ally:ally-union-boss-1')
    expect(table.options('vitale')).not.toContain('pb-queens')
    expect(table.options('vitale').filter((id) => id.startsWith('fs-'))).toEqual([])
    table.answers('vitale', 'pb-chelsea')
    expect(table.open.onFront['pb-chelsea']).toBe('union-boss')
    expect(table.options('pizzino')).not.toContain('thug:pb-chelsea')
    expect(table.tries('pizzino', 'thug:pb-chelsea')).toMatchObject({ code: 'blocked', rule: 'COR-7.8' })
  })

  it('COR-4.5 a family space holds one figure: a family member or the Mayor', () => {
    const table = tableOf(3, {
      figures: { 'pizzino-don': 'fs-06' },
      hands: { vitale: ['ally-mayor-1'], pizzino: [] },
    }).turnOf('vitale')
    expect(table.options('vitale')).not.toContain('vitale-don:fs-06')
    table.answers('vitale', 'ally:ally-mayor-1')
    expect(table.options('vitale')).not.toContain('fs-06')
    expect(table.options('vitale').filter((id) => /^(pb|bt)-/.test(id))).toEqual([])
    table.answers('vitale', 'fs-14')
    expect(table.open.onSpace['fs-14']).toBe('mayor')
    table.turnOf('marzullo')
    expect(table.tries('marzullo', 'marzullo-don:fs-14')).toMatchObject({ code: 'blocked', rule: 'COR-7.9' })
  })

  it('COR-4.6 each family space touches two or three different turfs, Central Park counting as one', () => {
    for (const { id, turfs } of PRINTED.familySpaces.list) {
      expect([2, 3], id).toContain(turfs.length)
      expect(new Set(turfs).size, id).toBe(turfs.length)
    }
    const { open, box } = tableOf(3, { tiles: { 'wall-street': null } })
    expect(backsAt(open, box, 'fs-03')).toEqual(['pb-chelsea', 'pb-midtown', 'pb-central-park'])
    expect(backsAt(open, box, 'fs-06')).toEqual(['pb-midtown', 'pb-queens'])
  })

  it('COR-4.7 a figure on a family space is counted in each turf that its space touches', () => {
    const { open, box } = tableOf(3, { figures: { 'vitale-don': 'fs-08' } })
    const where = box.turfs.map((turf) => turf.id).filter((turf) => membersAt(open, box, turf).length > 0)
    expect(where).toEqual(['wall-street', 'brooklyn', 'midtown'])
    for (const turf of box.numbered)
      expect(influenceIn(open, box, turf).seats[0], turf).toBe(where.includes(turf) ? 1 : 0)
  })

  it('COR-4.8 the six spaces marked 3+ are used with three players and not with two', () => {
    const marked = ['fs-04', 'fs-06', 'fs-07', 'fs-10', 'fs-11', 'fs-12']
    const two = tableOf(2).turnOf('vitale')
    const three = tableOf(3).turnOf('vitale')
    for (const space of marked) {
      expect(two.tries('vitale', `vitale-don:${space}`)).toMatchObject({ code: 'blocked', rule: 'COR-4.8' })
      expect(three.options('vitale')).toContain(`vitale-don:${space}`)
    }
    expect(spaces(two.options('vitale'))).toBe(10)
    expect(spaces(three.options('vitale'))).toBe(16)
  })

  it('COR-4.9 the Hudson holds a gunned-down figure until the next act', () => {
    const table = tableOf(2, {
      figures: { 'vitale-thug-1': 'hudson' },
      hands: { vitale: [], pizzino: [] },
    })
    expect(table.view('spectator').hudson).toEqual(['vitale-thug-1'])
    table.from('tribute')
    expect(table.open.act).toBe(2)
    expect(table.view('spectator').hudson).toEqual([])
    expect(table.stands('vitale-thug-1')).toBe('unplayed')
  })

  it('COR-4.10 the act track tells hand limit, tile colour, who joins and whether there is Bribery', () => {
    const acts = tableOf(2).box.acts
    expect(acts.map(({ act, tile, handLimit, bribery }) => [act, tile, handLimit, bribery])).toEqual([
      [1, 'blue', 5, true],
      [2, 'blue', 4, true],
      [3, 'red', 3, true],
      [4, 'red', 2, false],
    ])
    expect(joining(1)).toEqual(['vitale-consigliere', 'pizzino-consigliere'])
    expect(joining(2)).toEqual([])
    expect(joining(3)).toEqual(['vitale-heir', 'pizzino-heir'])
  })

  it('COR-R31 the hand limit shown is 5, 4, 3 and 2 in the four acts', () => {
    const limits = [1, 2, 3, 4].map((act) => {
      const { open, box } = tableOf(2, { act })
      return actOf(open, box).handLimit
    })
    expect(limits).toEqual([5, 4, 3, 2])
  })

  it('COR-R32 there are sixteen family spaces, and places for everybody at every player count', () => {
    expect(PRINTED.familySpaces.list).toHaveLength(16)
    const places = [2, 3, 4, 5].map((players) => {
      const { open, box } = tableOf(players)
      const { onFront, onSpace } = open
      expect(Object.keys(onSpace).length).toBeGreaterThanOrEqual(3 * players + 1)
      expect(Object.keys(onFront).length).toBeGreaterThanOrEqual(box.thugs * players + 1)
      return [Object.keys(onSpace).length, Object.keys(onFront).length, box.thugs * players]
    })
    // Family spaces, thug spaces in Act I, thugs.
    expect(places).toEqual([
      [10, 8, 6],
      [16, 8, 6],
      [16, 9, 8],
      [16, 11, 10],
    ])
  })
})

describe('control', () => {
  it('COR-5.5 the top marker tells who controls a turf; without a marker nobody does', () => {
    const table = tableOf(3, {
      control: { queens: ['vitale', 'vitale', 'pizzino'], chelsea: ['pizzino', 'marzullo'] },
    })
    expect(table.controller('queens')).toBe('pizzino')
    expect(table.controller('chelsea')).toBe('marzullo')
    expect(table.controller('midtown')).toBeNull()
  })
})
