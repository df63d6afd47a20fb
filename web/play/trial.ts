// A trial deal with a components file from outside, before a table is opened with it.

import { begin, type Json, OptionError } from '@backroom/engine'
import { loadGame } from '@backroom/games/loaders'

/** Everything that is wrong with the file; nothing: it can be played. */
export async function problemsOf(game: string, seats: number, components: Json): Promise<readonly string[]> {
  const known = await loadGame(game)
  if (!known) return [`no game is called ${game}`]
  try {
    begin(known, seats, 'trial', { components })
    return []
  } catch (error) {
    if (error instanceof OptionError) return error.problems
    // A file may be well written and still leave the deal without a card it needs.
    return [error instanceof Error ? error.message : String(error)]
  }
}
