// Other things that a corrected file may say: jobs without a price, members, fronts, turfs and acts in another order.

import { describe, expect, it } from 'vitest'
import { PRINTED } from '../components/components.ts'
import { ALLY, DRAW, MEMBERS, playing, SUITCASE, THUGS, withEffects } from '../testing/correctedAlly.ts'
import { tableOf } from '../testing/table.ts'

describe('other corrections', () => {
  const job = (change: object) => ({
    components: {
      ...PRINTED,
      jobs: {
        ...PRINTED.jobs,
        list: PRINTED.jobs.list.map((one) => (one.id === 'job-favor' ? { ...one, ...change } : one)),
      },
    },
  })

  it('COR-7.12 a job that requires nothing is paid with nothing, also where nobody can tell what is in the hand', () => {
    const hands = { vitale: ['job-favor'], pizzino: [], marzullo: [] }
    const table = tableOf(3, { hands, hidden: { vitale: ['gun'] } }, job({ requires: [] })).turnOf('vitale')
    table.answers('vitale', 'hand:job-favor')
    expect(table.options('vitale')).toEqual(['nothing'])
    table.answers('vitale', 'nothing')
    expect(table.told('jobPaid')).toEqual([{ type: 'jobPaid', seat: 0, cards: [] }])
    expect(table.hand('vitale')).toEqual(['$2', 'gun'])
  })

  it('COR-13.3 two members who come in the same act both join', () => {
    const list = PRINTED.families.list.map((family) => ({
      ...family,
      members: family.members.map((member) => (member.role === 'heir' ? { ...member, fromAct: 2 } : member)),
    }))
    const components = { ...PRINTED, families: { ...PRINTED.families, list } }
    const hands = { vitale: [], pizzino: [], marzullo: [] }
    const table = tableOf(3, { hands }, { components }).from('entracte')
    for (const family of table.names) {
      expect(table.family(family).members).toEqual([
        `${family}-don`,
        `${family}-consigliere`,
        `${family}-heir`,
      ])
      expect(table.family(family).coming).toEqual([])
    }
  })

  it('COR-16.3 the front that a card has emptied stays so when the same card hits a family member too', () => {
    const table = playing(
      [
        { do: 'gunDown', kind: 'thug', count: 1, scope: 'board' },
        { do: 'gunDown', kind: 'familyMember', count: 1, scope: 'board' },
        { do: 'useFront', scope: 'vacated', count: 1 },
      ],
      { figures: { ...THUGS, ...MEMBERS } },
    )
    table.answers('vitale', 'gunDown:0', 'pizzino-thug-1', 'gunDown:1', 'pizzino-don')
    expect(table.asked).toEqual({ vitale: 'useFront' })
    expect(table.options('vitale')).toEqual(['pb-queens', 'none'])
  })

  it('COR-R12 a hit beside a Police Chief who lies in the Hudson waits for nobody: it reaches nobody', () => {
    const near = { do: 'gunDown', kind: 'thug', count: 1, scope: 'chiefTurf' }
    const figures = { ...THUGS, 'police-chief': 'hudson' }
    const table = playing([{ do: 'placeNeutral', figure: 'police-chief' }, near, DRAW, SUITCASE], { figures })
    expect(table.blocked('vitale')).toEqual([
      { id: 'placeNeutral:0', rule: 'COR-R12', why: 'neutralInHudson' },
      { id: 'gunDown:1', rule: 'COR-16.6', why: 'nobodyInReach' },
    ])
  })

  it('COR-16.5 money for turfs follows the turfs, also on a card that does something else besides', () => {
    const options = withEffects([{ do: 'moneyPerTurf', value: 1, max: 3 }, DRAW])
    const taken = (turfs: readonly string[]) => {
      const control = Object.fromEntries(turfs.map((turf) => [turf, ['vitale']]))
      const hands = { vitale: [ALLY], pizzino: [], marzullo: [] }
      return tableOf(3, { hands, control }, options)
        .turnOf('vitale')
        .answers('vitale', `ally:${ALLY}`)
        .hand('vitale')
    }
    expect(taken(['queens'])).toEqual(['$1'])
    expect(taken(['queens', 'brooklyn'])).toEqual(['$1', '$1'])
    expect(taken([])).toEqual([])
  })

  it('COR-9.1, COR-6.1 turfs and acts keep their order, however the file lists them', () => {
    const components = {
      ...PRINTED,
      turfs: { ...PRINTED.turfs, list: PRINTED.turfs.list.toReversed() },
      acts: { ...PRINTED.acts, list: PRINTED.acts.list.toReversed() },
    }
    const { box } = tableOf(3, {}, { components })
    expect(box.numbered).toEqual(tableOf(3).box.numbered)
    expect(box.turfs.map((turf) => turf.number)).toEqual([1, 2, 3, 4, 5, 6, 7, null])
    expect(box.acts.map((act) => act.handLimit)).toEqual([5, 4, 3, 2])
  })

  it('COR-R44 two jobs that were looked at cannot be put back', () => {
    const table = playing([DRAW, SUITCASE]).answers('vitale', 'drawJobs:0')
    expect(table.asked).toEqual({ vitale: 'keepJob' })
    expect(table.play.core.fence).toBe(table.play.core.taken)
  })

  it('COR-16.2 a choice among goods says how many it gives', () => {
    const choice = { do: 'takeGoodsChoice', from: ['gun', 'booze'], count: 2, distinct: true }
    expect(playing([choice, SUITCASE]).prompt('vitale')).toHaveProperty('options.0.count', 2)
  })
})
