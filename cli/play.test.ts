// The terminal table, played by somebody at the keyboard.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@backroom/engine'
import { wordsFor } from '@backroom/games/words'
import { describe, expect, it } from 'vitest'
import { call, folder, type Typist } from './testing/call.ts'

const words = await wordsFor('corleone', 'en')

const START = ['play', 'corleone', '--players', '2', '--bots', 'random', '--seed', 'evening']

/** Answers whatever is asked with the first numbers that will do. */
const answerFor: Typist = (printed) => {
  if (printed.includes('The game is over.')) return null
  if (printed.includes('0 for none')) return '0'
  const exact = /Exactly (\d+) of them/.exec(printed)?.[1]
  if (exact === undefined) return '1'
  const numbers = [...printed.matchAll(/^ +(\d+) {2}([^–\n]*)/gm)].flatMap(([, number = '', said = '']) =>
    Array<string>(Number(/×(\d+)/.exec(said)?.[1] ?? 1)).fill(number),
  )
  return numbers.slice(0, Number(exact)).join(' ')
}

/** First these lines, then whatever answers. */
function saying(...first: string[]): Typist {
  return (printed) => first.shift() ?? answerFor(printed)
}

describe('play', () => {
  it('plays a whole game, shows the score sheet, and saves a record that can be verified', async () => {
    const file = join(folder(), 'evening.json')
    let saved = false
    const called = await call(START, (printed) => {
      if (!printed.includes('The game is over.') && !saved) return answerFor(printed)
      if (saved) return 'quit'
      saved = true
      return `save ${file}`
    })
    expect(called.code).toBe(0)
    expect(called.out).toContain(words.event({ type: 'act', act: 4 }))
    expect(called.out).toContain(words.say('sheet.title'))
    expect(called.out).toContain(words.say('sheet.total'))
    expect((await call(['verify', file])).code).toBe(0)
  })

  it.each([
    ['1', 2, 0],
    ['3', 3, 2],
  ])(
    'SPK-29.2 SPK-29.7 speakeasy with --players %s: %i families, and the game knows who is alone',
    async (players, families, seat) => {
      const asked = [
        'play',
        'speakeasy',
        '--players',
        players,
        '--seat',
        String(seat),
        '--seed',
        'x',
        '--json',
      ]
      const { record } = (await call(asked, ['quit'])).json() as { record: GameRecord }
      expect(record.seats).toHaveLength(families)
      expect(record.seats[seat]).toBe('you')
      expect(record.options).toMatchObject({ solo: seat })
    },
  )

  it('SPK-29.2 with --players 1 the house sits down, and no bot can be chosen', async () => {
    const called = await call(['play', 'speakeasy', '--players', '1', '--bots', 'random'], ['quit'])
    expect(called.code).not.toBe(0)
    expect(called.err).toContain('0 seats')
  })

  it('explains: the rule in full, what is blocked and why, the table and the log', async () => {
    const { out } = await call(START, ['?', '? cor-9.5', '? COR-99', 'why', 'table', 'log', 'help', 'quit'])
    expect(out).toMatch(/^> COR-7\.2 {2}\w/m)
    expect(out).toMatch(/^> COR-9\.5 {2}\w/m)
    expect(out).toContain('No rule has the number COR-99.')
    expect(out).toContain(`${words.reason({ rule: 'COR-7.3', why: 'noPassing' })} [COR-7.3]`)
    expect(out).toContain('Family spaces')
    // Once when it happened, and once in the log.
    expect(out.split(words.event({ type: 'act', act: 1 }) ?? '-')).toHaveLength(3)
    expect(out).toContain('Good night.')
  })

  it('takes an answer back up to the fence, and says politely why not beyond it', async () => {
    const { out } = await call(START, saying('undo', '1', 'undo', '1', 'quit'))
    expect(out).toContain(words.refusal({ code: 'pastTheFence' }))
    expect(out).toContain('Taken back.')
    expect(out.match(/\[COR-7\.2\]/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it('refuses what is no answer and asks again', async () => {
    const { out, code } = await call(START, ['99', 'whack him', '', '1 2', 'quit'])
    expect(out).toContain('“99” is no answer here.')
    expect(out).toContain('“whack him” is no answer here.')
    expect(code).toBe(0)
  })

  it('speaks the language it is asked for', async () => {
    const { out } = await call([...START, '--lang', 'pl'], ['?', 'quit'])
    const polish = await wordsFor('corleone', 'pl')
    expect(out).toContain(polish.say('prompt.turn'))
    expect(out).toContain('Dobranoc.')
  })

  it('ends cleanly where the input ends, and goes on with a saved game', async () => {
    const file = join(folder(), 'half.json')
    expect((await call(START, saying('1', `save ${file}`, 'quit'))).code).toBe(0)
    const before = JSON.parse(readFileSync(file, 'utf8'))
    const called = await call(['play', 'corleone', '--resume', file, '--json'])
    expect(called.code).toBe(0)
    expect(called.json()).toMatchObject({
      seat: 0,
      over: null,
      record: { seed: 'evening', seats: before.seats },
    })
    const { answers } = called.json()['record'] as { answers: unknown[] }
    expect(answers.slice(0, before.answers.length)).toEqual(before.answers)
  })

  it.each([
    [['play', 'corleone', '--bots', 'vito'], 'no bot is called vito'],
    [['play', 'corleone', '--seat', '4'], '--seat is a whole number from 0 to 3'],
    [['play', 'corleone', '--players', '2', '--bots', 'random,random'], '2 bots do not fit on 1 seats'],
    [['play', 'corleone', '--resume', 'nowhere.json'], 'nowhere.json cannot be read'],
  ])('%j is refused with a reason', async (argv, why) => {
    const called = await call(argv)
    expect(called.code).not.toBe(0)
    expect(called.err).toContain(why)
  })
})
