// Every option of every prompt has a place to be picked at, or is one of the known words.

import {
  type AnyGame,
  begin,
  type Blocked,
  blockedFor,
  type Option,
  type Prompt,
  randomAnswer,
  randomFrom,
} from '@backroom/engine'
import { speakeasy } from '@backroom/games/speakeasy'
import { describe, expect, it } from 'vitest'
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

const optionsOf = (prompt: Prompt): readonly Option[] => ('options' in prompt ? prompt.options : [])

/** What is wrong at any prompt of games played at random, and the keys of all prompts seen. */
function wrong(look: (prompt: Prompt, blocked: readonly Blocked[]) => readonly string[]) {
  const keys = new Set<string>()
  const found = new Set<string>()
  for (const players of [1, 2, 3, 4])
    for (let seed = 1; seed <= 5; seed++) {
      const options = players === 1 ? { rivals: 2, rebuildStill: true } : { rebuildStill: true }
      const play = begin(speakeasy as AnyGame, players, `places ${seed}`, options)
      const luck = randomFrom(`luck ${seed}`)
      while (!play.core.over) {
        const open = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
        if (!open) break
        keys.add(open.key)
        for (const line of look(open, blockedFor(play, open.seat))) found.add(`${open.key} ${line}`)
        play.answer(open.seat, play.core.wait, randomAnswer(open, luck))
      }
    }
  return { keys, found: [...found] }
}

const idsOf = (prompt: Prompt): string[] => optionsOf(prompt).map(({ id }) => id)

const isWord = (key: string, id: string): boolean =>
  WORD_PROMPTS.includes(key) || WORDS.includes(id) || WORDS_IN[key]?.test(id) === true

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      idsOf(prompt).filter((id) => (placeOf(prompt.key, id) === null) !== isWord(prompt.key, id)),
    )
    expect(found).toEqual([])
    expect([...keys]).toEqual(
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
