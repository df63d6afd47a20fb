// What is answered for somebody whose clock has run out. COR-R41.

import { describe, expect, it } from 'vitest'
import { corleone } from '../index.ts'
import { type TestTable, tableOf } from '../testing/table.ts'

const timeoutAnswer = (table: TestTable, family: string) =>
  corleone.timeoutAnswer(table.state, table.prompt(family), table.box)

describe('A clock that has run out', () => {
  it('COR-R41 in an own turn the first thug space of the components file is taken', () => {
    const table = tableOf(2, { tiles: { 'wall-street': 'bt-gunsmith' } }).turnOf('vitale')
    expect(timeoutAnswer(table, 'vitale')).toBe('thug:pb-wall-street')
    const taken = tableOf(2, {
      tiles: { 'wall-street': 'bt-gunsmith' },
      figures: { 'pizzino-thug-1': 'pb-wall-street' },
    }).turnOf('vitale')
    // Printed businesses stand before the tiles in the file.
    expect(timeoutAnswer(taken, 'vitale')).toBe('thug:pb-brooklyn')
  })

  it('COR-R41 the order of the file counts, not the order in which the tiles were laid', () => {
    const printed = [
      'wall-street',
      'brooklyn',
      'upper-east-side',
      'queens',
      'upper-west-side',
      'midtown',
      'chelsea',
    ]
    const thugs = ['pizzino', 'marzullo', 'matarazzo', 'caccamo'].flatMap((family) => [
      `${family}-thug-1`,
      `${family}-thug-2`,
    ])
    const table = tableOf(5, {
      tiles: { 'wall-street': 'bt-pawnshop', brooklyn: 'bt-gunsmith', 'upper-east-side': null },
      figures: Object.fromEntries(printed.map((turf, i) => [thugs[i] ?? '', `pb-${turf}`])),
    }).turnOf('vitale')
    expect(table.options('vitale').slice(0, 2)).toEqual(['thug:bt-pawnshop', 'thug:bt-gunsmith'])
    expect(timeoutAnswer(table, 'vitale')).toBe('thug:bt-gunsmith')
  })

  it('COR-R41 a family member goes only when no thug is left, and before any card', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-muscle', 'job-warning', 'gun'] },
      figures: {
        'vitale-thug-1': 'hudson',
        'vitale-thug-2': 'hudson',
        'vitale-thug-3': 'hudson',
        'pizzino-don': 'fs-01',
      },
    }).turnOf('vitale')
    expect(timeoutAnswer(table, 'vitale')).toBe('vitale-don:fs-02')
  })

  it('COR-R41 what may be declined is declined', () => {
    const table = tableOf(2, {
      horseHead: 'pizzino',
      hands: { vitale: ['$5', '$3'], pizzino: ['$5', '$1'] },
      tiles: { 'wall-street': 'bt-pawnshop' },
      control: { 'wall-street': ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:bt-pawnshop')
    table.answers('vitale', timeoutAnswer(table, 'vitale'))
    expect(timeoutAnswer(table, 'vitale')).toEqual([])
    table.answers('vitale', [])
    expect(table.asked).toEqual({ pizzino: 'trade' })
    expect(timeoutAnswer(table, 'pizzino')).toEqual([])
    table.answers('pizzino', []).answers('pizzino', 'thug:pb-midtown')
    expect(timeoutAnswer(table, 'pizzino')).toBe('none')
    table.answers('pizzino', 'none').answers('vitale', 'thug:pb-upper-east-side')
    expect(table.asked).toEqual({ vitale: 'takeHorseHead' })
    expect(timeoutAnswer(table, 'vitale')).toBe('none')
  })

  it('COR-R41 the rest of several abilities is left', () => {
    const hands = { vitale: ['ally-tax', '$1'], pizzino: [] }
    const table = tableOf(2, { hands }).turnOf('vitale').answers('vitale', 'ally:ally-tax')
    expect(table.asked).toEqual({ vitale: 'nextAbility' })
    expect(timeoutAnswer(table, 'vitale')).toBe('stop')
  })

  it('COR-R41 a figure, a target and a front are declined, not picked', () => {
    const hands = {
      vitale: ['ally-capo', 'ally-mayor-1', 'job-extortion', 'gun', 'booze', 'bloodMoney'],
      pizzino: [],
    }
    const figures = { 'pizzino-thug-1': 'pb-queens' }
    for (const ally of ['ally-capo', 'ally-mayor-1']) {
      const table = tableOf(2, { hands, figures }).turnOf('vitale').answers('vitale', `ally:${ally}`)
      expect(timeoutAnswer(table, 'vitale')).toBe('none')
    }
    const table = tableOf(2, { hands, figures }).turnOf('vitale').answers('vitale', 'hand:job-extortion')
    table.answers('vitale', timeoutAnswer(table, 'vitale'))
    expect(timeoutAnswer(table, 'vitale')).toBe('none')
  })

  it('COR-R41 nothing is bid, and the first ally in the row is taken', () => {
    const table = tableOf(3, {
      suitcases: { vitale: ['$1'], pizzino: ['$5'] },
      allyRow: ['ally-muscle', 'ally-bookie'],
    }).from('bribery')
    expect(timeoutAnswer(table, 'vitale')).toEqual([])
    table.answers('vitale', ['$1']).answers('pizzino', ['$5']).answers('marzullo', [])
    expect(timeoutAnswer(table, 'pizzino')).toBe('ally-muscle')
  })

  const ORDER = [
    '$1',
    'job-contract',
    '$2',
    'gun',
    'booze',
    'bloodMoney',
    '$3',
    'narcotics',
    'ally-muscle',
    '$5',
  ]

  it('COR-R41 cards that must be given up go in the order of the ruling', () => {
    const hands = { vitale: ORDER.toReversed(), pizzino: [] }
    const table = tableOf(2, { act: 4, hands }).from('tribute')
    expect(timeoutAnswer(table, 'vitale')).toEqual(ORDER.slice(0, 8))
  })

  it.each(ORDER.slice(1).map((dearer, at) => [ORDER[at] ?? '', dearer]))(
    'COR-R41 a forced discard takes %s before %s',
    (cheaper, dearer) => {
      const hands = { vitale: ['job-warning', 'gun'], pizzino: [dearer, cheaper] }
      const table = tableOf(2, { hands }).turnOf('vitale').answers('vitale', 'hand:job-warning')
      table.answers('vitale', 'seat-1')
      expect(timeoutAnswer(table, 'pizzino')).toEqual([cheaper])
    },
  )

  it('COR-R41 the same order holds for a forced discard and for an offer', () => {
    const hands = {
      vitale: ['job-warning', 'job-offer', 'gun', 'bloodMoney', 'bloodMoney', 'booze'],
      pizzino: ['$5', '$3', 'gun', 'narcotics'],
    }
    const threat = tableOf(2, { hands }).turnOf('vitale').answers('vitale', 'hand:job-warning')
    threat.answers('vitale', 'seat-1')
    expect(timeoutAnswer(threat, 'pizzino')).toEqual(['gun'])
    const offer = tableOf(2, { hands }).turnOf('vitale').answers('vitale', 'hand:job-offer')
    offer.answers('vitale', 'use')
    expect(timeoutAnswer(offer, 'pizzino')).toBe('$3')
  })

  it('COR-R41 narcotics are the last goods to pay a job with', () => {
    const hands = { vitale: ['job-warning', 'gun', 'narcotics'], pizzino: [] }
    const table = tableOf(2, { hands }).turnOf('vitale').answers('vitale', 'hand:job-warning')
    expect(table.options('vitale')).toHaveLength(2)
    expect(timeoutAnswer(table, 'vitale')).toBe('gun')
  })

  it('COR-R41 the turn stands still until an off-turn prompt is answered', () => {
    const table = tableOf(3, {
      hands: { vitale: ['job-warning', 'gun'], pizzino: ['$5', '$1'], marzullo: [] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-warning').answers('vitale', 'seat-1')
    expect(table.asked).toEqual({ pizzino: 'discards' })
    expect(table.hand('vitale')).toEqual(['$2'])
    table.answers('pizzino', ['$1'])
    expect(table.hand('vitale')).toEqual(['$2'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R41 a whole game can be played by clocks alone', () => {
    const table = tableOf(3, {}, {}, 'nobody there').from('familyBusiness')
    const { play } = table
    for (let answers = 0; answers < 500 && !play.core.over; answers++) {
      const [seat] = play.awaited()
      const prompt = seat === undefined ? undefined : play.promptOf(seat)
      if (seat === undefined || !prompt) break
      const reply = play.answer(seat, play.core.wait, corleone.timeoutAnswer(table.state, prompt, table.box))
      expect(reply).toEqual({ ok: true })
    }
    expect(play.core.over).not.toBeNull()
  })
})
