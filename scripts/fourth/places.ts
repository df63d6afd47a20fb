// Where a game is added, each with the file that stands there for a server with a fourth game: docs/adding-a-game.md lists
// the same places, and one more for those who want a drawing in the terminal.

import { insteadBy, type Places } from '../instead.ts'

export const PLACES: Places = {
  'games/list.ts': 'games/testing/list.ts',
  'games/index.ts': 'games/testing/index.ts',
  'web/games/list.ts': 'web/testing/list.ts',
}

export const replaced = insteadBy(PLACES)
