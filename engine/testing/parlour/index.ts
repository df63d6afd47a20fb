// The honest parlour game, for two to four: it keeps every law.

import type { Viewer } from '../../event.ts'
import { type Game, OptionError } from '../../game.ts'
import { randomAnswer, type Seat } from '../../prompt.ts'
import { type Random, shuffle } from '../../random.ts'
import { peek, tip } from './commands.ts'
import { type Box, coinsOf, everybody, handOf, type Parlour } from './state.ts'
import { bid, discard, draw, gift, market, object, round, sort, stall } from './steps.ts'

interface Options {
  readonly rounds: number
}

const CARDS = Array.from({ length: 24 }, (_, i) => `c${String(i).padStart(2, '0')}`)

function readOptions(options: unknown): Options {
  const given = typeof options === 'object' && options !== null && 'rounds' in options ? options.rounds : 2
  if (given !== 1 && given !== 2) throw new OptionError(['rounds: one or two'])
  return { rounds: given }
}

const sizes = ({ secret }: Parlour) => ({
  deckSize: secret.deck.length,
  handSizes: secret.hands.map(({ length }) => length),
})

export function mine({ open, secret }: Parlour, viewer: Viewer) {
  const isOpen = (seat: Seat) => viewer === 'open' || viewer === seat
  return {
    hands: secret.hands.map((hand, seat) => (isOpen(seat) ? hand : null)),
    bottom: viewer === 'open' || open.peeked.some(isOpen) ? (secret.deck[0] ?? null) : null,
  }
}

/** Deals anew what the viewer does not know: the other hands, and the deck but for a bottom card they have seen. */
export function redeal(state: Parlour, viewer: Viewer, random: Random): void {
  const bottom = state.open.peeked.some((seat) => seat === viewer) ? state.secret.deck.splice(0, 1) : []
  const others = everybody(state).filter((seat) => seat !== viewer)
  const hidden = [...state.secret.deck, ...others.flatMap((seat) => handOf(state, seat))].sort()
  shuffle(random, hidden)
  for (const seat of others) state.secret.hands[seat] = hidden.splice(0, handOf(state, seat).length)
  state.secret.deck = [...bottom, ...hidden]
}

export const parlour: Game<Parlour, Box, Options> = {
  id: 'parlour',
  code: 'TOY',
  version: 1,
  players: { min: 2, max: 4 },
  bound: 120,
  readOptions,
  open: ({ rounds }) => ({ rounds, cards: CARDS }),
  setUp(box, seats, _options, table) {
    const deck = table.shuffle([...box.cards])
    table.then('round', {})
    const hands = Array.from({ length: seats }, () => deck.splice(0, 2))
    return {
      open: {
        round: 0,
        pile: [],
        coins: Array<number>(seats).fill(3),
        bank: 6,
        stalls: Array<null>(seats).fill(null),
        peeked: [],
        pledges: Array<number>(seats).fill(0),
        favours: Array<number>(seats).fill(2),
      },
      secret: { hands, deck },
    }
  },
  steps: { round, bid, draw, stall, market, discard, gift, sort, object },
  commands: { tip, peek },
  sizes,
  mine,
  redeal,
  turn: () => null,
  bonds: (state) => state.open.pledges,
  tally(state) {
    const counts: { [component: string]: number } = { coins: state.open.bank }
    for (const seat of everybody(state)) counts['coins'] = (counts['coins'] ?? 0) + coinsOf(state, seat)
    for (const card of [...state.secret.deck, ...state.open.pile, ...state.secret.hands.flat()])
      counts[card] = (counts[card] ?? 0) + 1
    return counts
  },
  standing: (state) => [...state.open.coins],
  timeoutAnswer: (_state, prompt) => randomAnswer(prompt, [1, 2, 3, 4]),
  judgement: { worth: (state, seat) => coinsOf(state, seat) },
}
