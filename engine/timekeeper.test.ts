import { describe, expect, it } from 'vitest'
import { type AnyGame, begin, type Clock, pickOne, Timekeeper } from './index.ts'

/** A game that waits for ever, with the clocks that it is told. */
function ticking(clocks: readonly Clock[] | undefined, options = [{ id: 'end', say: 'end' }], pause = false) {
  const game: AnyGame = {
    id: 'tick',
    code: 'TIC',
    version: 1,
    players: { min: 2, max: 2 },
    bound: 10,
    readOptions: () => ({}),
    open: () => ({}),
    setUp(_box, _seats, _options, table) {
      table.then('sit', {})
      return { open: {}, secret: {} }
    },
    steps: {
      sit: {
        ask: () => pickOne(0, 'sit', 'TIC-1', options, { pause }),
        run: (_state, _args, _picked, table) => table.end({ winners: [0], scores: [0, 0] }),
      },
    },
    sizes: () => ({}),
    mine: () => ({}),
    redeal: () => {},
    turn: () => null,
    tally: () => ({}),
    standing: () => [0, 0],
    timeoutAnswer: () => 'end',
    ...(clocks && { clocks: () => clocks }),
    judgement: { worth: () => 0 },
  }
  return begin(game, 2, 'tick')
}

const call = { seat: 1, command: 'ring', args: {} }
const alarm = (id: string, seconds: number): Clock => ({ id, seconds, call })
const pause: Clock = {
  id: 'pause',
  seconds: 10,
  holds: { seat: 0, answer: 'go', rule: 'TIC-2', why: 'wait', others: [1] },
}
const everybody = () => true
const TWO = [
  { id: 'end', say: 'end' },
  { id: 'stay', say: 'stay' },
]

describe('the timekeeper', () => {
  it('gives a command when its time has come, counted from when it was first seen', () => {
    const keeper = new Timekeeper()
    keeper.look(ticking([alarm('a', 5)]), 1000)
    const play = ticking([alarm('a', 5), alarm('b', 1)])
    keeper.look(play, 4000)
    expect(keeper.next).toBe(5000)
    expect([4999, 5000, 6000].map((now) => keeper.due(play, now))).toEqual([[], [call], [call, call]])
  })

  it('begins anew with something that was gone in between, and ends with the game', () => {
    const keeper = new Timekeeper()
    keeper.look(ticking([alarm('a', 5)]), 1000)
    keeper.look(ticking([]), 2000)
    expect([keeper.next, keeper.due(ticking([]), 9e9)]).toEqual([null, []])
    keeper.look(ticking([alarm('a', 5)]), 3000)
    expect(keeper.next).toBe(8000)
    const over = ticking([alarm('a', 5)])
    over.answer(0, over.core.wait, 'end')
    keeper.look(over, 4000)
    expect(keeper.next).toBeNull()
  })

  it('holds back one answer of one seat, while somebody else needs the time', () => {
    const keeper = new Timekeeper()
    keeper.look(ticking([pause]), 1000)
    const refusal = { code: 'notNow', rule: 'TIC-2', why: 'wait' }
    expect(keeper.hold(0, 'go', 10_999, everybody)).toEqual({ refusal, until: 11_000 })
    expect(keeper.hold(0, 'go', 11_000, everybody)).toBeNull()
    expect(keeper.hold(0, 'stay', 2000, everybody)).toBeNull()
    expect(keeper.hold(1, 'go', 2000, everybody)).toBeNull()
    expect(keeper.hold(0, 'go', 2000, (seat) => seat === 0)).toBeNull()
    expect(keeper.next).toBeNull()
  })

  it('has nothing to do in a game without clocks', () => {
    const keeper = new Timekeeper()
    const play = ticking(undefined)
    keeper.look(play, 1000)
    expect([keeper.next, keeper.due(play, 9e9), keeper.hold(0, 'go', 0, everybody)]).toEqual([null, [], null])
  })

  it('answers for somebody whose time has run out, and says so', () => {
    const keeper = new Timekeeper()
    const play = ticking([{ id: 'turn', seconds: 60, timesOut: 0 }], TWO)
    keeper.look(play, 1000)
    expect([keeper.next, keeper.runsOut(0), keeper.runsOut(1)]).toEqual([61_000, 61_000, null])
    expect(keeper.due(play, 60_999)).toEqual([])
    expect(keeper.due(play, 61_000)).toEqual([{ seat: 0, answer: 'end', by: 'clock' }])
    const idle = ticking([{ id: 'turn', seconds: 60, timesOut: 1 }], TWO)
    keeper.look(idle, 1000)
    expect(keeper.due(idle, 9e9)).toEqual([])
  })

  it('answers a question with a single answer for its seat, after the time that it is told', () => {
    const keeper = new Timekeeper().answerSoles((seat) => (seat === 0 ? 500 : null))
    const play = ticking(undefined)
    keeper.look(play, 1000)
    expect([keeper.next, keeper.due(play, 1499)]).toEqual([1500, []])
    expect(keeper.due(play, 1500)).toEqual([{ seat: 0, answer: 'end', by: 'sole' }])
    // Whoever speaks meanwhile gains no time by it.
    keeper.look(play, 1400)
    expect(keeper.next).toBe(1500)
  })

  it('leaves a question with a choice to its seat, one whose moment matters, and one that is not to be answered', () => {
    const keeper = new Timekeeper().answerSoles(() => 0)
    for (const play of [ticking(undefined, TWO), ticking(undefined, undefined, true)]) {
      keeper.look(play, 1000)
      expect([keeper.next, keeper.due(play, 9e9)]).toEqual([null, []])
    }
    const asking = new Timekeeper().answerSoles(() => null)
    asking.look(ticking(undefined), 1000)
    expect(asking.next).toBeNull()
  })
})
