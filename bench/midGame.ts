// Games stopped in the middle, as they lie in a server's memory.

import { begin, type Play, randomAnswer, randomFrom } from '@backroom/engine'
import { GAMES } from '@backroom/games'

export function gameCalled(id: string) {
  const game = GAMES[id]
  if (!game) throw new Error(`there is no game called ${id}`)
  return game
}

/** A game by chance, stopped after so many answers, or where it ends before. */
export function midGame(id: string, players: number, seed: string, answers = 100): Play {
  const play = begin(gameCalled(id), players, seed)
  const random = randomFrom(`mid ${seed}`)
  while (!play.core.over && play.core.taken < answers) {
    const open = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
    if (!open) throw new Error(`the game of ${seed} waits for nobody`)
    play.answer(open.seat, play.core.wait, randomAnswer(open, random))
  }
  return play
}
