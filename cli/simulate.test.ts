// Simulating: the fields others rely on, who sits where, and what is refused.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed } from '@backroom/bots'
import type { GameRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { playSeries } from './series.ts'
import { call, fileWith, folder } from './testing/call.ts'

const random = botNamed('random')

function corleone() {
  const game = GAMES['corleone']
  if (!game) throw new Error('no corleone')
  return game
}

const scores = async (seed: string) =>
  (await call(['simulate', 'corleone', '--games', '3', '--seed', seed, '--json'])).json()['bots']

describe('simulate', () => {
  it('prints one object with the fields others rely on, and nothing else', async () => {
    const called = await call([
      'simulate',
      'corleone',
      '--players',
      '3',
      '--games',
      '4',
      '--seed',
      '7',
      '--json',
    ])
    expect(called.code).toBe(0)
    expect(called.out.trim().split('\n')).toHaveLength(1)
    const json = called.json()
    expect(json).toMatchObject({ game: 'corleone', players: 3, games: 4, finished: 4 })
    expect(json).toMatchObject({ stuck: 0, errors: 0, violations: 0 })
    for (const field of ['decisions', 'seconds', 'decisionsPerSecond', 'gamesPerSecond'])
      expect(json[field]).toBeGreaterThan(0)
    expect(json['bots']).toEqual([
      { bot: 'random', seats: 3, wins: 4, winRate: 1, meanScore: expect.any(Number) },
    ])
  })

  it('SPK-29.2 --players 1 is one bot alone against the house, who sits at every other seat', async () => {
    const kept = folder()
    const asked = ['simulate', 'speakeasy', '--players', '1', '--games', '2', '--bots', 'random']
    const called = await call([...asked, '--record', kept, '--json'])
    expect(called.json()).toMatchObject({
      players: 1,
      finished: 2,
      bots: [
        { bot: 'random', seats: 1 },
        { bot: 'house', seats: 1 },
      ],
    })
    for (const file of readdirSync(kept)) {
      const record = JSON.parse(readFileSync(join(kept, file), 'utf8')) as GameRecord
      expect(record).toMatchObject({ seats: ['random', 'house'], options: { solo: 0 } })
    }
    expect((await call(asked)).out).toContain('alone against bots')
  })

  it('a game without rules for one alone is not played with one', async () => {
    const called = await call(['simulate', 'corleone', '--players', '1', '--games', '1'])
    expect(called.code).not.toBe(0)
    expect(called.err).toContain('from 2 to 5')
  })

  it('lets the last bot fill the seats and moves everybody on one seat from game to game', async () => {
    const kept = folder()
    const called = await call(
      [
        'simulate',
        'corleone',
        '--players',
        '3',
        '--games',
        '3',
        '--bots',
        'greedy,random',
        '--record',
        kept,
      ].concat('--json'),
    )
    expect(called.json()['bots']).toMatchObject([
      { bot: 'greedy', seats: 1 },
      { bot: 'random', seats: 2 },
    ])
    const seats = readdirSync(kept)
      .sort()
      .map((file): GameRecord['seats'] => JSON.parse(readFileSync(join(kept, file), 'utf8')).seats)
    expect(seats).toEqual([
      ['greedy', 'random', 'random'],
      ['random', 'random', 'greedy'],
      ['random', 'greedy', 'random'],
    ])
  })

  it('gives the same games for the same seed and others for another', async () => {
    expect(await scores('a')).toEqual(await scores('a'))
    expect(await scores('a')).not.toEqual(await scores('b'))
  })

  it('comes to the same figures with any number of threads', async () => {
    const [alone, shared] = [folder(), folder()]
    const figures = async (workers: string, kept: string) => {
      const asked = ['simulate', 'corleone', '--players', '3', '--games', '3', '--bots', 'random']
      const called = await call([...asked, '--workers', workers, '--check', '--record', kept, '--json'])
      expect(called.code).toBe(0)
      const { seconds: _, decisionsPerSecond: __, gamesPerSecond: ___, ...rest } = called.json()
      return rest
    }
    expect(await figures('2', shared)).toEqual(await figures('1', alone))
    const files = readdirSync(alone).sort()
    expect(readdirSync(shared).sort()).toEqual(files)
    for (const file of files)
      expect(readFileSync(join(shared, file), 'utf8')).toBe(readFileSync(join(alone, file), 'utf8'))
  })

  it('refuses what it cannot read before any thread begins', async () => {
    const asked = ['simulate', 'corleone', '--games', '4', '--workers', '2']
    const called = await call([...asked, '--options', '{"families":["corrado"]}'])
    expect(called.code).not.toBe(0)
    expect(called.err).toContain('no family is called corrado')
  })

  it('keeps the laws in a checked game', async () => {
    const called = await call(['simulate', 'corleone', '--players', '2', '--games', '1', '--check', '--json'])
    expect(called.json()).toMatchObject({ finished: 1, violations: 0, notes: [] })
    expect(called.code).toBe(0)
  })

  it('speaks in sentences otherwise, in the reader’s language', async () => {
    const asked = ['simulate', 'corleone', '--games', '1']
    expect((await call(asked)).out).toContain('1 of 1 games finished')
    expect((await call([...asked, '--lang', 'pl'])).out).toContain('ukończone partie 1 z 1')
  })

  it('counts games that never end as stuck, broken laws as violations, other faults as errors', () => {
    const series = { bots: [random, random], games: 2, seed: '1', options: {} }
    expect(playSeries({ ...series, game: { ...corleone(), bound: 5 } })).toMatchObject({
      stuck: 2,
      finished: 0,
    })
    const strict = { at: () => [], end: () => ['a', 'b'] }
    const strictly = playSeries({ ...series, game: corleone(), laws: strict })
    expect(strictly).toMatchObject({
      violations: 4,
      finished: 2,
      notes: ['1/0: a', '1/0: b', '1/1: a', '1/1: b'],
    })
    const confused = { name: 'confused', decide: () => 'nonsense' }
    expect(playSeries({ ...series, game: corleone(), bots: [confused, random] })).toMatchObject({ errors: 2 })
  })

  it.each([
    [['simulate'], 'which game?'],
    [['simulate', 'chess'], 'no game called “chess”'],
    [['simulate', 'corleone', 'twice'], '“twice” is one word too many'],
    [['simulate', 'corleone', '--bots', 'vito'], 'no bot is called vito'],
    [['simulate', 'corleone', '--players', '9'], '--players is a whole number from 2 to 5, not “9”'],
    [['simulate', 'corleone', '--games', 'many'], '--games is a whole number'],
    [['simulate', 'corleone', '--games', '0'], '--games is a whole number'],
    [['simulate', 'corleone', '--speed', '3'], 'no option --speed'],
    [
      ['simulate', 'corleone', '--players', '2', '--bots', 'random,random,random'],
      '3 bots do not fit on 2 seats',
    ],
    [['simulate', 'corleone', '--options', '{'], '--options: this is no JSON'],
    [['simulate', 'corleone', '--options', '{"families":["corrado"]}'], 'no family is called corrado'],
    [['simulate', 'corleone', '--components', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['deal', 'corleone'], 'no command called deal'],
  ])('%j is refused with a reason', async (argv, why) => {
    const called = await call([...argv, '--json'])
    expect(called.code).not.toBe(0)
    expect(called.err).toContain(why)
    expect(called.json()['error']).toContain(why)
  })

  it('names what is wrong with a components file', async () => {
    const called = await call(['simulate', 'corleone', '--components', fileWith('{"game":"corleone"}')])
    expect(called.code).not.toBe(0)
    expect(called.err).toContain('components')
  })
})

it.each(['simulate', 'replay', 'verify', 'rules', 'bench', 'play'])('%s explains itself', async (name) => {
  const called = await call([name, '--help'])
  expect(called.code).toBe(0)
  expect(called.out).toContain(`backroom ${name}`)
})
