// Dice, strength, difficulty, and what Cash Jobs need and pay. LCN-7, LCN-8, LCN-17.3, LCN-R16, R18, R34, R66.

import { describe, expect, it } from 'vitest'
import { G1, ORDER, R1, R3, Y1, Y2, Y3, Y6 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

const NO_COP = { blundetto: ['biz-loan-shark-1', 'biz-waste-management-1'] }

describe('dice', () => {
  it('LCN-7.1, LCN-7.2, LCN-16.16, LCN-16.15, LCN-R66 as many dice as the current strength, and all can see why', () => {
    const rolled = (on: readonly ('machine-gun' | 'distraction')[], id: string) => {
      const table = tableOf(3, {
        businesses: NO_COP,
        gangsters: { [Y6]: 'blundetto' },
        planned: { [id]: ORDER.gasStation },
        on: { [id]: on },
      }).action('blundetto')
      table.answers('blundetto', `run:${id}`)
      const [dice = []] = table.told('rolled').map((event) => event['dice'] as number[])
      expect(table.told('revealed')).toMatchObject([{ strength: dice.length, difficulty: 2 }])
      return dice.length
    }
    expect(rolled([], Y3)).toBe(3)
    expect(rolled(['machine-gun'], Y3)).toBe(4)
    expect(rolled(['distraction'], Y3)).toBe(2)
    expect(rolled(['distraction'], Y1)).toBe(1)
    expect(rolled(['machine-gun'], Y6)).toBe(5)
  })

  it('LCN-7.3, LCN-7.4, LCN-7.6 a die succeeds at the difficulty; one success pays the lower sum, two the higher, three no more', () => {
    const paid = (...eyes: number[]) => {
      const table = tableOf(3, { businesses: NO_COP, planned: { [Y3]: ORDER.creditCards } }).action(
        'blundetto',
      )
      return table.runs('blundetto', Y3, ...eyes).cash('blundetto') - 2000
    }
    expect(paid(2, 2, 2)).toBe(0)
    expect(paid(3, 2, 2)).toBe(2000)
    expect(paid(3, 2, 4)).toBe(3000)
    expect(paid(3, 6, 4)).toBe(3000)
  })

  it('LCN-7.5, LCN-16.8, LCN-16.14 a Henchman lowers the difficulty by 1, a Saboteur raises it by 1', () => {
    const difficulty = (...on: ('henchman' | 'saboteur')[]) => {
      const table = tableOf(3, { planned: { [Y1]: ORDER.creditCards }, on: { [Y1]: on } }).action('blundetto')
      table.answers('blundetto', `run:${Y1}`)
      return table.told('revealed')[0]?.['difficulty']
    }
    expect([
      difficulty(),
      difficulty('henchman'),
      difficulty('saboteur'),
      difficulty('henchman', 'saboteur'),
    ]).toEqual([3, 2, 4, 3])
  })

  it('LCN-7.7 with no success the order is discarded without consequence', () => {
    const table = tableOf(3, { businesses: NO_COP, planned: { [Y1]: ORDER.creditCards } })
      .action('blundetto')
      .runs('blundetto', Y1, 1)
    expect(table.cash('blundetto')).toBe(2000)
    expect(table.shown).toEqual([ORDER.creditCards])
  })

  it('LCN-7.8, LCN-14.11 one success of Bribery does nothing', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.bribery } })
      .action('blundetto')
      .attacks('blundetto', Y2, 'biz-lawyer-1', 4, 3)
    expect(table.owner('biz-lawyer-1')).toBe('dimaggio')
  })

  it('LCN-R16 difficulty 1 always succeeds, difficulty 7 never does', () => {
    const easy = tableOf(3, {
      businesses: NO_COP,
      planned: { [Y1]: ORDER.gasStation },
      on: { [Y1]: ['henchman'] },
    }).action('blundetto')
    expect(easy.runs('blundetto', Y1, 1).cash('blundetto')).toBe(3000)
    const hard = tableOf(3, {
      gangsters: { 'gang-dimaggio-6': 'dimaggio' },
      planned: { [Y2]: ORDER.murder, 'gang-dimaggio-6': ORDER.escort },
      on: { 'gang-dimaggio-6': ['machine-gun'], [Y2]: ['saboteur'] },
    }).action('blundetto')
    hard.attacks('blundetto', Y2, 'gang-dimaggio-6', 6, 6)
    expect(hard.told('rolled')).toMatchObject([{ difficulty: 7, successes: 0 }])
    expect(hard.gangster('gang-dimaggio-6').where).toBe('play')
  })

  it('LCN-X19 strength 2 with all four cards: two dice at difficulty 3; strength 1 with a Distraction: one die', () => {
    const table = tableOf(3, {
      planned: { [Y2]: ORDER.creditCards },
      on: { [Y2]: ['machine-gun', 'distraction', 'henchman', 'saboteur'] },
    }).action('blundetto')
    table.answers('blundetto', `run:${Y2}`)
    expect(table.told('revealed')).toMatchObject([{ strength: 2, difficulty: 3 }])
    const weak = tableOf(3, { planned: { [Y1]: ORDER.creditCards }, on: { [Y1]: ['distraction'] } }).action(
      'blundetto',
    )
    weak.answers('blundetto', `run:${Y1}`)
    expect(weak.told('revealed')).toMatchObject([{ strength: 1, difficulty: 3 }])
  })
})

