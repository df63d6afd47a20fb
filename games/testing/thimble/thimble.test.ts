// Thimblerig keeps the laws of every game, and its few rules.

import { begin, type Play, randomFrom, redeal, type Seat, viewFor } from '@backroom/engine'
import { holdLaws } from '@backroom/engine/testing'
import { describe, expect, it } from 'vitest'
import { thimble } from './index.ts'
import type { View } from './view/index.ts'

describe('THM the laws of secrecy, replay, undo, answers and conservation', () => {
  it.each([2, 3, 4])('hold at every waiting point with %i crews', (seats) => {
    expect(() => holdLaws(thimble, { seats, games: 8 })).not.toThrow()
    expect(() => holdLaws(thimble, { seats, games: 2, options: { twice: true } })).not.toThrow()
  })
})

const viewOf = (play: Play, viewer: Seat | 'spectator' | 'open'): View => viewFor(play, viewer) as View

function answer(play: Play, seat: Seat, id: string): void {
  const reply = play.answer(seat, play.core.wait, id)
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal))
}

/** A table of this many crews where this seat holds this card: another seed until it is so. */
function tableWhere(seats: number, seat: Seat, card: string): Play {
  for (let seed = 0; ; seed++) {
    const play = begin(thimble, seats, `seed ${seed}`)
    if (viewOf(play, seat).hands[seat] === card) return play
  }
}

describe('the set-up', () => {
  it('THM-2.1, THM-2.2, THM-2.3 money, a crew and a card for everybody', () => {
    const view = viewOf(begin(thimble, 3, 'set-up', { crews: [null, 'docks'] }), 1)
    expect(view.seats).toEqual([
      { crew: 'market', money: 10 },
      { crew: 'docks', money: 10 },
      { crew: 'station', money: 10 },
    ])
    expect([view.bank, view.deck, view.cards]).toEqual([40, 5, [1, 1, 1]])
    expect(view.hands.map((card) => card !== null)).toEqual([false, true, false])
  })

  it('THM-2.2 a crew is taken once', () => {
    expect(() => thimble.readOptions({ crews: ['docks', 'docks'] }, 2)).toThrow('docks is taken')
  })
})

describe('a round', () => {
  it('THM-3.1, THM-3.2 the rigger alone knows where the pea is', () => {
    const play = tableWhere(2, 1, 'blank')
    answer(play, 0, 'middle')
    expect(([0, 1, 'spectator', 'open'] as const).map((viewer) => viewOf(play, viewer).pea)).toEqual([
      'middle',
      null,
      null,
      'middle',
    ])
  })

  it('THM-3.3, THM-4.1, THM-4.2 a mirror shows what is under a thimble, on every deal that looks the same', () => {
    for (const [looked, pea, empty] of [
      ['left', 'left', []],
      ['right', null, ['right']],
    ] as const) {
      const play = tableWhere(3, 1, 'mirror')
      answer(play, 0, 'left')
      answer(play, 1, `peek-${looked}`)
      expect(viewOf(play, 1)).toMatchObject({ pea, empty, played: ['mirror'], cards: [1, 0, 1] })
      expect(viewOf(play, 2)).toMatchObject({ pea: null, empty: [], looked: [{ seat: 1, thimble: looked }] })
      for (let deal = 0; deal < 30; deal++) {
        const other = redeal(play, 1, randomFrom(`deal ${deal}`))
        expect(viewOf(other, 'open').pea === 'left' || pea === null).toBe(true)
        expect(viewOf(other, 'open').pea).not.toBe('right')
      }
    }
  })

  it('THM-4.3 a blank card cannot be played', () => {
    const play = tableWhere(2, 1, 'blank')
    answer(play, 0, 'left')
    expect(play.promptOf(1)).toMatchObject({ key: 'card', options: [{ id: 'keep' }] })
    expect(play.blocked(1).map(({ id, rule }) => [id, rule])).toEqual([
      ['peek-left', 'THM-4.3'],
      ['peek-middle', 'THM-4.3'],
      ['peek-right', 'THM-4.3'],
    ])
  })

  it('THM-3.4, THM-3.5 all point at once; the bank pays who was right, the rigger gets from who was wrong', () => {
    const play = begin(thimble, 3, 'pointing')
    answer(play, 0, 'right')
    for (const seat of [1, 2]) answer(play, seat, 'keep')
    expect(play.awaited()).toEqual([1, 2])
    answer(play, 2, 'left')
    answer(play, 1, 'right')
    expect(viewOf(play, 'spectator')).toMatchObject({
      lifted: 'right',
      bank: 38,
      rigger: 1,
      seats: [{ money: 11 }, { money: 12 }, { money: 9 }],
    })
  })
})

describe('the end', () => {
  const playedOut = (options: object): Play => {
    const play = begin(thimble, 2, 'the end', { ...options })
    while (!play.core.over) {
      const [seat = 0] = play.awaited()
      const prompt = play.promptOf(seat)
      answer(play, seat, prompt?.key === 'card' ? 'keep' : 'left')
    }
    return play
  }

  it('THM-1.1, THM-5.1, THM-5.2 comes when everybody was the rigger; whoever has most wins, several share it', () => {
    const { over } = playedOut({}).core
    expect(over).toEqual({ winners: [0, 1], scores: [12, 12] })
  })

  it('THM-5.3 comes after twice as many rounds where the table wants it', () => {
    const play = playedOut({ twice: true })
    expect([viewOf(play, 'open').round, play.core.over?.scores]).toEqual([4, [14, 14]])
  })
})
