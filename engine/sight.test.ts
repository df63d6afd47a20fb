import { describe, expect, it } from 'vitest'
import { randomFrom } from './random.ts'
import { begin } from './record.ts'
import { blockedFor, redeal, sight } from './sight.ts'
import { parlour } from './testing/parlour/index.ts'
import type { Parlour } from './testing/parlour/state.ts'

const atBids = () => begin(parlour, 3, 'sight')
const handsOf = (play: ReturnType<typeof atBids>) => (play.core.state as Parlour).secret.hands

describe('a sight', () => {
  it('holds the own prompt and of the others only that they are asked', () => {
    const seen = sight(atBids(), 1)
    expect(seen.prompt).toMatchObject({ seat: 1, kind: 'amount' })
    expect(seen.waiting).toEqual(
      [0, 1, 2].map((seat) => ({ seat, key: 'bid', rule: 'TOY-2', sealed: false })),
    )
    expect(sight(atBids(), 'spectator').prompt).toBeNull()
  })

  it('tells that an answer is sealed and not what it is', () => {
    const [low, high] = [atBids(), atBids()]
    low.answer(0, low.core.wait, 0)
    high.answer(0, high.core.wait, 3)
    expect(sight(low, 1)).toEqual(sight(high, 1))
    expect(sight(low, 1).waiting[0]?.sealed).toBe(true)
    expect(sight(low, 0).prompt).toBeNull()
  })

  it('holds no hand but the own', () => {
    const play = atBids()
    expect(sight(play, 2).view).toMatchObject({ handSizes: [2, 2, 2], hands: [null, null, handsOf(play)[2]] })
  })
})

describe('a redeal', () => {
  it('keeps what the viewer knows and deals the rest anew, with other luck', () => {
    const play = atBids()
    const other = redeal(play, 1, randomFrom('redeal'))
    expect(handsOf(other)[1]).toEqual(handsOf(play)[1])
    expect(handsOf(other)).not.toEqual(handsOf(play))
    expect(other.core.random).not.toEqual(play.core.random)
  })

  it('leaves the real game alone', () => {
    const play = atBids()
    redeal(play, 0, randomFrom('redeal'))
    expect(play.core).toEqual(atBids().core)
  })

  it('keeps the own sealed answer and replaces those of the others by any they might have given', () => {
    const play = atBids()
    play.answer(0, play.core.wait, 2)
    play.answer(1, play.core.wait, 3)
    const others = new Set<unknown>()
    for (let i = 0; i < 30; i++) {
      const { sealed } = redeal(play, 0, randomFrom(`deal ${i}`)).core
      expect(sealed[0]).toBe(2)
      expect(sealed[2]).toBeNull()
      others.add(sealed[1])
    }
    expect([...others].sort()).toEqual([0, 1, 2, 3])
  })
})

it('nothing is blocked for somebody who only watches', () => {
  const play = atBids()
  for (const seat of [0, 1, 2]) play.answer(seat, play.core.wait, 0)
  play.answer(0, play.core.wait, 'stall0')
  expect(blockedFor(play, 1)).toEqual([
    { id: 'stall0', option: { id: 'stall0', say: 'stall' }, rule: 'TOY-3', why: 'stallTaken' },
  ])
  expect(blockedFor(play, 0)).toEqual([])
  expect(blockedFor(play, 'spectator')).toEqual([])
})
