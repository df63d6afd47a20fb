// Every option of every prompt has a place to be picked at, or is one of the known buttons.

import type { Option as Any } from '@backroom/engine'
import { corleone } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { wrongPlaces } from '../../testing/places.ts'
import { type Option, optionsOf } from './game.ts'
import { placeOf } from './places.ts'
import { groupOf } from './targets.ts'

/** Answers that are words, not places. */
const BUTTONS =
  /^(?:pay|moneyFirst|abilityFirst|meFirst|controllerFirst|stop|none|skip|ability\.\w+|\w+\.use)$/

const EVENINGS = [{ players: [2, 3, 4, 5], games: 6 }]

const wrong = (look: Parameters<typeof wrongPlaces>[2]) => wrongPlaces(corleone, EVENINGS, look)

const isMisplaced = (option: Any): boolean =>
  (placeOf(option as Option) === null) !== BUTTONS.test(option.say)

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      optionsOf(prompt)
        .filter(isMisplaced)
        .map(({ say }) => say),
    )
    expect(found).toEqual([])
    expect(keys).toEqual(expect.arrayContaining(['turn', 'relocate', 'placeNeutral', 'gunDown', 'bribe']))
  })

  it('COR-7.2 every option of a turn stands on one side of the switch', () => {
    const { found } = wrong((prompt) =>
      prompt.key === 'turn'
        ? optionsOf(prompt)
            .filter((option) => option.say !== 'skip' && groupOf(option) === null)
            .map(({ say }) => say)
        : [],
    )
    expect(found).toEqual([])
  })

  it('COR-7.3 whatever is blocked lies where it would be picked, but for words like passing', () => {
    const { found } = wrong((_prompt, blocked) =>
      blocked.filter(({ option }) => !option || isMisplaced(option)).map(({ id, why }) => `${id} ${why}`),
    )
    expect(found).toEqual([])
  })
})
