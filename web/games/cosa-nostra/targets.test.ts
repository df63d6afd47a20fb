// Every option of every prompt has a place to be picked at, or is one of the known buttons.

import { type Json, must } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { Option } from '@backroom/games/cosa-nostra'
import { describe, expect, it } from 'vitest'
import { wrongPlaces } from '../../testing/places.ts'
import { optionsIn } from './game.ts'
import { placeOf, placeOfBlocked } from './places.ts'
import { groupOf } from './targets.ts'

const cosaNostra = must(GAMES, 'cosa-nostra')

/** Answers that are words, not places. */
const WORDS: readonly Option['say'][] = [
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
  'callOffDeclared',
  'standDown',
]
const isWord = ({ say }: Option): boolean => WORDS.includes(say)
const ids = (options: readonly Option[]): string[] => options.map(({ id }) => id)

const wrong = (look: Parameters<typeof wrongPlaces>[2], options: Json = {}) =>
  wrongPlaces(cosaNostra, [{ players: [3, 4, 5], games: 4, options }], look)

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      ids(optionsIn(prompt).filter((option) => (placeOf(option) === null) !== isWord(option))),
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
      (prompt) => ids(optionsIn(prompt).filter((option) => (placeOf(option) === null) !== isWord(option))),
      { variants: ['freeInfluence'] },
    )
    expect(found).toEqual([])
    expect(keys).toContain('lastInfluence')
  })

  it('LCN-5.1, LCN-6.3 every option of a turn stands on one side of the switch', () => {
    const turns = ['plan', 'planMore', 'act']
    const { found } = wrong((prompt) =>
      turns.includes(prompt.key)
        ? ids(optionsIn(prompt).filter((option) => (groupOf(option) === null) !== isWord(option)))
        : [],
    )
    expect(found).toEqual([])
  })

  it('whatever is blocked lies somewhere, unless it is a word', () => {
    const { found } = wrong((_prompt, blocked) =>
      ids(
        blocked
          .map(({ option }) => option as Option)
          .filter((option) => (placeOfBlocked(option) === null) !== isWord(option)),
      ),
    )
    expect(found).toEqual([])
  })

  it('LCN-5.1 a task is picked at the order, and says at the man why he cannot take it', () => {
    const option = { id: 'x', say: 'task', gangster: 'gang-caruso-3', order: 'ord-3-25' } as const
    expect([placeOf(option), placeOfBlocked(option)]).toEqual(['order:ord-3-25', 'man:gang-caruso-3'])
    expect(placeOf({ id: 'x', say: 'player', target: 'seat-2', rival: 2 })).toBe('seat:2')
  })
})
