// A seat that answers as soon as it is asked, with anything legal, and knows when its answer was accepted.

import { randomAnswer, randomFrom } from '@backroom/engine'

const random = randomFrom('load')

export class Answering {
  #meter
  #give
  #sent = 0
  #answered = -1

  /** `give` sends an answer meant for a waiting point. */
  constructor(meter, give) {
    this.#meter = meter
    this.#give = give
  }

  see({ wait, prompt }) {
    const isAccepted = wait !== this.#answered || prompt === null
    if (this.#sent > 0 && isAccepted) {
      this.#meter.count(this.#sent)
      this.#sent = 0
    }
    if (!prompt || wait === this.#answered) return
    this.#answered = wait
    this.#sent = performance.now()
    this.#give(wait, randomAnswer(prompt, random))
  }
}
