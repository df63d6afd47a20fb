// Questions, options and reasons are what the game has listed, in games played by chance; so is every sentence.

import { blockedFor } from '@backroom/engine'
import { describe, expect, test } from 'vitest'
import { OPTIONS, PROMPTS, REASONS } from './corleone/asked.ts'
import { SENTENCES } from './corleone/sentences.ts'
import * as nostra from './cosa-nostra/asked.ts'
import { SENTENCES as NOSTRA_SENTENCES } from './cosa-nostra/sentences.ts'
import { GAMES } from './index.ts'
import type { SentenceKinds } from './sentences.ts'
import { type AskedKinds, blockedProblems, promptProblems } from './testing/kinds.ts'
import { waits } from './testing/waits.ts'
import { messagesFor } from './words.ts'

const LISTED: {
  readonly [game: string]: AskedKinds & { readonly sentences: SentenceKinds; readonly alone?: RegExp }
} = {
  'cosa-nostra': {
    options: nostra.OPTIONS,
    prompts: nostra.PROMPTS,
    reasons: nostra.REASONS,
    sentences: NOSTRA_SENTENCES,
  },
  corleone: { options: OPTIONS, prompts: PROMPTS, reasons: REASONS, sentences: SENTENCES },
}

/** Sentences of the house, and names, which stand for themselves. */
const OF_THE_HOUSE = /^(?:name|game|ours|option|refusal|table|bot|shelf|setting|part)\./

describe.each(Object.entries(LISTED))('%s', (id, { sentences, ...kinds }) => {
  test('asks, offers and blocks nothing but what is listed, with the fields that are listed', () => {
    const game = GAMES[id]
    if (!game) throw new Error(`no game is called ${id}`)
    const problems = new Set<string>()
    const keys = new Set<string>()
    for (let seats = Math.max(2, game.players.min); seats <= game.players.max; seats++)
      for (const { play, prompt } of waits(game, { players: [seats], games: 3 })) {
        keys.add(prompt.key)
        for (const problem of promptProblems(kinds, prompt)) problems.add(problem)
        for (const one of blockedFor(play, prompt.seat))
          for (const problem of blockedProblems(kinds, one)) problems.add(problem)
      }
    expect([...problems]).toEqual([])
    expect(keys.size).toBeGreaterThan(10)
  })

  test('every sentence of the game says what it speaks of: nothing is guessed', async () => {
    const { texts } = await messagesFor(id, 'en')
    // `event.ended.scores` belongs to `event.ended`, `option.none.gunDown` to `option.none`.
    const listed = (key: string): boolean =>
      Object.hasOwn(sentences, key) || (key.includes('.') && listed(key.slice(0, key.lastIndexOf('.'))))
    const unlisted = Object.keys(texts).filter((key) => !OF_THE_HOUSE.test(key) && !listed(key))
    expect(unlisted).toEqual([])
    const options = Object.keys(texts).filter((key) => key.startsWith('option.') && !listed(key))
    expect(options).toEqual([])
  })
})
