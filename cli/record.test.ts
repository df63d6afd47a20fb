// Records: verified, replayed in any process alike, and refused when a letter was changed.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { botNamed, playBots } from '@backroom/bots'
import { type Action, commit, type GameRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { CorleoneView } from '@backroom/games/corleone'
import { wordsFor } from '@backroom/games/words'
import { describe, expect, it } from 'vitest'
import { call, fileWith } from './testing/call.ts'

function recorded(): GameRecord {
  const game = GAMES['corleone']
  if (!game) throw new Error('no corleone')
  const bots = [botNamed('random'), botNamed('random'), botNamed('greedy')]
  const { record } = playBots({ game, bots, seed: 'on record', recorded: true })
  if (!record) throw new Error('no record')
  return record
}

const record = recorded()
const fileOf = (changed: object) => fileWith(JSON.stringify(changed))
const withAnswer = (at: number, change: (action: Action) => object) => ({
  ...record,
  answers: record.answers.map((action, i) => (i === at ? change(action) : action)),
})

describe('verify', () => {
  it('confirms an honest record', async () => {
    const called = await call(['verify', fileOf(record), '--json'])
    expect(called.code).toBe(0)
    expect(called.json()).toMatchObject({ ok: true, answers: record.answers.length })
  })

  it('confirms a record that lies in a larger file, as the server and the browser give it', async () => {
    const called = await call(['verify', fileOf({ id: 'a table', made: 7, record }), '--json'])
    expect(called.json()).toMatchObject({ ok: true, answers: record.answers.length })
    const extra = await call(['verify', fileOf({ ...record, saved: 'yesterday' }), '--json'])
    expect(extra.json()).toMatchObject({ ok: true })
  })

  /** An answer with another legal one in its place: only the seal can tell. */
  const turns = record.answers.findIndex(
    (action) => 'answer' in action && Array.isArray(action.answer) && action.answer.length > 0,
  )

  it.each([
    ['one answer', withAnswer(turns, (action) => ({ ...action, answer: [] })), ''],
    [
      'one answer to nonsense',
      withAnswer(3, (action) => ({ ...action, answer: 'nonsense' })),
      'answer 3 is refused',
    ],
    [
      'one seat',
      withAnswer(3, (action) => ({ ...action, seat: (action.seat + 1) % 3 })),
      'answer 3 is refused',
    ],
    ['the seed', { ...record, seed: 'another' }, 'not the one that was committed to'],
    ['the seed and its commitment', { ...record, seed: 'another', commitment: commit('another') }, ''],
    ['a name', { ...record, seats: ['vito', 'random', 'greedy'] }, 'the seal is broken'],
    ['the end cut off', { ...record, answers: record.answers.slice(0, -1) }, 'the seal is broken'],
    ['the seal taken off', { ...record, seal: undefined }, 'bears no seal'],
    ['the version', { ...record, version: 99 }, 'version 99'],
  ])('rejects a record with %s changed', async (_what, changed, why) => {
    const called = await call(['verify', fileOf(changed), '--json'])
    expect(called.code).toBe(1)
    expect(called.json()['ok']).toBe(false)
    expect(called.json()['error']).toContain(why)
  })
})

describe('replay', () => {
  it('gives the same position in another process', async () => {
    const file = fileOf(record)
    const main = join(import.meta.dirname, 'main.ts')
    const other = execFileSync(process.execPath, [main, 'replay', file, '--json'], { encoding: 'utf8' })
    const here = (await call(['replay', file, '--json'])).json()
    expect(JSON.parse(other)).toEqual(here)
    expect(here['fingerprint']).toMatch(/^[0-9a-f]{64}$/)
    expect(here['viewer']).toBe('open')
  })

  it('shows a seat its own hand and nobody else’s', async () => {
    const { view } = (await call(['replay', fileOf(record), '--at', '20', '--seat', '1', '--json'])).json()
    const hands = (view as CorleoneView).hands.map((hand) => hand !== null)
    expect(hands).toEqual([false, true, false])
  })

  it('tells the log in words and draws the table', async () => {
    const called = await call(['replay', fileOf(record), '--at', '30'])
    const words = await wordsFor('corleone', 'en')
    expect(called.out).toContain(words.event({ type: 'act', act: 1 }))
    expect(called.out).toContain('After 30 of')
    expect(called.out).toContain('Red Hook Pier')
    const polish = await wordsFor('corleone', 'pl')
    const { out } = await call(['replay', fileOf(record), '--lang', 'pl'])
    expect(out).toContain(polish.event({ type: 'act', act: 1 }))
  })

  it.each([
    [['--at', '100000'], '--at is a whole number from 0 to'],
    [['--seat', '3'], '--seat is a whole number from 0 to 2'],
  ])('refuses %j', async (flags, why) => {
    const called = await call(['replay', fileOf(record), ...flags])
    expect(called.code).not.toBe(0)
    expect(called.err).toContain(why)
  })
})

describe.each(['verify', 'replay'])('%s', (command) => {
  it.each([
    ['this is no JSON', '{'],
    ['is no record of a game', '[]'],
    ['look at format', '{"format":2}'],
    ['look at record.seed', JSON.stringify({ record: { ...record, seed: 7 } })],
    ['look at answers.0', JSON.stringify({ ...record, answers: [{ seat: 0 }] })],
    ['no game called “chess”', JSON.stringify({ ...record, game: 'chess' })],
  ])('says of a file: %s', async (why, text) => {
    const called = await call([command, fileWith(text)])
    expect(called.code).not.toBe(0)
    expect(called.err).toContain(why)
  })

  it('asks for a file, and says which one it cannot read', async () => {
    expect((await call([command])).err).toContain('which record?')
    expect((await call([command, 'nowhere.json'])).err).toContain('nowhere.json cannot be read')
  })
})

it('a record of other rules cannot be replayed', async () => {
  expect((await call(['replay', fileOf({ ...record, version: 99 })])).err).toContain('version 99')
})
