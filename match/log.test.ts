import { expect, it } from 'vitest'
import { MatchLog } from './log.ts'
import { LogLine } from './logLine.ts'

const said = (seq: number, text = 'x') => LogLine.of({ seq, at: seq }, [{ event: { type: 'said', text } }])
const undo = (seq: number, of: number) => LogLine.of({ seq, at: seq, undid: { seq: of, seat: 0 } }, [])
const seqs = (log: MatchLog, since: number | null) =>
  (JSON.parse(log.textFor('spectator', since)) as { seq: number }[]).map(({ seq }) => seq)

it('tells the newest where people talk without end, and everything anew to those who lack what is forgotten', () => {
  const log = new MatchLog(2)
  for (let seq = 0; seq < 10_000; seq++) log.add(said(seq))
  const told = seqs(log, null)
  expect(told.length).toBeLessThanOrEqual(4000)
  expect(told.at(-1)).toBe(9999)
  const [first = 0] = told
  expect(log.continues(first - 1)).toBe(true)
  expect(log.continues(first - 2)).toBe(false)
  expect(seqs(log, 9990)).toEqual([9991, 9992, 9993, 9994, 9995, 9996, 9997, 9998, 9999])
})

it('holds no more than a million letters', () => {
  const log = new MatchLog(2)
  for (let seq = 0; seq < 3000; seq++) log.add(said(seq, 'x'.repeat(8000)))
  expect(log.textFor(0, null).length).toBeLessThan(1_100_000)
  expect(seqs(log, null).at(-1)).toBe(2999)
})

it('does not grow when somebody answers and takes back for ever', () => {
  const log = new MatchLog(2)
  log.add(said(0))
  for (let seq = 1; seq < 5000; seq += 2) {
    log.add(said(seq))
    log.takeBack(seq)
    log.add(undo(seq + 1, seq))
  }
  expect(seqs(log, null)).toEqual([0])
  expect(log.packed.split('\n').length).toBeLessThan(100)
  expect(seqs(log, 4999)).toEqual([5000])
  expect(log.continues(1)).toBe(false)
  expect(log.continues(4990)).toBe(true)
})

it('is the same packed and unpacked, secrets apart', () => {
  const log = new MatchLog(2)
  log.add(said(0, 'tabs\tand\nlines'))
  const told = { event: { type: 'drew' }, secret: { card: 'gun' }, to: [1] }
  log.add(LogLine.of({ seq: 1, at: 1, standIn: 1 }, [told]))
  log.add(undo(3, 2))
  const other = new MatchLog(2, log.packed)
  for (const viewer of ['spectator', 0, 1] as const)
    for (const since of [null, 0, 2]) expect(other.textFor(viewer, since)).toBe(log.textFor(viewer, since))
  expect(other.textFor(1, null)).toContain('gun')
  expect(other.textFor(0, null)).not.toContain('gun')
  expect(other.textFor('spectator', null)).not.toContain('gun')
})
