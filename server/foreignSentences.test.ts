// What docs/protocol.md says of sentences is enough to make them: a client written from it says what ours says.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, heardAll, replay } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { messagesFor, wordsFor } from '@backroom/games/words'
import { expect, test } from 'vitest'
import { Sentences } from './testing/textClient/sentences.ts'

interface Kept {
  readonly record: GameRecord
}

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elsa']
const TABLES = Object.keys(GAMES).flatMap((game) => [[game, 'en'] as const, [game, 'pl'] as const])

test.each(TABLES)('everything in the kept games of %s is said alike in %s', async (id, language) => {
  const game = GAMES[id]
  if (!game) throw new Error(`there is no ${id}`)
  const file = join(import.meta.dirname, '..', 'games', id, 'released', String(game.version), 'games.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as readonly Kept[]
  const texts = JSON.parse(JSON.stringify(await messagesFor(id, language)))
  const theirs = new Sentences(texts, () => NAMES)
  const ours = (await wordsFor(id, language)).seated(NAMES)
  const different = new Map<string, string>()
  let said = 0
  const compare = (one: string, other: string): void => {
    said++
    if (one !== other) different.set(other, one)
  }
  for (const { record } of kept)
    replay(game, record, record.answers.length, (play) => {
      for (const event of heardAll(play.takeTold(), 'open'))
        compare(theirs.say(`event.${event.type}`, event), ours.event(event) ?? '')
      for (const prompt of play.prompts) {
        compare(theirs.prompt(prompt), ours.prompt(prompt))
        for (const option of 'options' in prompt ? prompt.options : [])
          compare(theirs.option(option, prompt.key), ours.option(option, prompt))
        for (const blocked of play.blocked(prompt.seat))
          compare(theirs.why(blocked.why, { ...blocked.option, ...blocked.about }), ours.blocked(blocked))
      }
    })
  expect([...different].slice(0, 5)).toEqual([])
  expect(said).toBeGreaterThan(5000)
})
