// The Family Business phase: whose turn it is, and what a turn is. COR-7.1 to 7.10, COR-7.18 to 7.20.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

/** Everybody without cards, so that a turn is a placement and nothing else. */
const EMPTY = { vitale: [], pizzino: [], marzullo: [] }

const EMPTY_OF_TWO = { vitale: [], pizzino: [] }

describe('turns', () => {
  it('COR-7.1 the holder of the Horse Head begins, and play goes clockwise', () => {
    const table = tableOf(3, { horseHead: 'pizzino', hands: EMPTY }).from('familyBusiness')
    const order: string[] = []
    for (const front of ['pb-queens', 'pb-brooklyn', 'pb-chelsea', 'pb-upper-west-side']) {
      const [family = ''] = Object.keys(table.asked)
      order.push(family)
      table.answers(family, `thug:${front}`)
    }
    expect(order).toEqual(['pizzino', 'marzullo', 'vitale', 'pizzino'])
  })

  it('COR-7.2 a turn is exactly one action out of thug, family member, job and ally', () => {
    const table = tableOf(3, {
      hands: { ...EMPTY, vitale: ['gun', 'job-rough-up', 'ally-producer'] },
      openJobs: ['job-warning', 'job-offer', 'job-car-bomb'],
    }).turnOf('vitale')
    const kinds = new Set(table.options('vitale').map((id) => id.replace(/:.*/, '')))
    expect(kinds).toEqual(new Set(['thug', 'vitale-don', 'hand', 'open', 'ally']))
    for (const action of ['thug:pb-queens', 'vitale-don:fs-14', 'hand:job-rough-up', 'ally:ally-producer']) {
      table.turnOf('vitale').answers('vitale', action)
      expect(table.asked).toEqual({ pizzino: 'turn' })
    }
  })

  it('COR-7.3 passing is not allowed', () => {
    const table = tableOf(2, { hands: EMPTY_OF_TWO }).turnOf('vitale')
    expect(table.tries('vitale', 'pass')).toMatchObject({ code: 'blocked', rule: 'COR-7.3' })
    expect(table.tries('vitale', [])).toMatchObject({ code: 'wrongShape' })
    expect(table.options('vitale').every((id) => /^(thug|vitale-don):/.test(id))).toBe(true)
    expect(table.asked).toEqual({ vitale: 'turn' })
  })

  it('COR-7.4 who has no unplayed figure is passed over, although an ally and a job could be played', () => {
    const table = tableOf(3, {
      hands: { ...EMPTY, pizzino: ['ally-producer', 'gun', 'job-warning'] },
      figures: { 'pizzino-thug-1': 'hudson', 'pizzino-thug-2': 'pb-midtown', 'pizzino-don': 'fs-01' },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-queens')
    expect(table.asked).toEqual({ marzullo: 'turn' })
    table.answers('marzullo', 'thug:pb-brooklyn')
    expect(table.asked).toEqual({ vitale: 'turn' })
  })

  it('COR-7.4 a family member alone, or a thug alone, keeps its player in the phase', () => {
    const table = tableOf(3, {
      hands: EMPTY,
      figures: {
        'pizzino-thug-1': 'pb-midtown',
        'pizzino-thug-2': 'pb-chelsea',
        'marzullo-don': 'fs-01',
      },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-queens')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.options('pizzino').some((id) => id.startsWith('thug:'))).toBe(false)
    expect(table.tries('pizzino', 'thug:pb-brooklyn')).toMatchObject({ code: 'blocked', rule: 'COR-7.7' })
    table.answers('pizzino', 'pizzino-don:fs-14')
    expect(table.asked).toEqual({ marzullo: 'turn' })
  })

  it('COR-7.5 the phase lasts until no player has an unplayed figure, and no longer', () => {
    const table = tableOf(2, {
      hands: { vitale: [], pizzino: ['ally-producer'] },
      figures: {
        'vitale-don': 'fs-01',
        'vitale-thug-1': 'pb-midtown',
        'vitale-thug-2': 'pb-chelsea',
        'pizzino-don': 'fs-03',
        'pizzino-thug-1': 'pb-upper-east-side',
        'pizzino-thug-2': 'pb-upper-west-side',
        'pizzino-thug-3': 'pb-wall-street',
      },
    }).turnOf('pizzino')
    expect(table.asked).toEqual({ vitale: 'turn' })
    expect(table.open.phase).toBe('familyBusiness')
    table.answers('vitale', 'thug:pb-queens')
    expect(table.open.phase).toBe('bribery')
    expect(table.open.turn).toBeNull()
  })

  it('COR-7.6 a neutral figure beside the board keeps nobody in the phase', () => {
    const table = tableOf(2, { hands: { vitale: ['ally-mayor-1'], pizzino: [] } })
    table.family('vitale').thugs = []
    table.family('vitale').members = []
    table.turnOf('vitale')
    expect(table.stands('mayor')).toBe('beside')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R8 taking the Horse Head in mid-phase leaves the rotation alone and decides the next act', () => {
    const table = tableOf(3, { horseHead: 'vitale', hands: EMPTY, tiles: { 'wall-street': null } })
    table.from('familyBusiness').answers('vitale', 'thug:pb-queens')
    table.answers('pizzino', 'thug:pb-brooklyn')
    table.answers('marzullo', 'thug:pb-upper-east-side').answers('marzullo', 'use')
    expect(table.horseHead).toBe('marzullo')
    expect(table.asked).toEqual({ vitale: 'turn' })
    for (const family of table.open.seats) Object.assign(family, { thugs: [], members: [], hand: [] })
    table.turnOf('vitale')
    for (const family of ['vitale', 'pizzino', 'marzullo']) table.answers(family, [])
    expect(table.open.act).toBe(2)
    expect(table.asked).toEqual({ marzullo: 'turn' })
  })

  it('COR-R9 a figure that is gunned down does not bring its owner back into the phase', () => {
    const table = tableOf(3, {
      hands: { ...EMPTY, vitale: ['ally-capo'] },
      figures: { 'pizzino-thug-1': 'pb-queens', 'pizzino-thug-2': 'pb-chelsea', 'pizzino-don': 'fs-01' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-capo').answers('vitale', 'pizzino-thug-1').answers('vitale', 'none')
    expect(table.stands('pizzino-thug-1')).toBe('hudson')
    expect(table.asked).toEqual({ marzullo: 'turn' })
  })

  it('COR-R9 the last figure’s own turn is played to its end before its player is out', () => {
    const table = tableOf(2, {
      hands: { vitale: ['$5'], pizzino: [] },
      figures: { 'vitale-don': 'fs-01', 'vitale-thug-1': 'pb-midtown', 'vitale-thug-2': 'pb-chelsea' },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-wall-street').answers('vitale', ['$5'])
    expect(table.suitcase('vitale')).toEqual(['$5'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R11 who finds no place must play a card, and is skipped only without one', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-producer', 'job-warning'], pizzino: [] },
      openJobs: [null, null],
      figures: { 'vitale-don': 'fs-01' },
    })
    for (const front of Object.keys(table.open.onFront)) table.open.onFront[front] = 'pizzino-thug-1'
    table.turnOf('vitale')
    expect(table.options('vitale')).toEqual(['ally:ally-producer'])
    table.answers('vitale', 'ally:ally-producer').turnOf('vitale')
    expect(table.options('vitale')).toEqual(['skip'])
    table.answers('vitale', 'skip')
    expect(table.told('turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 0 }])
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.family('vitale').thugs).toHaveLength(3)
  })

  it('COR-R11 when everybody who is left can only skip, the phase is over', () => {
    const table = tableOf(2, {
      hands: { vitale: [], pizzino: [] },
      openJobs: [null, null],
      figures: { 'vitale-don': 'fs-01', 'pizzino-don': 'fs-02' },
    })
    for (const front of Object.keys(table.open.onFront)) table.open.onFront[front] = 'pizzino-thug-1'
    table.turnOf('vitale').answers('vitale', 'skip').answers('pizzino', 'skip')
    expect(table.told('phase')[0]).toMatchObject({ phase: 'turfWar' })
  })

  it('COR-R50 there is no trade, gift or loan: no command outside the prompts exists', () => {
    const table = tableOf(2).turnOf('vitale')
    for (const command of ['trade', 'give', 'lend', 'offer'])
      expect(table.play.command(0, command, { to: 1, card: '$1' })).toMatchObject({
        ok: false,
        refusal: { code: 'unknownCommand' },
      })
    expect(table.options('vitale').some((id) => /pizzino/.test(id))).toBe(false)
    expect(table.play.game.commands ?? {}).toEqual({})
  })
})

describe('thugs and family members', () => {
  it('COR-7.7 an unplayed thug goes to any empty thug space and shakes down its front', () => {
    const table = tableOf(2, { hands: EMPTY_OF_TWO, tiles: { 'wall-street': 'bt-gunsmith' } })
    table.turnOf('vitale')
    const fronts = table.options('vitale').filter((id) => id.startsWith('thug:'))
    expect(fronts).toHaveLength(8)
    expect(fronts).toContain('thug:bt-gunsmith')
    table.answers('vitale', 'thug:bt-gunsmith')
    expect(table.stands('vitale-thug-1')).toBe('bt-gunsmith')
    expect(table.family('vitale').thugs).toEqual(['vitale-thug-2', 'vitale-thug-3'])
    expect(table.hand('vitale')).toEqual(['gun', 'gun'])
    table.family('vitale').thugs = []
    expect(table.turnOf('vitale').offers('vitale', 'thug:')).toBe(false)
    expect(table.tries('vitale', 'thug:pb-queens')).toMatchObject({ code: 'blocked', rule: 'COR-7.7' })
  })

  it('COR-7.8 a thug works one front, not the other business of the turf', () => {
    const table = tableOf(2, {
      hands: EMPTY_OF_TWO,
      tiles: { 'wall-street': null, queens: 'bt-funeral-parlor' },
    })
    table.turnOf('vitale').answers('vitale', 'thug:pb-queens')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    table.turnOf('pizzino').answers('pizzino', 'thug:bt-funeral-parlor')
    expect(table.hand('pizzino')).toEqual(['bloodMoney', 'bloodMoney'])
  })

  it('COR-7.8 a thug space that is taken is closed, also to its own family', () => {
    const table = tableOf(2, { figures: { 'vitale-thug-1': 'pb-queens', 'pizzino-thug-1': 'pb-chelsea' } })
    table.turnOf('vitale')
    for (const front of ['pb-queens', 'pb-chelsea']) {
      expect(table.tries('vitale', `thug:${front}`)).toMatchObject({ code: 'blocked', rule: 'COR-7.8' })
      expect(table.blocked('vitale')).toContainEqual({
        id: `thug:${front}`,
        rule: 'COR-7.8',
        why: 'frontTaken',
      })
    }
  })

  it('COR-7.9 an unplayed family member goes to an empty family space and shakes down the backs', () => {
    const table = tableOf(2, { hands: EMPTY_OF_TWO, figures: { 'pizzino-don': 'fs-13' } }).turnOf('vitale')
    expect(table.tries('vitale', 'vitale-don:fs-13')).toMatchObject({ code: 'blocked', rule: 'COR-7.9' })
    table.answers('vitale', 'vitale-don:fs-14')
    expect(table.stands('vitale-don')).toBe('fs-14')
    expect(table.family('vitale').members).toEqual([])
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
  })

  it('COR-7.10 Don, Consigliere and Heir work alike', () => {
    for (const role of ['don', 'consigliere', 'heir']) {
      const table = tableOf(2, { act: 4, hands: EMPTY_OF_TWO }).turnOf('vitale')
      expect(table.options('vitale')).toContain(`vitale-${role}:fs-15`)
      table.answers('vitale', `vitale-${role}:fs-15`)
      expect(table.stands(`vitale-${role}`)).toBe('fs-15')
      expect(table.hand('vitale')).toEqual(['$2', 'gun'])
      expect(table.family('vitale').members).toHaveLength(2)
    }
  })
})

describe('allies', () => {
  it('COR-7.18 an ally is laid face up and its effect used; one in the row or in another hand is not', () => {
    const table = tableOf(3, {
      hands: { vitale: ['ally-producer'], pizzino: ['ally-tax'] },
      allyRow: ['ally-bookie', 'ally-accountant'],
    }).turnOf('vitale')
    expect(table.options('vitale').filter((id) => id.startsWith('ally:'))).toEqual(['ally:ally-producer'])
    expect(table.tries('vitale', 'ally:ally-bookie')).toMatchObject({ code: 'blocked', rule: 'COR-7.18' })
    table.answers('vitale', 'ally:ally-producer')
    expect(table.view('pizzino').seats[0]?.played).toEqual(['ally-producer'])
    expect(table.hand('vitale')).toEqual(['$5'])
  })

  it('COR-7.19 an ally is played once an act and comes back to hand at the start of Tribute', () => {
    const table = tableOf(2, { hands: { vitale: ['ally-producer'], pizzino: [] } }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-producer').turnOf('vitale')
    expect(table.tries('vitale', 'ally:ally-producer')).toMatchObject({ code: 'blocked', rule: 'COR-7.19' })
    table.open.act = 4
    table.from('turfWar')
    expect(table.told('alliesBack')).toEqual([{ type: 'alliesBack', seat: 0, allies: ['ally-producer'] }])
    expect(table.family('vitale').played).toEqual([])
  })

  it('COR-7.20 an ally uses no figure up but needs one', () => {
    const table = tableOf(2, { hands: { vitale: ['ally-producer', 'ally-tax'], pizzino: [] } }).turnOf(
      'vitale',
    )
    const { thugs, members } = structuredClone(table.family('vitale'))
    table.answers('vitale', 'ally:ally-producer')
    expect(table.family('vitale')).toMatchObject({ thugs, members })
    table.family('vitale').thugs = []
    table.family('vitale').members = []
    table.turnOf('vitale')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R3 allies count towards the hand limit, those taken back from the table too', () => {
    const table = tableOf(2, {
      act: 3,
      hands: { vitale: ['ally-tax', '$1', '$2'], pizzino: ['$1', '$2', '$3'] },
      played: { vitale: ['ally-producer'] },
    }).from('tribute')
    expect(table.asked).toEqual({ vitale: 'tribute' })
    expect(table.prompt('vitale')).toMatchObject({ min: 1, max: 1 })
    expect(table.options('vitale')).toEqual(['$1', '$2', 'ally-producer', 'ally-tax'])
  })
})

describe('COR-R52 an ally played for nothing', () => {
  const hands = { vitale: ['ally-mayor-1', 'ally-accountant', '$1'], pizzino: [], marzullo: [] }

  it('COR-R52 one without any possible effect is offered and is an action, once an act', () => {
    const table = tableOf(3, { hands, figures: { mayor: 'hudson' } }).turnOf('vitale')
    expect(table.options('vitale')).toContain('ally:ally-mayor-1')
    expect(table.tries('vitale', 'pass')).toMatchObject({ code: 'blocked', rule: 'COR-7.3' })
    table.answers('vitale', 'ally:ally-mayor-1')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.family('vitale').played).toEqual(['ally-mayor-1'])
    table.turnOf('vitale')
    expect(table.options('vitale')).not.toContain('ally:ally-mayor-1')
    expect(table.tries('vitale', 'ally:ally-mayor-1')).toMatchObject({ code: 'blocked', rule: 'COR-7.19' })
  })

  it('COR-R52 one with everything declined is spent all the same, and its effects do not come back', () => {
    const table = tableOf(3, { hands }).turnOf('vitale').answers('vitale', 'ally:ally-accountant', [])
    expect(table.suitcase('vitale')).toEqual([])
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.turnOf('vitale').options('vitale')).not.toContain('ally:ally-accountant')
  })

  it('COR-R52 without an unplayed ally there is no such way out: neither pass nor skip is taken', () => {
    const table = tableOf(3, { hands: { ...hands, vitale: [] }, played: { vitale: ['ally-mayor-1'] } })
    table.turnOf('vitale')
    expect(table.offers('vitale', 'ally:')).toBe(false)
    expect(table.tries('vitale', 'ally:ally-mayor-1')).toMatchObject({ code: 'blocked', rule: 'COR-7.19' })
    expect(table.tries('vitale', 'pass')).toMatchObject({ code: 'blocked', rule: 'COR-7.3' })
    expect(table.tries('vitale', 'skip')).toMatchObject({ code: 'unknownOption' })
  })
})
