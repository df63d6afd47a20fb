// Every option of every prompt has a place to be picked at, or is one of the known buttons.

import { corleone } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { idsOf, wrongPlaces } from '../../testing/places.ts'
import { placeOf, placeOfBlocked, readTurn } from './places.ts'
import { groupOf } from './targets.ts'

/** Prompts whose answers are words, not places. */
const BUTTON_PROMPTS = [
  'payJob',
  'jobRewards',
  'whoFirst',
  'nextAbility',
  'drawJobs',
  'takeHorseHead',
  'offer',
]
const BUTTONS = ['none', 'skip']

const EVENINGS = [{ players: [2, 3, 4, 5], games: 6 }]

const wrong = (look: Parameters<typeof wrongPlaces>[2]) => wrongPlaces(corleone, EVENINGS, look)

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      idsOf(prompt).filter((id) => {
        const word = BUTTON_PROMPTS.includes(prompt.key) || BUTTONS.includes(id)
        return (placeOf(prompt.key, id) === null) !== word
      }),
    )
    expect(found).toEqual([])
    expect(keys).toEqual(expect.arrayContaining(['turn', 'relocate', 'placeNeutral', 'gunDown', 'bribe']))
  })

  it('COR-7.2 every option of a turn stands on one side of the switch', () => {
    const { found } = wrong((prompt) =>
      prompt.key === 'turn' ? idsOf(prompt).filter((id) => id !== 'skip' && groupOf(id) === null) : [],
    )
    expect(found).toEqual([])
  })

  it('COR-7.3 whatever is blocked lies somewhere, but for words like passing', () => {
    const words = ['pass', 'none']
    const { found } = wrong((prompt, blocked) =>
      blocked
        .filter((one) => {
          const word = BUTTON_PROMPTS.includes(prompt.key) || words.includes(one.id)
          return (placeOfBlocked(one) === null) !== word
        })
        .map(({ id, why }) => `${id} ${why}`),
    )
    expect(found).toEqual([])
  })

  it('a family member keeps apart from the space it is sent to', () => {
    expect(readTurn('vitale-don:fs-03')).toEqual({ do: 'member', figure: 'vitale-don', space: 'fs-03' })
    expect(readTurn('open:2:job-extortion')).toEqual({ do: 'openJob', slot: 2, job: 'job-extortion' })
    expect(readTurn('skip')).toBeNull()
  })
})
