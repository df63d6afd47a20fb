import { describe, expect, it } from 'vitest'
import { OptionError } from './game.ts'
import type { Json } from './json.ts'
import {
  begin,
  commit,
  type GameRecord,
  newRecord,
  RecordError,
  replay,
  resumeFrom,
  sealRecord,
  verifyRecord,
} from './record.ts'
import { byChance } from './testing/index.ts'
import { parlour } from './testing/parlour/index.ts'

const { record: unsealed } = byChance(parlour, 3, 'a whole game', { thorough: false, options: { rounds: 2 } })
const record = sealRecord(unsealed, replay(parlour, unsealed))
const { length } = record.answers

const changed = (changes: Partial<GameRecord>): GameRecord => ({ ...record, ...changes })

function faultOf(faulty: GameRecord): RecordError {
  try {
    verifyRecord(parlour, faulty)
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('the record was accepted')
}

describe('a record', () => {
  it('leads to the same end whenever it is played', () => {
    expect(verifyRecord(parlour, record).core).toEqual(replay(parlour, record).core)
    expect(verifyRecord(parlour, JSON.parse(JSON.stringify(record))).core.over).not.toBeNull()
  })

  it('shows every waiting point on the way, with what was told', () => {
    const seen: number[] = []
    let told = 0
    replay(parlour, record, length, (play, done) => {
      seen.push(done)
      expect(play.core.taken).toBe(done)
      told += play.takeTold().length
    })
    expect(seen).toEqual(Array.from({ length: length + 1 }, (_, i) => i))
    expect(told).toBeGreaterThan(length / 2)
  })

  it('can be stopped anywhere', () => {
    expect(replay(parlour, record, 5).core.taken).toBe(5)
  })

  it('of another game or of other rules is not played', () => {
    expect(() => replay(parlour, changed({ game: 'chess' }))).toThrow(
      'this is a record of chess, not of parlour',
    )
    expect(() => replay(parlour, changed({ version: 7 }))).toThrow('played by version 7 of the rules')
  })
})

describe('verifying rejects', () => {
  it('another seed than the one that was committed to', () => {
    expect(faultOf(changed({ seed: 'stacked' })).message).toContain('not the one that was committed to')
  })

  it('another seed with its own commitment', () => {
    expect(faultOf(changed({ seed: 'stacked', commitment: commit('stacked') })).message).not.toBe('')
  })

  it('other entropy', () => {
    expect(faultOf(changed({ entropy: [] }))).toBeInstanceOf(RecordError)
  })

  it('other options', () => {
    expect(faultOf(changed({ options: { rounds: 1 } }))).toBeInstanceOf(RecordError)
  })

  it('another version', () => {
    expect(faultOf(changed({ version: 2 })).message).toContain('version 2')
  })

  it('another name at a seat', () => {
    expect(faultOf(changed({ seats: ['somebody else', 'seat 1', 'seat 2'] })).message).toContain(
      'seal is broken',
    )
  })

  it('one seat less', () => {
    expect(faultOf(changed({ seats: ['seat 0', 'seat 1'] }))).toBeInstanceOf(RecordError)
  })

  it('a missing answer', () => {
    expect(faultOf(changed({ answers: record.answers.slice(0, -1) })).message).toContain('seal is broken')
  })

  it('an answer that is legal and was not given', () => {
    const at = record.answers.findIndex((action) => 'answer' in action && action.answer === 'pass')
    const answers = record.answers.map((action, i) => (i === at ? { ...action, answer: 'object' } : action))
    expect(at).toBeGreaterThanOrEqual(0)
    expect(faultOf(changed({ answers }))).toBeInstanceOf(RecordError)
  })

  it('something added to the shuffle that was not pledged', () => {
    const fresh = newRecord(parlour, ['a', 'b', 'c'], 'seed', {}, ['', 'my own', 'yours'])
    const dealt = (...pledges: string[]): GameRecord =>
      sealRecord({ ...fresh, pledges }, replay(parlour, { ...fresh, pledges }))
    const [mine, yours] = [commit('my own'), commit('yours')]
    const whole = dealt('', mine, yours)
    expect(verifyRecord(parlour, whole).core.taken).toBe(0)
    // Whoever pledged and did not show it is left out.
    expect(verifyRecord(parlour, dealt(commit('withheld'), mine, yours)).core.taken).toBe(0)
    expect(faultOf(dealt('', mine, mine)).message).toContain('seat 2 added')
    expect(faultOf(dealt('', mine, '')).message).toContain('seat 2 added')
    expect(faultOf(dealt(mine, yours)).message).toContain('one pledge for each seat')
    expect(faultOf({ ...whole, pledges: [mine, mine, yours] }).message).toContain('seal is broken')
  })

  it('a missing seal', () => {
    expect(faultOf(unsealed).message).toContain('no seal')
  })

  it('an answer that was never legal, and names which one and why', () => {
    const answers = record.answers.map((action, i) =>
      i === 4 ? { seat: action.seat, answer: 'nonsense' } : action,
    )
    const fault = faultOf(changed({ answers }))
    expect(fault.at).toBe(4)
    expect(fault.message).toMatch(/^answer 4 is refused: \w+ \(/)
  })

  it('an answer of a seat that was not asked, and names which one', () => {
    const answers = record.answers.map((action, i) => (i === 3 ? { ...action, seat: 9 } : action))
    expect(faultOf(changed({ answers })).at).toBe(3)
  })
})

describe('a game begins', () => {
  it('only with as many seats as it is for', () => {
    for (const seats of [1, 5, 2.5, Number.NaN]) expect(() => begin(parlour, seats, 's')).toThrow(OptionError)
  })

  it('only with options that it knows', () => {
    expect(() => begin(parlour, 2, 's', { rounds: 9 })).toThrow('rounds: one or two')
  })

  it('with a commitment that tells nothing of the seed', () => {
    const fresh = newRecord(parlour, ['a', 'b'], 'secret seed', { rounds: 1 } satisfies Json)
    expect(fresh.commitment).toBe(commit('secret seed'))
    expect(fresh.commitment).not.toContain('secret')
    expect(fresh.answers).toEqual([])
  })

  it('and goes on from where it was saved', () => {
    const play = replay(parlour, record, 7)
    const loaded = resumeFrom(parlour, 3, record.options, JSON.parse(JSON.stringify(play.core)))
    expect(loaded.prompts).toEqual(play.prompts)
    expect(loaded.core).toEqual(play.core)
  })
})
