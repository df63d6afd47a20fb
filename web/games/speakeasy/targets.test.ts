// Every option of every prompt has a place to be picked at, or is one of the known words.

import { optionOf, optionsOf } from './game.ts'
import { speakeasy } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { wrongPlaces } from '../../testing/places.ts'
import { apart } from './targets.ts'
import { placeOf } from './places.ts'

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
const WORDS: readonly string[] = ['none', 'stop', 'truckBuy', 'parkLeverage', 'parkBook']

const EVENINGS = [
  { players: [3], games: 2, options: { solo: 2 } },
  { players: [2, 3, 4], games: 5, options: { rebuildStill: true } },
]

const wrong = (look: Parameters<typeof wrongPlaces>[2]) => wrongPlaces(speakeasy, EVENINGS, look)

const isWord = (key: string, say: string): boolean => WORD_PROMPTS.includes(key) || WORDS.includes(say)

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      optionsOf(prompt)
        .filter((option) => (placeOf(option) === null) !== isWord(prompt.key, option.say))
        .map(({ id }) => id),
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
      return optionsOf(prompt).flatMap((option) => {
        const place = placeOf(option)
        if (place === null) return []
        const { group = '', variant = '' } = apart(option)
        const pick = `${place} ${group} ${variant}`
        const twice = seen.has(pick)
        seen.add(pick)
        return twice ? [option.id] : []
      })
    })
    expect(found).toEqual([])
  })

  it('whatever is blocked is an option with a place, and its place is not that of one on offer', () => {
    const { found } = wrong((prompt, blocked) => {
      const offered = optionsOf(prompt).map(({ id }) => id)
      return blocked
        .filter(({ id, option }) => !option || placeOf(optionOf(option)) === null || offered.includes(id))
        .map(({ id, why }) => `${id} ${why}`)
    })
    expect(found).toEqual([])
  })
})
