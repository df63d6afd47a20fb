// The smallest game that can be played: a test brings the steps it is about, and nothing else.

import type { AnyGame, Command, Step, Table } from '../game.ts'
import { randomAnswer } from '../prompt.ts'

export interface Tiny {
  open: {
    /** Whatever the steps of a test want to remember. */
    notes: (string | number)[]
    coins: number[]
  }
  secret: object
}

export type TinyStep<Args = unknown, Picked = unknown> = Step<Tiny, Args, Picked, null>

export interface TinyParts {
  readonly steps: { readonly [name: string]: TinyStep<never, never> }
  readonly commands?: { readonly [name: string]: Command<Tiny, unknown, null> }
  readonly first: string
  readonly setUp?: (table: Table<null>) => void
}

/** A game for one to five that begins with the step `first`, everybody with three coins. */
export function tiny({ steps, commands = {}, first, setUp }: TinyParts): AnyGame {
  return {
    id: 'tiny',
    code: 'TINY',
    version: 1,
    players: { min: 1, max: 5 },
    bound: 50,
    readOptions: (options) => options,
    open: () => null,
    setUp(_box, seats, _options, table: Table<null>): Tiny {
      setUp?.(table)
      table.then(first, {})
      return { open: { notes: [], coins: Array<number>(seats).fill(3) }, secret: {} }
    },
    steps,
    commands,
    sizes: () => ({}),
    mine: () => ({}),
    redeal: () => {},
    turn: () => null,
    tally: () => ({}),
    standing: (state: Tiny) => state.open.coins,
    timeoutAnswer: (_state, prompt) => randomAnswer(prompt, [1, 2, 3, 4]),
    judgement: { worth: () => 0 },
  }
}

/** The step that ends a tiny game: everybody has won. */
export const finish: TinyStep = {
  run(state, _args, _picked, table) {
    table.end({ winners: state.open.coins.map((_, seat) => seat), scores: [...state.open.coins] })
  },
}
