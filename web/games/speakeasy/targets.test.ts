// Every option of every prompt has a place to be picked at, or is one of the known words.

import { speakeasy } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { idsOf, wrongPlaces } from '../../testing/places.ts'
import { apart } from './targets.ts'
import { placeOf, placeOfBlocked } from './places.ts'

/** Prompts whose answers are words, not places. */
const WORD_PROMPTS = [
  'contactRow',
  'restaurant',
  'raid',
  'takeOver',
  'defend',
  'dockBonus',
  'raiseAgain',
  'rebuildStill',
]
const WORDS = ['none', 'stop']
/** What is a word in one prompt only. */
const WORDS_IN: { readonly [key: string]: RegExp } = {
  drive: /^\d:buy:/,
  parkBonus: /^(leverage|book)$/,
}

const EVENINGS = [
  { players: [3], games: 2, options: { solo: 2 } },
  { players: [2, 3, 4], games: 5, options: { rebuildStill: true } },
]

const wrong = (look: Parameters<typeof wrongPlaces>[2]) => wrongPlaces(speakeasy, EVENINGS, look)

const isWord = (key: string, id: string): boolean =>
  WORD_PROMPTS.includes(key) || WORDS.includes(id) || WORDS_IN[key]?.test(id) === true

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      idsOf(prompt).filter((id) => (placeOf(prompt.key, id) === null) !== isWord(prompt.key, id)),
    )
    expect(found).toEqual([])
    expect(keys).toEqual(
      expect.arrayContaining([
        'placeCapo',
        'drive',
        'site',
        'rearrange',
        'layTokens',
        'parkSwap',
        'cook',
        'defend',
      ]),
    )
  })

  it('no two options are the same pick at the same place', () => {
    const { found } = wrong((prompt) => {
      const seen = new Set<string>()
      return idsOf(prompt).filter((id) => {
        const place = placeOf(prompt.key, id)
        if (place === null) return false
        const { group = '', variant = '' } = apart(prompt.key, id)
        const pick = `${place} ${group} ${variant}`
        const twice = seen.has(pick)
        seen.add(pick)
        return twice
      })
    })
    expect(found).toEqual([])
  })

  it('whatever is blocked lies where it would be picked', () => {
    const { found } = wrong((prompt, blocked) =>
      blocked
        .filter((one) => placeOfBlocked(one) !== placeOf(prompt.key, one.id))
        .map(({ id, why }) => `${id} ${why}`),
    )
    expect(found).toEqual([])
  })
})
