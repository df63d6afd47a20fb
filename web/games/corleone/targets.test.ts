// Every option of every prompt has a place to be picked at, or is one of the known buttons.

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

/** What is wrong at any prompt of games played at random, and the keys of all prompts seen. */
function wrong(look: (prompt: Prompt, blocked: readonly Blocked[]) => readonly string[]) {
  const keys = new Set<string>()
  const found = new Set<string>()
  for (const players of [2, 3, 4, 5])
    for (let seed = 1; seed <= 6; seed++) {
      const play = begin(corleone as AnyGame, players, `places ${seed}`)
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

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      idsOf(prompt).filter((id) => {
        const word = BUTTON_PROMPTS.includes(prompt.key) || BUTTONS.includes(id)
        return (placeOf(prompt.key, id) === null) !== word
      }),
    )
    expect(found).toEqual([])
    expect([...keys]).toEqual(
      expect.arrayContaining(['turn', 'relocate', 'placeNeutral', 'gunDown', 'bribe']),
    )
  })

  it('COR-7.2 every option of a turn stands on one side of the switch', () => {
    const { found } = wrong((prompt) =>
      prompt.key === 'turn' ? idsOf(prompt).filter((id) => id !== 'skip' && groupOf(id) === null) : [],
    )
    expect(found).toEqual([])
  })

  it('COR-7.3 whatever is blocked lies somewhere, but for passing', () => {
    const { found } = wrong((_prompt, blocked) =>
      blocked.filter((one) => (placeOfBlocked(one) === null) !== (one.id === 'pass')).map(({ id }) => id),
    )
    expect(found).toEqual([])
  })

  it('a family member keeps apart from the space it is sent to', () => {
    expect(readTurn('vitale-don:fs-03')).toEqual({ do: 'member', figure: 'vitale-don', space: 'fs-03' })
    expect(readTurn('open:2:job-extortion')).toEqual({ do: 'openJob', slot: 2, job: 'job-extortion' })
    expect(readTurn('skip')).toBeNull()
  })
})
