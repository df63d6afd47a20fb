// Thimblerig, for two to four crews: the definition for engine, match and bots.

import type { Game } from '@backroom/engine'
import { type Box, openBox } from './components/components.ts'
import { meta } from './meta.ts'
import { type Options, readOptions } from './options.ts'
import { moneyOf, standings } from './rules/money.ts'
import type { Thimblerig } from './state.ts'
import { card, hide, point, round } from './steps/index.ts'
import { EFFECTS } from './effects/index.ts'
import { mine, redeal, sizes, tally } from './view/index.ts'

export const thimble: Game<Thimblerig, Box, Options> = {
  ...meta,
  bound: 60,
  readOptions,
  open: ({ twice }) => openBox(twice ? 2 : 1),
  /** THM-2. */
  setUp(box, seats, { crews }, table) {
    const free = meta.families.map(({ id }) => id).filter((id) => !crews.includes(id))
    const deck = table.shuffle([...box.deck])
    const places = Array.from({ length: seats }, (_, seat) => crews[seat] ?? free.shift() ?? '')
    table.then('round', {})
    return {
      open: {
        seats: places.map((crew) => ({ crew, money: box.cash })),
        bank: box.bank,
        round: 0,
        rigger: 0,
        turn: 0,
        played: [],
        looked: [],
        lifted: null,
      },
      secret: { pea: null, hands: places.map(() => deck.pop() ?? null), deck },
    }
  },
  steps: { round, hide, card, point },
  sizes,
  mine,
  redeal,
  turn: ({ open }) => open.turn,
  tally,
  standing: ({ open }) => standings(open),
  /** Whoever is away keeps the card and takes the first thimble. */
  timeoutAnswer: (_state, prompt) =>
    'options' in prompt ? (prompt.options.at(prompt.key === 'card' ? -1 : 0)?.id ?? '') : 0,
  judgement: {
    worth({ open, secret }, seat, box) {
      const held = secret.hands[seat] ?? null
      const effects = held === null ? [] : (box.effects[held] ?? [])
      return moneyOf(open, seat) + effects.reduce((sum, one) => sum + EFFECTS[one.do].worth, 0)
    },
  },
}
