// Every option of every prompt has a place to be picked at, or is one of the known buttons.

import {
  type AnyGame,
  begin,
  type Blocked,
  blockedFor,
  type Json,
  type Option,
  type Prompt,
  randomAnswer,
  randomFrom,
} from '@backroom/engine'
import { cosaNostra } from '@backroom/games/cosa-nostra'
import { describe, expect, it } from 'vitest'
import { placeOf, placeOfBlocked, readTurn } from './places.ts'
import { groupOf } from './targets.ts'

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
const BLOCKED_WORDS = ['pass', 'done', 'market', 'skip', 'demand', 'reveal']

const idsOf = (prompt: Prompt): string[] =>
  'options' in prompt ? prompt.options.map(({ id }: Option) => id) : []

/** What is wrong at any prompt of games played at random, and the keys of all prompts seen. */
function wrong(look: (prompt: Prompt, blocked: readonly Blocked[]) => readonly string[], options: Json = {}) {
  const keys = new Set<string>()
  const found = new Set<string>()
  for (const players of [3, 4, 5])
    for (let seed = 1; seed <= 4; seed++) {
      const play = begin(cosaNostra as AnyGame, players, `places ${seed}`, options)
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

describe('places of options', () => {
  it('every option is picked at a place, unless it is a word', () => {
    const { keys, found } = wrong((prompt) =>
      idsOf(prompt).filter((id) => (placeOf(prompt.key, id) === null) !== isWord(prompt.key, id)),
    )
    expect(found).toEqual([])
    expect([...keys]).toEqual(
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
    expect([...keys]).toContain('lastInfluence')
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
