// Whether everything that can be picked, or cannot, lies where a screen says: at every prompt of games played by chance.

import { type AnyGame, type Blocked, blockedFor, type Prompt } from '@backroom/engine'
import { type Evening, waits } from '../../games/testing/waits.ts'

type Look = (prompt: Prompt, blocked: readonly Blocked[]) => readonly string[]

/** What is wrong at any prompt, and the keys of all prompts seen. */
export function wrongPlaces(game: AnyGame, evenings: readonly Evening[], look: Look) {
  const keys = new Set<string>()
  const found = new Set<string>()
  for (const evening of evenings)
    for (const { play, prompt } of waits(game, evening)) {
      keys.add(prompt.key)
      for (const line of look(prompt, blockedFor(play, prompt.seat))) found.add(`${prompt.key} ${line}`)
    }
  return { keys: [...keys], found: [...found] }
}
