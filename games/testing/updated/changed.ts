// A game with a changed rule: whatever is shuffled before the first turn is cut once more, so that every deal is another.

import type { AnyGame } from '@backroom/engine'

export const changed = (game: AnyGame): AnyGame => ({
  ...game,
  version: game.version + 1,
  setUp(box, seats, options, table) {
    table.below(2 ** 16)
    return game.setUp(box, seats, options, table)
  },
})
