// The Turf War: who wins a turf, and what becomes of the markers. COR-9.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

const NINE = Array<string>(9).fill('vitale')

describe('Turf War', () => {
  it('COR-9.1 turfs are settled in the order of their numbers, and Central Park has no war', () => {
    const table = tableOf(3, {
      figures: {
        'vitale-don': 'fs-03',
        'vitale-thug-1': 'pb-brooklyn',
        'pizzino-thug-1': 'pb-queens',
        'pizzino-don': 'fs-16',
      },
    })
    table.from('turfWar')
    const fought = ['brooklyn', 'queens', 'upper-west-side', 'midtown', 'chelsea']
    expect(table.told('turfFought').map((event) => event['turf'])).toEqual(fought)
    expect(table.told('markerPlaced').map((event) => event['turf'])).toEqual(fought)
    expect(Object.keys(table.view('spectator').control)).not.toContain('central-park')
  })

  it('COR-9.1 a last marker goes to the turf with the lower number', () => {
    const table = tableOf(3, {
      figures: { 'vitale-don': 'fs-09' },
      control: { queens: NINE.slice(1) },
    })
    table.from('turfWar')
    expect(table.stack('wall-street')).toEqual(['vitale'])
    expect(table.asked).toEqual({ vitale: 'relocate' })
    expect(table.prompt('vitale').about).toEqual({ turf: 'midtown' })
  })

  it('COR-9.2 thugs on both businesses, figures on spaces that touch the turf and the Police Chief count one each', () => {
    const table = tableOf(3, {
      tiles: { brooklyn: 'bt-gunsmith' },
      figures: {
        'vitale-thug-1': 'pb-brooklyn',
        'vitale-thug-2': 'bt-gunsmith',
        'pizzino-don': 'fs-13',
        'pizzino-thug-1': 'pb-queens',
        'marzullo-don': 'fs-03',
        'police-chief': 'brooklyn',
      },
    })
    table.from('turfWar')
    const brooklyn = table.told('turfFought').find((event) => event['turf'] === 'brooklyn')
    expect(brooklyn).toMatchObject({ influence: [2, 1, 0], neutral: 1, winner: 0 })
    const queens = table.told('turfFought').find((event) => event['turf'] === 'queens')
    expect(queens).toMatchObject({ influence: [0, 1, 0], neutral: 0, winner: 1 })
  })

  it('COR-9.3 a figure on a family space counts in each turf that the space touches and in no other', () => {
    const table = tableOf(3, { figures: { 'vitale-don': 'fs-05' } })
    table.from('turfWar')
    const won = table.box.numbered.filter((turf) => table.controller(turf) === 'vitale')
    expect(won).toEqual(['upper-east-side', 'queens', 'midtown'])
  })

  it('COR-9.4 the family with strictly most influence places one marker on top', () => {
    const table = tableOf(3, {
      figures: {
        'vitale-thug-1': 'pb-brooklyn',
        'vitale-don': 'fs-14',
        'pizzino-don': 'fs-13',
        'police-chief': 'brooklyn',
      },
      control: { brooklyn: ['pizzino'] },
    })
    table.from('turfWar')
    expect(table.stack('brooklyn')).toEqual(['pizzino', 'vitale'])
    expect(table.family('vitale').markers).toBe(7)
    expect(table.stack('queens')).toEqual(['vitale'])
  })

  it('COR-9.5 a tie leaves the turf to nobody, and the old marker stays', () => {
    const table = tableOf(['vitale', 'pizzino', 'caccamo'], {
      figures: { 'vitale-thug-1': 'pb-midtown', 'pizzino-don': 'fs-06' },
      control: { midtown: ['caccamo'] },
    })
    table.from('turfWar')
    expect(table.stack('midtown')).toEqual(['caccamo'])
    expect(table.controller('midtown')).toBe('caccamo')
  })

  it('COR-9.5 a tie for most helps no third family with less', () => {
    const table = tableOf(3, {
      tiles: { brooklyn: 'bt-gunsmith' },
      figures: {
        'vitale-thug-1': 'pb-brooklyn',
        'vitale-don': 'fs-13',
        'pizzino-thug-1': 'bt-gunsmith',
        'pizzino-don': 'fs-14',
        'marzullo-don': 'fs-07',
      },
    })
    table.from('turfWar')
    expect(table.stack('brooklyn')).toEqual([])
  })

  it('COR-9.6 two different neutral figures are one force: 2 against 2 is a tie', () => {
    const table = tableOf(3, {
      figures: {
        'union-boss': 'pb-midtown',
        mayor: 'fs-03',
        'vitale-don': 'fs-06',
        'vitale-consigliere': 'fs-10',
      },
      act: 2,
    })
    table.from('turfWar')
    expect(table.stack('midtown')).toEqual([])
    expect(table.stack('queens')).toEqual(['vitale'])
  })

  it('COR-9.6 the neutral force takes no turf for itself, and loses to a family with more', () => {
    const table = tableOf(3, {
      figures: {
        'police-chief': 'queens',
        'union-boss': 'pb-queens',
        'pizzino-thug-1': 'pb-midtown',
        mayor: 'fs-06',
        'pizzino-don': 'fs-10',
      },
      control: { queens: ['pizzino'] },
    })
    table.from('turfWar')
    expect(table.stack('queens')).toEqual(['pizzino'])
    expect(table.stack('midtown')).toEqual(['pizzino'])
  })

  it('COR-9.7 a new marker covers the older ones, also its own, and all of them stay', () => {
    const table = tableOf(3, {
      figures: { 'vitale-thug-1': 'pb-brooklyn', 'vitale-thug-2': 'pb-chelsea' },
      control: { brooklyn: ['vitale', 'pizzino'], chelsea: ['pizzino', 'vitale'] },
    })
    table.from('turfWar')
    expect(table.stack('brooklyn')).toEqual(['vitale', 'pizzino', 'vitale'])
    expect(table.stack('chelsea')).toEqual(['pizzino', 'vitale', 'vitale'])
    expect(table.controller('brooklyn')).toBe('vitale')
  })

  it('COR-9.8 with all nine markers out the winner may lift one off any stack; with one in hand nobody asks', () => {
    const table = tableOf(3, { figures: { 'vitale-thug-1': 'pb-queens' }, control: { chelsea: NINE } })
    table.from('turfWar')
    expect(table.asked).toEqual({ vitale: 'relocate' })
    expect(table.options('vitale')).toEqual([...NINE.map((_, height) => `chelsea:${height}`), 'none'])
    table.answers('vitale', 'chelsea:8')
    expect(table.stack('queens')).toEqual(['vitale'])
    expect(table.stack('chelsea')).toHaveLength(8)
    expect(table.family('vitale').markers).toBe(0)

    const eight = tableOf(3, {
      figures: { 'vitale-thug-1': 'pb-queens' },
      control: { chelsea: NINE.slice(1) },
    })
    eight.from('turfWar')
    expect(eight.stack('queens')).toEqual(['vitale'])
    expect(Object.values(eight.asked)).not.toContain('relocate')
  })

  it('COR-R16 the marker may come from under others; the stack closes up and its top keeps control', () => {
    const table = tableOf(3, {
      figures: { 'vitale-thug-1': 'pb-queens' },
      control: { midtown: ['pizzino', 'vitale', 'marzullo'], chelsea: NINE.slice(1) },
    })
    table.from('turfWar')
    expect(table.options('vitale')).toContain('midtown:1')
    expect(table.options('vitale')).not.toContain('midtown:0')
    table.answers('vitale', 'midtown:1')
    expect(table.stack('midtown')).toEqual(['pizzino', 'marzullo'])
    expect(table.controller('midtown')).toBe('marzullo')
    expect(table.controller('queens')).toBe('vitale')
  })

  it('COR-R16 of one’s markers at two heights of a stack each can be moved by itself', () => {
    const moving = (marker: string) => {
      const table = tableOf(3, {
        figures: { 'vitale-thug-1': 'pb-queens' },
        control: { midtown: ['vitale', 'pizzino', 'vitale', 'marzullo'], chelsea: NINE.slice(2) },
      }).from('turfWar')
      const own = table.options('vitale').filter((id) => id.startsWith('midtown'))
      expect(own).toEqual(['midtown:0', 'midtown:2'])
      table.answers('vitale', marker)
      expect(table.stack('queens')).toEqual(['vitale'])
      return table.stack('midtown')
    }
    expect(moving('midtown:0')).toEqual(['pizzino', 'vitale', 'marzullo'])
    expect(moving('midtown:2')).toEqual(['vitale', 'pizzino', 'marzullo'])
  })

  it('COR-R16 a marker may rise from the bottom to the top of the very turf that was won', () => {
    const table = tableOf(3, {
      figures: { 'vitale-thug-1': 'pb-queens' },
      control: { queens: ['vitale', 'pizzino'], chelsea: NINE.slice(1) },
    })
    table.from('turfWar').answers('vitale', 'queens:0')
    expect(table.stack('queens')).toEqual(['pizzino', 'vitale'])
  })

  it('COR-R16 relocation may be declined, and then nothing is placed', () => {
    const table = tableOf(3, {
      figures: { 'vitale-thug-1': 'pb-queens' },
      control: { queens: ['pizzino'], chelsea: NINE },
    })
    table.from('turfWar').answers('vitale', 'none')
    expect(table.stack('queens')).toEqual(['pizzino'])
    expect(table.stack('chelsea')).toEqual(NINE)
    expect(table.told('markerMoved')).toEqual([])
  })

  it('COR-R17 a turf without any influence goes to nobody', () => {
    const table = tableOf(3, { control: { brooklyn: ['pizzino'] } })
    table.from('turfWar')
    expect(table.told('markerPlaced')).toEqual([])
    expect(table.box.numbered.flatMap((turf) => table.stack(turf))).toEqual(['pizzino'])
  })
})
