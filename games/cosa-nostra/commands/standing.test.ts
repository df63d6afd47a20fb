// "Pass unless …": presets for the windows of reactions, which tell nobody anything. LCN-R26, LCN-R24, R27, R28.

import { copyJson, randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { redeal } from '../view/redeal.ts'
import { G1, G2, ORDER, R1, R2, Y1, Y2 } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

type Preset = { reaction: string; pass: string; unless?: object }

/** Yellow is on turn; the others have hands and tasks that could be anything. */
const evening = (hand: Hand = {}, presets: { [family: string]: readonly Preset[] } = {}) => {
  const table = tableOf(4, {
    round: 3,
    cash: { blundetto: 9000, dimaggio: 9000, calmuti: 9000, laserva: 9000 },
    businesses: { calmuti: ['biz-garage-1', 'biz-pimp-1'], blundetto: ['biz-garage-2'] },
    planned: {
      [Y1]: ORDER.murder,
      [Y2]: ORDER.carTheft,
      [G1]: hand.dimaggio ?? 'ord-3-18',
      [G2]: ORDER.gasStation,
      [R1]: hand.calmuti ?? 'ord-3-17',
      [R2]: ORDER.creditCards,
    },
    influence: {
      blundetto: ['henchman'],
      dimaggio: [hand.influence ?? 'snitch'],
      calmuti: ['spy'],
    },
  })
  for (const [family, given] of Object.entries(presets))
    for (const preset of given)
      table.state.secret.standing[table.seat(family)] = presetsOf(table, family, preset)
  return table
}
type Hand = {
  dimaggio?: string
  calmuti?: string
  influence?: 'snitch' | 'doctor' | 'schemer'
}

const presetsOf = (table: TestTable, family: string, { reaction, pass, unless }: Preset) => ({
  ...table.state.secret.standing[table.seat(family)],
  [reaction]: { pass, unless: unless ?? null },
})

describe('what can be preset', () => {
  it('LCN-R26 for each kind of reaction, until the end of the round or the game, and known to nobody else', () => {
    const table = evening().action('blundetto').nobodySchemes()
    table.does('dimaggio', 'standing', { reaction: 'rob', pass: 'round', unless: { least: 5000 } })
    table.does('dimaggio', 'standing', { reaction: 'doctor', pass: 'game', unless: { own: true } })
    expect(table.view('dimaggio').standing).toEqual({
      rob: { pass: 'round', unless: { least: 5000 } },
      doctor: { pass: 'game', unless: { own: true } },
    })
    expect([table.view('calmuti').standing, table.view('spectator').standing]).toEqual([{}, null])
    expect([table.hears('dimaggio', 'standing').length, table.hears('calmuti', 'standing').length]).toEqual([
      2, 0,
    ])
    expect(table.told('standing')).toEqual([])
    table.does('dimaggio', 'standing', { reaction: 'doctor', pass: 'never' })
    expect(table.view('dimaggio').standing).toEqual({ rob: { pass: 'round', unless: { least: 5000 } } })
  })

  it('LCN-R26 a condition is one of public facts that belongs to the reaction; the refusal cites the windows', () => {
    const table = evening().action('blundetto').nobodySchemes()
    const tries = (args: object) => table.triesTo('dimaggio', 'standing', args)
    for (const wrong of [
      {},
      { reaction: 'cops', pass: 'game' },
      { reaction: 'rob' },
      { reaction: 'rob', pass: 'game', unless: { own: true } },
      { reaction: 'rob', pass: 'game', unless: { least: 1500 } },
      { reaction: 'doctor', pass: 'game', unless: {} },
      { reaction: 'scheme', pass: 'game', unless: { rivals: [] } },
      { reaction: 'trap', pass: 'game', unless: { holds: 'trap' } },
    ])
      expect(tries(wrong)).toMatchObject({ code: 'wrongShape', rule: 'LCN-R26' })
    expect(tries({ reaction: 'scheme', pass: 'game', unless: { rivals: [1] } })).toMatchObject({
      rule: 'LCN-R28',
      why: 'anotherPlayer',
    })
    expect(tries({ reaction: 'rob', pass: 'never', unless: { least: 5000 } })).toMatchObject({
      rule: 'LCN-R26',
      why: 'conditionWithoutPass',
    })
    expect(tries({ reaction: 'rob', pass: 'never' })).toMatchObject({ why: 'sameAsBefore' })
    expect(tries({ reaction: 'rob', pass: 'game' })).toBeNull()
    expect(tries({ reaction: 'rob', pass: 'game' })).toMatchObject({ why: 'sameAsBefore' })
  })

  it('LCN-R26 presets for the round end with it, those for the game do not', () => {
    const table = tableOf(3, { round: 3 })
    table.state.secret.standing[0] = {
      rob: { pass: 'round', unless: null },
      trap: { pass: 'game', unless: null },
    }
    table.payday()
    while (table.state.open.round === 3) table.all('none')
    expect(table.state.secret.standing[0]).toEqual({ trap: { pass: 'game', unless: null } })
  })

  it('LCN-R26 a window that is open stays as it is: what is preset holds from the next one on', () => {
    const table = evening().action('blundetto').nobodySchemes().runs('blundetto', Y2, 3, 3)
    expect(table.awaited).toEqual(['dimaggio', 'calmuti'])
    table.does('dimaggio', 'standing', { reaction: 'rob', pass: 'game' })
    expect(table.awaited).toEqual(['dimaggio', 'calmuti'])
  })

  it('LCN-23 what others have preset is dealt anew with what they hold', () => {
    const table = evening({}, { dimaggio: [{ reaction: 'rob', pass: 'game' }] })
    const state = copyJson(table.state)
    redeal(state, table.seat('calmuti'), randomFrom('x'), table.box)
    expect(state.secret.standing).toEqual([{}, {}, {}, {}])
    const own = copyJson(table.state)
    redeal(own, table.seat('dimaggio'), randomFrom('x'), table.box)
    expect(own.secret.standing[1]).toEqual({ rob: { pass: 'game', unless: null } })
  })
})

describe('a preset seat counts as sealed with a pass when the window opens', () => {
  const robbery = (presets: Parameters<typeof evening>[1]) =>
    evening({}, presets).action('blundetto').nobodySchemes().runs('blundetto', Y2, 3, 3)

  it('LCN-R24 Robbery: always, or unless so much is at stake', () => {
    const always = robbery({ dimaggio: [{ reaction: 'rob', pass: 'game' }] })
    expect(always.awaited).toEqual(['calmuti'])
    expect(always.sight('calmuti').waiting).toMatchObject([
      { seat: 1, key: 'rob', sealed: true },
      { seat: 2, key: 'rob', sealed: false },
    ])
    expect(always.sight('dimaggio').prompt).toBeNull()
    for (const [least, asked] of [
      [9000, ['dimaggio', 'calmuti']],
      [10_000, ['calmuti']],
    ] as const)
      expect(robbery({ dimaggio: [{ reaction: 'rob', pass: 'round', unless: { least } }] }).awaited).toEqual(
        asked,
      )
  })

  it('LCN-R26 where everybody has preset, nobody is waited for', () => {
    const pass = [{ reaction: 'rob', pass: 'game' }]
    const table = robbery({ dimaggio: pass, calmuti: pass })
    expect(table.told('profit')).toMatchObject([{ seat: 0, amount: 9000 }])
  })

  it('LCN-R28 Schemer: always, or unless before the turn of a certain rival', () => {
    const before = (turn: string, unless?: object) =>
      evening({}, { dimaggio: [{ reaction: 'scheme', pass: 'game', ...(unless && { unless }) }] }).action(
        turn,
      ).awaited
    expect(before('blundetto')).toEqual(['calmuti'])
    expect(before('blundetto', { rivals: [0] })).toEqual(['dimaggio', 'calmuti'])
    expect(before('calmuti', { rivals: [0] })).toEqual(['blundetto'])
  })

  it('LCN-R23 Trap: always, or unless so much is at stake; a gangster’s life has no price', () => {
    const theft = (unless?: object) =>
      tableOf(3, {
        round: 3,
        cash: { dimaggio: 9000 },
        planned: { [Y1]: ORDER.theft, [Y2]: ORDER.murder, [G1]: ORDER.trap, [G2]: ORDER.gasStation },
      })
        .does('dimaggio', 'standing', { reaction: 'trap', pass: 'game', ...(unless && { unless }) })
        .action('blundetto')
    expect(theft().attacks('blundetto', Y1, 'seat-1', 4).cash('dimaggio')).toBe(6000)
    expect(theft({ least: 4000 }).attacks('blundetto', Y1, 'seat-1', 4).cash('dimaggio')).toBe(6000)
    expect(theft({ least: 3000 }).attacks('blundetto', Y1, 'seat-1', 4).asked).toEqual({ dimaggio: 'trap' })
    expect(theft({ least: 90_000 }).attacks('blundetto', Y2, G2, 4, 4).asked).toEqual({ dimaggio: 'trap' })
    expect(theft().attacks('blundetto', Y2, G2, 4, 4).gangster(G2).where).toBe('dead')
  })

  it('LCN-R27 Doctor: always, unless one’s own people are hit, unless somebody is to die', () => {
    const murder = (family: string, unless?: object) =>
      tableOf(4, {
        round: 3,
        planned: { [Y2]: ORDER.murder },
        influence: { dimaggio: ['doctor'], calmuti: ['doctor'] },
      })
        .does(family, 'standing', { reaction: 'doctor', pass: 'round', ...(unless && { unless }) })
        .action('blundetto')
        .attacks('blundetto', Y2, G2, 4, 4).awaited
    expect(murder('dimaggio')).toEqual(['calmuti'])
    expect(murder('dimaggio', { own: true })).toEqual(['dimaggio', 'calmuti'])
    expect(murder('calmuti', { own: true })).toEqual(['dimaggio'])
    expect(murder('calmuti', { murder: true })).toEqual(['dimaggio', 'calmuti'])
    expect(murder('calmuti', { own: true, murder: true })).toEqual(['dimaggio'])
  })
})

describe('nothing tells who holds what', () => {
  const HANDS: readonly Hand[] = [
    {},
    { dimaggio: ORDER.robbery },
    { dimaggio: ORDER.trap, influence: 'doctor' },
    { dimaggio: ORDER.otherRobbery, influence: 'schemer' },
  ]
  const ALWAYS: readonly Preset[] = ['rob', 'trap', 'doctor', 'scheme'].map((reaction) => ({
    reaction,
    pass: 'game',
  }))
  const SOMETIMES: readonly Preset[] = [
    { reaction: 'rob', pass: 'round', unless: { least: 10_000 } },
    { reaction: 'trap', pass: 'round', unless: { least: 4000 } },
    { reaction: 'doctor', pass: 'round', unless: { own: true } },
    { reaction: 'scheme', pass: 'round', unless: { rivals: [3] } },
  ]

  /** All that the others see and hear, from the first window to the last; everybody who is asked lets it pass. */
  function history(hand: Hand, presets: readonly Preset[]): string[] {
    const table = evening(hand, { dimaggio: presets })
    const seen: string[] = []
    const look = () => {
      for (const viewer of ['blundetto', 'calmuti', 'laserva', 'spectator'])
        seen.push(JSON.stringify([table.sight(viewer), table.events.length]))
    }
    const allPass = () => {
      look()
      for (const family of table.awaited)
        if (table.options(family).includes('pass')) {
          table.answers(family, 'pass')
          look()
        }
    }
    table.action('blundetto')
    allPass()
    table.dice(3, 3).answers('blundetto', `run:${Y2}`)
    allPass()
    allPass()
    table.answers('dimaggio', `off:${G2}`)
    allPass()
    table.answers('calmuti', `off:${R2}`)
    allPass()
    if (table.turn === 'blundetto') table.attacks('blundetto', Y1, G2, 6, 6, 6)
    allPass()
    allPass()
    return [...seen, JSON.stringify(table.events)]
  }

  it.each([
    ['without presets', []],
    ['with "always pass"', ALWAYS],
    ['with conditions', SOMETIMES],
  ] as const)('LCN-R26 %s others see the same whatever lies face down', (_name, presets) => {
    const [first, ...others] = HANDS.map((hand) => history(hand, presets))
    expect(first?.length).toBeGreaterThan(20)
    for (const other of others) expect(other).toEqual(first)
  })

  it('LCN-R26 who has preset is not waited for, and whoever has not is, whatever they hold', () => {
    const quick = history(HANDS[1] ?? {}, ALWAYS)
    const slow = history(HANDS[1] ?? {}, [])
    expect(quick.length).toBeLessThan(slow.length)
    // What happened in the game is the same.
    expect(quick.at(-1)).toBe(slow.at(-1))
  })
})
