// Games played by chance, shown at every point where somebody is asked.

import {
  type AnyGame,
  begin,
  type Json,
  type Play,
  type Prompt,
  randomAnswer,
  randomFrom,
} from '@backroom/engine'

export interface Evening {
  /** Numbers of players. */
  readonly players: readonly number[]
  /** How many games at each of them. */
  readonly games: number
  readonly options?: Json
}

export interface Wait {
  readonly play: Play
  /** The first question that nobody has answered. */
  readonly prompt: Prompt
}

export function* waits(game: AnyGame, { players, games, options = {} }: Evening): Generator<Wait> {
  for (const seats of players)
    for (let number = 1; number <= games; number++) {
      const play = begin(game, seats, `evening ${number}`, options)
      const luck = randomFrom(`luck ${number}`)
      while (!play.core.over) {
        const prompt = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
        if (!prompt) throw new Error(`evening ${number} of ${game.id} waits for nobody`)
        yield { play, prompt }
        play.answer(prompt.seat, play.core.wait, randomAnswer(prompt, luck))
      }
    }
}

/** Everything that a look at these waiting points finds wrong, each once. */
export function wrongAt(points: Iterable<Wait>, look: (wait: Wait) => readonly string[]): string[] {
  const found = new Set<string>()
  for (const wait of points) for (const line of look(wait)) found.add(line)
  return [...found]
}
