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

export function view(state: Parlour, viewer: Viewer): object {
  const isOpen = (seat: Seat) => viewer === 'open' || viewer === seat
  const { deck, hands, peeked, ...open } = state
  return {
    ...structuredClone(open),
    deck: deck.length,
    hands: hands.map((hand, seat) => (isOpen(seat) ? [...hand] : hand.length)),
    peeked: [...peeked],
    bottom: viewer === 'open' || peeked.some(isOpen) ? deck[0] : null,
  }
}

/** Deals anew what the viewer does not know: the other hands, and the deck but for a bottom card they have seen. */
export function redeal(state: Parlour, viewer: Viewer, random: Random): void {
  const bottom = state.peeked.some((seat) => seat === viewer) ? state.deck.splice(0, 1) : []
  const others = everybody(state).filter((seat) => seat !== viewer)
  const hidden = [...state.deck, ...others.flatMap((seat) => handOf(state, seat))].sort()
  shuffle(random, hidden)
  for (const seat of others) state.hands[seat] = hidden.splice(0, handOf(state, seat).length)
  state.deck = [...bottom, ...hidden]
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
    return {
      round: 0,
      hands: Array.from({ length: seats }, () => deck.splice(0, 2)),
      deck,
      pile: [],
      coins: Array<number>(seats).fill(3),
      bank: 6,
      stalls: Array<null>(seats).fill(null),
      peeked: [],
      pledges: Array<number>(seats).fill(0),
      favours: Array<number>(seats).fill(2),
    }
  },
  steps: { round, bid, draw, stall, market, discard, gift, sort, object },
  commands: { tip, peek },
  view,
  redeal,
  turn: () => null,
  bonds: (state) => state.pledges,
  tally(state) {
    const counts: { [component: string]: number } = { coins: state.bank }
    for (const seat of everybody(state)) counts['coins'] = (counts['coins'] ?? 0) + coinsOf(state, seat)
    for (const card of [...state.deck, ...state.pile, ...state.hands.flat()])
      counts[card] = (counts[card] ?? 0) + 1
    return counts
  },
  standing: (state) => [...state.coins],
  lapse: (_state, prompt) => randomAnswer(prompt, [1, 2, 3, 4]),
  judgement: { worth: (state, seat) => coinsOf(state, seat) },
}
