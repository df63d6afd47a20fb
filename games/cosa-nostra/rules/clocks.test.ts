// The time for planning turns. LCN-22.6, LCN-R43.

import { Timekeeper } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { clocks } from './clocks.ts'
import { ORDER } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

const planning = (options: object = { planningSeconds: 60 }) =>
  tableOf(
    3,
    {
      orders: {
        blundetto: [ORDER.threats, ORDER.gasStation],
        dimaggio: [ORDER.theft],
        calmuti: [ORDER.escort],
      },
      influence: { blundetto: ['snitch'] },
    },
    options,
  ).planning()

/** Does what is due at this second, as whoever keeps the table does. */
function tick(table: TestTable, keeper: Timekeeper, second: number): void {
  keeper.look(table.play, 1000 * second)
  for (
    let due = keeper.due(table.play, 1000 * second);
    due.length > 0;
    due = keeper.due(table.play, 1000 * second)
  ) {
    for (const entry of due)
      if ('answer' in entry) table.answers(table.nameOf(entry.seat) ?? '', entry.answer)
      else table.does(table.nameOf(entry.seat) ?? '', entry.command, entry.args as object)
    keeper.look(table.play, 1000 * second)
  }
}

describe('the planning timer', () => {
  it('LCN-22.6 is off by default, and any number of seconds where the table wants one', () => {
    expect(clocks(planning({}).state, planning({}).box)).toEqual([])
    const table = planning({ planningSeconds: 90 })
    expect(clocks(table.state, table.box)).toMatchObject([{ seconds: 90, timesOut: 0 }])
    expect(table.told('timeRuns')).toMatchObject([{ seat: 0, seconds: 90 }])
    for (const planningSeconds of [0, 9, 1.5, 'long', 4000])
      expect(() => tableOf(3, {}, { planningSeconds })).toThrow('options.planningSeconds')
  })

  it('LCN-22.6 runs from the beginning of the turn to its end, whatever is said or done in between', () => {
    const table = planning()
    const [before] = clocks(table.state, table.box)
    table.does('calmuti', 'offer', { to: 1, give: { cash: 1000 } })
    table.answers('blundetto', `task:gang-blundetto-1:${ORDER.threats}`)
    expect(table.asked).toEqual({ blundetto: 'planMore' })
    expect(clocks(table.state, table.box)[0]?.id).toBe(before?.id)
    table.answers('blundetto', 'done')
    expect(clocks(table.state, table.box)).toMatchObject([{ timesOut: 1 }])
    expect(clocks(table.state, table.box)[0]?.id).not.toBe(before?.id)
  })

  it('LCN-22.6, LCN-R43 when it is over everybody is told, and the table gives the task and ends the turn', () => {
    const table = planning()
    const keeper = new Timekeeper()
    tick(table, keeper, 0)
    tick(table, keeper, 59)
    expect([table.turn, keeper.runsOut(0)]).toEqual(['blundetto', 60_000])
    tick(table, keeper, 60)
    expect(table.told('timeUp')).toMatchObject([{ seat: 0 }])
    expect(table.told('planned')).toHaveLength(1)
    expect(table.turn).toBe('dimaggio')
    // The next one has his own minute.
    tick(table, keeper, 119)
    expect(table.turn).toBe('dimaggio')
    tick(table, keeper, 120)
    expect([table.turn, table.told('timeUp').length]).toEqual(['calmuti', 2])
  })

  it('LCN-22.6 only whose time runs has none left', () => {
    const table = planning()
    expect(table.triesTo('dimaggio', 'timeUp', {})).toMatchObject({ code: 'notNow', why: 'noTimeRuns' })
    expect(planning({}).triesTo('blundetto', 'timeUp', {})).toMatchObject({ why: 'noTimeRuns' })
    expect(table.triesTo('blundetto', 'timeUp', { now: true })).toMatchObject({ code: 'wrongShape' })
    table.does('blundetto', 'timeUp', {})
    expect(clocks(table.state, table.box)).toMatchObject([{ seconds: 0, timesOut: 0 }])
    expect(table.triesTo('blundetto', 'timeUp', {})).toMatchObject({ why: 'noTimeRuns' })
  })
})
