// A chair at the table: all that a bot gets of a game in play. The game itself stays out of reach.

import { type Play, type Prompt, type Random, redeal, type Seat, viewFor } from '@backroom/engine'

export interface Chair {
  readonly seat: Seat
  /** Which game is played here. */
  readonly game: string
  /** What this seat sees of the table. */
  view(): object
  /** A game that looks the same from this chair: what is hidden is dealt anew, the dice are others. */
  imagine(random: Random): Play
}

/** The chair of somebody who has to answer. */
export interface AskedChair extends Chair {
  readonly prompt: Prompt
}

class SeatAt implements Chair {
  readonly seat: Seat
  // Private to the runtime, not only to the type checker: no bot can reach the real game.
  readonly #play: Play

  constructor(play: Play, seat: Seat) {
    this.seat = seat
    this.#play = play
  }

  get game(): string {
    return this.#play.game.id
  }

  view(): object {
    return viewFor(this.#play, this.seat)
  }

  imagine(random: Random): Play {
    return redeal(this.#play, this.seat, random)
  }
}

class AskedSeatAt extends SeatAt implements AskedChair {
  readonly prompt: Prompt

  constructor(play: Play, prompt: Prompt) {
    super(play, prompt.seat)
    this.prompt = prompt
  }
}

export const sitAt = (play: Play, seat: Seat): Chair => new SeatAt(play, seat)

/** The chair of the seat that this open prompt of the game asks. */
export const asked = (play: Play, prompt: Prompt): AskedChair => new AskedSeatAt(play, prompt)
