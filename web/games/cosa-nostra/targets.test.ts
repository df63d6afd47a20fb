// Every option of every prompt has a place to be picked at, or is one of the known buttons.

import { type Json, of } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { idsOf, wrongPlaces } from '../../testing/places.ts'
import { placeOf, placeOfBlocked, readTurn } from './places.ts'
import { groupOf } from './targets.ts'

const cosaNostra = of(GAMES, 'cosa-nostra')

/** Answers that are words, not places. */
const WORDS = [
  'keep',
  'demand',
  'market',
  'done',
  'skip',
  'pass',
  'none',
  'scheme',
  'doctor',
  'ready',
  'reveal',
  'off',
  'standDown',
]
/** A doctor in the hand is a card where cards are thrown away, and a word where somebody is hurt. */
const isWord = (key: string, id: string): boolean => WORDS.includes(id) && key !== 'discardInfluence'
/** What is blocked and lies nowhere: the same words. */
const BLOCKED_WORDS = ['pass', 'done', 'market', 'skip', 'demand', 'reveal', 'scheme', 'doctor']

const wrong = (look: Parameters<typeof wrongPlaces>[2], options: Json = {}) =>
  wrongPlaces(cosaNostra, [{ players: [3, 4, 5], games: 4, options }], look)

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      idsOf(prompt).filter((id) => (placeOf(prompt.key, id) === null) !== isWord(prompt.key, id)),
    )
    expect(found).toEqual([])
    expect(keys).toEqual(
      expect.arrayContaining([
        'plan',
        'act',
        'declareTarget',
        'declared',
        'cops',
        'recruit',
        'discardOrders',
      ]),
    )
  })

  it('LCN-R67 so it is at the last call of a table that plays Influence cards at any time', () => {
    const { keys, found } = wrong(
      (prompt) => idsOf(prompt).filter((id) => (placeOf(prompt.key, id) === null) !== isWord(prompt.key, id)),
      { variants: ['freeInfluence'] },
    )
    expect(found).toEqual([])
    expect(keys).toContain('lastInfluence')
  })

  it('LCN-5.1, LCN-6.3 every option of a turn stands on one side of the switch', () => {
    const turns = ['plan', 'planMore', 'act']
    const { found } = wrong((prompt) =>
      turns.includes(prompt.key)
        ? idsOf(prompt).filter((id) => (groupOf(id) === null) !== isWord(prompt.key, id))
        : [],
    )
    expect(found).toEqual([])
  })

  it('whatever is blocked lies somewhere, unless it is a word', () => {
    const { found } = wrong((_prompt, blocked) =>
      blocked
        .filter((one) => (placeOfBlocked(one) === null) !== BLOCKED_WORDS.includes(one.id))
        .map(({ id }) => id),
    )
    expect(found).toEqual([])
  })

  it('a task keeps the man apart from the order', () => {
    expect(readTurn('task:gang-caruso-3:ord-3-25')).toEqual({
      do: 'task',
      gangster: 'gang-caruso-3',
      order: 'ord-3-25',
    })
    expect(readTurn('buy:biz-cop-1')).toBeNull()
    expect(placeOf('buy', 'buy:biz-cop-1')).toBe('biz:biz-cop-1')
    expect(placeOf('declareTarget', 'seat-2')).toBe('seat:2')
  })
})