describe('Cash Jobs', () => {
  it('LCN-8.1 the bank pays at once', () => {
    const table = tableOf(3, { planned: { [R3]: ORDER.carTheft } })
      .action('calmuti')
      .runs('calmuti', R3, 3, 3, 1)
    expect(table.cash('calmuti')).toBe(11000)
    expect(table.told('profit')).toEqual([{ type: 'profit', seat: 2, order: ORDER.carTheft, amount: 9000 }])
  })

  it('LCN-8.2, LCN-R18, LCN-R44 without its requirements it cannot be revealed, only called off, and that is asked', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.carTheft } }).action('blundetto')
    expect(table.tries('blundetto', `run:${Y1}`)).toMatchObject({ code: 'blocked', rule: 'LCN-8.2' })
    table.answers('blundetto', `off:${Y1}`)
    expect(table.unshown).toEqual([ORDER.carTheft])
    expect(table.shown).toEqual([])
  })

  it('LCN-8.3, LCN-11.4 an active card of one’s own meets it, a turned one does not', () => {
    const job = { planned: { [R1]: ORDER.carTheft } }
    expect(tableOf(3, job).action('calmuti').offers('calmuti', `run:${R1}`)).toBe(true)
    expect(
      tableOf(3, { ...job, deactivated: ['biz-garage-1'] })
        .action('calmuti')
        .offers('calmuti', `run:${R1}`),
    ).toBe(false)
  })

  it('LCN-8.4, LCN-R36 so does an opponent’s active card with one’s marker, also one whose ability was used', () => {
    const job = {
      planned: { [Y1]: ORDER.investment },
      markers: { 'biz-lawyer-1': ['blundetto'] },
      used: ['biz-lawyer-1'],
    }
    expect(tableOf(3, job).action('blundetto').offers('blundetto', `run:${Y1}`)).toBe(true)
    expect(tableOf(3, { planned: job.planned }).action('blundetto').offers('blundetto', `run:${Y1}`)).toBe(
      false,
    )
  })

  it('LCN-8.5, LCN-R34 a type required twice needs two cards; two markers on one card are one card', () => {
    const job = { planned: { [G1]: ORDER.drugTrade } }
    const runs = (more: object) =>
      tableOf(4, { ...job, ...more })
        .action('dimaggio')
        .offers('dimaggio', `run:${G1}`)
    expect(runs({})).toBe(false)
    expect(runs({ businesses: { dimaggio: ['biz-drug-dealer-1', 'biz-drug-dealer-2'] } })).toBe(true)
    const other = { businesses: { calmuti: ['biz-drug-dealer-2'], dimaggio: [] } }
    expect(runs({ ...other, markers: { 'biz-drug-dealer-2': ['dimaggio', 'dimaggio'] } })).toBe(false)
    expect(
      runs({
        businesses: { calmuti: ['biz-drug-dealer-2'] },
        markers: { 'biz-drug-dealer-2': ['dimaggio'] },
      }),
    ).toBe(true)
  })

  it('LCN-8.6, LCN-9.9, LCN-X13 a Purchase that is not paid for serves nobody; once it is paid the marker counts', () => {
    const table = tableOf(3, {
      cash: { blundetto: 8000 },
      planned: { [Y1]: 'biz-waste-management-2', [R1]: ORDER.manipulation },
      markers: { 'biz-waste-management-2': ['calmuti'] },
    }).action('calmuti')
    expect(table.offers('calmuti', `run:${R1}`)).toBe(false)
    const paid = tableOf(3, {
      cash: { blundetto: 8000 },
      planned: { [Y1]: 'biz-waste-management-2', [R1]: ORDER.manipulation },
      markers: { 'biz-waste-management-2': ['calmuti'] },
    }).action('blundetto')
    paid.answers('blundetto', `pay:${Y1}`)
    expect(paid.offers('calmuti', `run:${R1}`)).toBe(true)
  })

  it('LCN-8.7 own cards serve any number of jobs, also with others’ markers on them', () => {
    const table = tableOf(3, {
      planned: { [R1]: ORDER.carTheft, [R3]: ORDER.escort },
      businesses: { calmuti: ['biz-garage-1', 'biz-pimp-1'] },
      markers: { 'biz-garage-1': ['dimaggio', 'blundetto'] },
    }).action('calmuti')
    table.runs('calmuti', R1, 3)
    expect(table.markers('biz-garage-1')).toEqual(['dimaggio', 'blundetto'])
    expect(table.offers('calmuti', `run:${R3}`)).toBe(true)
  })

  it('LCN-8.8, LCN-24.15 used markers go home after the job, also after a failed roll', () => {
    const table = tableOf(3, {
      businesses: NO_COP,
      planned: { [Y1]: ORDER.investment },
      markers: { 'biz-lawyer-1': ['blundetto', 'blundetto'] },
    }).action('blundetto')
    table.runs('blundetto', Y1, 1)
    expect(table.cash('blundetto')).toBe(2000)
    expect(table.markers('biz-lawyer-1')).toEqual(['blundetto'])
  })

  it('LCN-R34, LCN-D14, LCN-24.6 own cards first; where more marked cards fit than needed the player chooses', () => {
    const table = tableOf(5, {
      businesses: NO_COP,
      planned: { [Y1]: ORDER.investment },
      markers: { 'biz-lawyer-1': ['blundetto'], 'biz-lawyer-2': ['blundetto'] },
    }).action('blundetto')
    table.answers('blundetto', `run:${Y1}`)
    expect(table.asked).toEqual({ blundetto: 'marks' })
    expect(table.options('blundetto')).toEqual(['biz-lawyer-1', 'biz-lawyer-2'])
    table.answers('blundetto', ['biz-lawyer-2'])
    expect(table.markers('biz-lawyer-1')).toEqual(['blundetto'])
    expect(table.markers('biz-lawyer-2')).toEqual([])
  })

  it('LCN-8.9, LCN-17.3, LCN-17.4, LCN-D16, LCN-24.8 after the roll one die for each unused Cop, and the new result counts', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.creditCards } })
      .action('blundetto')
      .runs('blundetto', Y2, 3, 1)
    expect(table.asked).toEqual({ blundetto: 'cops' })
    expect(table.cash('blundetto')).toBe(2000)
    table.dice(2).answers('blundetto', 'die-0')
    expect(table.business('biz-cop-1')?.used).toBe(true)
    expect(table.cash('blundetto')).toBe(2000)
    expect(table.told('rerolled')).toMatchObject([{ was: 3, now: 2, same: false, successes: 0 }])
  })

  it('LCN-17.5, LCN-R36 two Cops re-roll twice, the same die too; a used one does not', () => {
    const cops = {
      businesses: { blundetto: ['biz-cop-1', 'biz-cop-2'] },
      planned: { [Y1]: ORDER.gasStation, [Y2]: ORDER.creditCards },
    }
    const table = tableOf(3, cops).action('blundetto').runs('blundetto', Y1, 1)
    table.dice(1).answers('blundetto', 'die-0').dice(6).answers('blundetto', 'die-0')
    expect(table.cash('blundetto')).toBe(3000)
    table.runs('blundetto', Y2, 1, 1)
    expect(Object.values(table.asked)).toEqual(['closing', 'closing', 'closing'])
  })

  it('LCN-17.3, LCN-10.9 a Cop does nothing for Attacks and Special orders', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.birthday, [Y2]: ORDER.theft } })
      .action('blundetto')
      .runs('blundetto', Y1, 1)
    expect(table.asked).toEqual({ blundetto: 'act' })
    table.attacks('blundetto', Y2, 'seat-1', 1, 1)
    expect(table.asked).not.toHaveProperty('blundetto', 'cops')
  })

  it('LCN-24.7 with the reveal the gangster holds no task any more, and dice and difficulty are fixed', () => {
    const table = tableOf(3, {
      planned: { [Y2]: ORDER.creditCards },
      on: { [Y2]: ['machine-gun', 'saboteur'] },
    }).action('blundetto')
    table.runs('blundetto', Y2, 4, 1, 1)
    expect(table.asked).toEqual({ blundetto: 'cops' })
    expect(table.view('spectator').gangsters[Y2]).toMatchObject({
      back: null,
      on: ['machine-gun', 'saboteur'],
    })
    expect(table.view('spectator').executions).toMatchObject([{ strength: 3, difficulty: 4, successes: 1 }])
  })

  it('LCN-24.12 the effect comes last: the robber’s share and the owner’s rest are paid when all windows are past', () => {
    const table = tableOf(3, {
      planned: { [R3]: ORDER.carTheft, [Y2]: ORDER.robbery, [R1]: ORDER.trap },
    }).action('calmuti')
    table.runs('calmuti', R3, 3, 3, 1).dice(4, 1).answers('blundetto', `rob:${Y2}`)
    expect([table.cash('calmuti'), table.cash('blundetto')]).toEqual([2000, 2000])
    table.dice(1).answers('calmuti', `trap:${R1}`)
    expect([table.cash('calmuti'), table.cash('blundetto')]).toEqual([7000, 6000])
    expect(table.told('profit').map(({ seat }) => seat)).toEqual([0, 2])
  })
})
