// Every option of every prompt has a place to be picked at, or is one of the known buttons.

import {
  type AnyGame,
  begin,
  blockedFor,
  type Option,
  type Prompt,
  randomAnswer,
  randomFrom,
} from '@backroom/engine'
import { corleone } from '@backroom/games/corleone'
import { describe, expect, it } from 'vitest'
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

const optionsOf = (prompt: Prompt): readonly Option[] => ('options' in prompt ? prompt.options : [])

/** Looks at every prompt of games played at random. */
function eachPrompt(look: (prompt: Prompt, blocked: ReturnType<typeof blockedFor>) => void): Set<string> {
  const keys = new Set<string>()
  for (const players of [2, 3, 4, 5])
    for (let seed = 1; seed <= 8; seed++) {
      const play = begin(corleone as AnyGame, players, `places ${seed}`)
      const luck = randomFrom(`luck ${seed}`)
      while (!play.core.over) {
        const open = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
        if (!open) break
        keys.add(open.key)
        look(open, blockedFor(play, open.seat))
        play.answer(open.seat, play.core.wait, randomAnswer(open, luck))
      }
    }
  return keys
}

describe('places of options', () => {
  it('every option that is no word is picked at a place', () => {
    const lost = new Set<string>()
    const keys = eachPrompt((prompt) => {
      if (BUTTON_PROMPTS.includes(prompt.key)) return
      for (const { id } of optionsOf(prompt))
        if (!BUTTONS.includes(id) && placeOf(prompt.key, id) === null) lost.add(`${prompt.key} ${id}`)
    })
    expect([...lost]).toEqual([])
    expect(keys).toContain('turn')
    expect(keys).toContain('relocate')
    expect(keys).toContain('placeNeutral')
  })

  it('answers in words have no place', () => {
    eachPrompt((prompt) => {
      if (BUTTON_PROMPTS.includes(prompt.key))
        expect(optionsOf(prompt).map(({ id }) => placeOf(prompt.key, id))).toEqual(
          optionsOf(prompt).map(() => null),
        )
    })
  })

  it('COR-7.2 every option of a turn stands on one side of the switch', () => {
    eachPrompt((prompt) => {
      if (prompt.key !== 'turn') return
      for (const { id } of optionsOf(prompt)) if (id !== 'skip') expect(groupOf(id), id).not.toBeNull()
    })
  })

  it('COR-7.3 whatever is blocked lies somewhere, but for passing', () => {
    eachPrompt((_prompt, blocked) => {
      for (const one of blocked) expect(placeOfBlocked(one) === null, one.id).toBe(one.id === 'pass')
    })
  })

  it('a family member keeps apart from the space it is sent to', () => {
    expect(readTurn('vitale-don:fs-03')).toEqual({ do: 'member', figure: 'vitale-don', space: 'fs-03' })
    expect(readTurn('open:2:job-extortion')).toEqual({ do: 'openJob', slot: 2, job: 'job-extortion' })
    expect(readTurn('skip')).toBeNull()
  })
})
