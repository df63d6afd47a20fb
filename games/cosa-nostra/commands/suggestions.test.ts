// What somebody who plays by chance may think of outside prompts: exactly what the moment allows. LCN-9, 16, 17, 20, LCN-R26, R30.

import { randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { G1, ORDER, R1, Y1, Y2, Y4 } from '../testing/cards.ts'
import { bargaining, tableOf, type TestTable } from '../testing/table.ts'
import { commands } from './index.ts'

const TRIES = 900
type Name = keyof typeof commands

/** What comes to mind in many tries, null for nothing. */
function tries(name: Name, table: TestTable, family: string): unknown[] {
  const random = randomFrom('thoughts')
  const { suggest } = commands[name]
  return Array.from({ length: TRIES }, () => suggest?.(table.state, table.seat(family), random, table.box))
}

/** Each thought once, in the order of the alphabet. */
function thoughts(name: Name, table: TestTable, family: string): unknown[] {
  const found = new Set(
    tries(name, table, family).flatMap((args) => (args === null ? [] : JSON.stringify(args))),
  )
  return [...found].sort().map((args): unknown => JSON.parse(args))
}

/** A thought comes at times, and at times it does not. */
const frequency = (name: Name, table: TestTable, family: string): number =>
  tries(name, table, family).filter((args) => args !== null).length / TRIES

function expectShare(found: number, share: number): void {
  expect(found).toBeGreaterThan(share * 0.8)
  expect(found).toBeLessThan(share * 1.2)
}

describe('looking', () => {
  const planned = { [Y1]: ORDER.gasStation, [Y2]: 'biz-casino-1', [G1]: ORDER.escort, [R1]: ORDER.theft }
  const spying = (more: object = {}, options: object = {}) =>
    tableOf(3, { planned, influence: { calmuti: ['spy', 'snitch'] }, ...more }, options)
      .action('blundetto')
      .nobodySchemes()

  it('LCN-16.4, LCN-16.7 at orders of opponents, with what one has', () => {
    expect(thoughts('look', spying(), 'calmuti')).toEqual(
      ['snitch', 'spy'].flatMap((means) => [Y1, G1].map((gangster) => ({ with: means, gangster }))),
    )
    expectShare(frequency('look', spying(), 'calmuti'), 1 / 4)
  })

  it('LCN-17.1 a Lawyer is a means as well, and nobody without means thinks of it', () => {
    expect(thoughts('look', spying(), 'dimaggio')).toEqual(
      [Y1, R1].map((gangster) => ({ with: 'lawyer', gangster })),
    )
    expect(thoughts('look', spying(), 'blundetto')).toEqual([])
  })

  it('LCN-R36 a second look is taken at once, and not at what was seen', () => {
    const table = spying().does('calmuti', 'look', { with: 'spy', gangster: Y1 })
    expect(thoughts('look', table, 'calmuti')).toEqual([{ with: 'more', gangster: G1 }])
    expect(frequency('look', table, 'calmuti')).toBe(1)
  })

  it('LCN-R13, LCN-22.3 only where one may, and where something lies', () => {
    expect(thoughts('look', tableOf(3, { influence: { calmuti: ['spy'] } }).closing(), 'calmuti')).toEqual([])
    expect(thoughts('look', spying({}, { variants: ['turnBoundSpying'] }), 'calmuti')).toEqual([])
    const table = tableOf(3, { planned, influence: { calmuti: ['spy'] } }).payday()
    expect(thoughts('look', table, 'calmuti')).toEqual([])
  })
})

describe('markers and Influence cards', () => {
  it('LCN-9.4 whoever has a marker on a card may take it back', () => {
    const table = bargaining({ markers: { 'biz-lawyer-1': ['calmuti'] } })
    expect(thoughts('takeBack', table, 'calmuti')).toEqual([{ business: 'biz-lawyer-1' }])
    expect(thoughts('takeBack', table, 'blundetto')).toEqual([])
    expectShare(frequency('takeBack', table, 'calmuti'), 1 / 6)
  })

  it('LCN-22.4, LCN-R50 cards in hand where they are free, each where it may lie', () => {
    const given = {
      orders: { blundetto: [ORDER.theft] },
      influence: { calmuti: ['saboteur', 'snitch'] },
    } as const
    const free = tableOf(3, given, { variants: ['freeInfluence'] }).planning()
    const found = thoughts('influence', free, 'calmuti')
    expect(found).toContainEqual({ card: 'snitch' })
    expect(found).toContainEqual({ card: 'saboteur', gangster: Y1 })
    expect(found).not.toContainEqual({ card: 'saboteur', gangster: R1 })
    expect(found).not.toContainEqual({ card: 'saboteur', gangster: Y4 })
    expect(thoughts('influence', tableOf(3, given).planning(), 'calmuti')).toEqual([])
  })
})

describe('words', () => {
  const owing = () =>
    bargaining({ cash: { blundetto: 5000 } }).does('blundetto', 'word', {
      kind: 'promise',
      to: 1,
      text: 'soon',
      later: { amount: 3000, at: 'closing', round: 1 },
    })

  it('LCN-20.2, LCN-20.12 promises and threats to the neighbour or to all; sums to one alone', () => {
    const found = thoughts('word', bargaining(), 'blundetto') as {
      to: unknown
      kind: string
      later: unknown
    }[]
    const kinds = new Set(
      found.map(({ to, kind, later }) => `${kind} ${String(to)} ${later === null ? '' : 'sum'}`),
    )
    expect([...kinds].sort()).toEqual(
      ['promise 1 ', 'promise 1 sum', 'promise all ', 'threat 1 ', 'threat all '].sort(),
    )
    expectShare(frequency('word', bargaining(), 'blundetto'), 1 / 6)
  })

  it('LCN-R32 aloud where nobody may whisper, and not without end', () => {
    const loud = bargaining({}, { privateTalk: false })
    expect((thoughts('word', loud, 'blundetto') as { aloud: boolean }[]).every(({ aloud }) => aloud)).toBe(
      true,
    )
    const tired = bargaining()
    tired.state.secret.talk[0] = 99
    expect(thoughts('word', tired, 'blundetto')).toEqual([])
  })

  it('LCN-20.4 whoever owes may pay, a part or all of it', () => {
    expect(thoughts('pay', owing(), 'blundetto')).toEqual([
      { word: '0-1-word-1', cash: 1000 },
      { word: '0-1-word-1', cash: null },
    ])
    expect(thoughts('pay', owing(), 'dimaggio')).toEqual([])
    expectShare(frequency('pay', owing(), 'blundetto'), 1 / 3)
  })

  it('LCN-20.2 those to whom a word was said may judge it, once either way', () => {
    expect(thoughts('judge', owing(), 'dimaggio')).toEqual([
      { word: '0-1-word-1', kept: false },
      { word: '0-1-word-1', kept: true },
    ])
    const kept = owing().does('dimaggio', 'judge', { word: '0-1-word-1', kept: true })
    expect(thoughts('judge', kept, 'dimaggio')).toEqual([{ word: '0-1-word-1', kept: false }])
    expect([thoughts('judge', owing(), 'blundetto'), thoughts('judge', owing(), 'calmuti')]).toEqual([[], []])
    expectShare(frequency('judge', owing(), 'dimaggio'), 1 / 4)
  })

  it('LCN-R30 the others may go on after a declaration', () => {
    const declared = bargaining().answers('blundetto', `declare:${Y1}`, 'seat-1')
    expect(thoughts('goOn', declared, 'dimaggio')).toEqual([{}])
    expect([thoughts('goOn', declared, 'blundetto'), thoughts('goOn', bargaining(), 'dimaggio')]).toEqual([
      [],
      [],
    ])
    expectShare(frequency('goOn', declared, 'dimaggio'), 1 / 2)
  })
})

describe('presets', () => {
  it('LCN-R26 every kind of reaction, with the conditions that belong to it', () => {
    const found = thoughts('standing', bargaining(), 'calmuti') as {
      reaction: string
      pass: string
      unless?: { least?: number; rivals?: readonly number[]; own?: boolean; murder?: boolean }
    }[]
    expect(new Set(found.map(({ reaction }) => reaction))).toEqual(
      new Set(['scheme', 'rob', 'trap', 'doctor']),
    )
    // Nothing is preset yet, so there is nothing to take back.
    expect(new Set(found.map(({ pass }) => pass))).toEqual(new Set(['round', 'game']))
    const conditions = (reaction: string) =>
      found.flatMap((one) => (one.reaction === reaction && one.unless ? [one.unless] : []))
    expect(conditions('scheme').every(({ rivals }) => rivals?.join() === '0')).toBe(true)
    expect(new Set(conditions('doctor').flatMap((one) => Object.keys(one)))).toEqual(
      new Set(['own', 'murder']),
    )
    for (const { least } of [...conditions('rob'), ...conditions('trap')]) {
      expect(least).toBeGreaterThanOrEqual(1000)
      expect(least).toBeLessThanOrEqual(12_000)
    }
    expect(found.some(({ unless }) => unless === undefined)).toBe(true)
  })

  it('LCN-R26 what is preset may be taken back', () => {
    const table = bargaining()
    for (const reaction of ['scheme', 'rob', 'trap', 'doctor'] as const)
      table.does('calmuti', 'standing', { reaction, pass: 'game' })
    const found = thoughts('standing', table, 'calmuti') as { pass: string }[]
    expect(found.some(({ pass }) => pass === 'never')).toBe(true)
  })
})
