// Tribute to the Don: allies come back, then everybody gives up what is too much. COR-12.

import type { Seat } from '@backroom/engine'
import { ask } from '../asked.ts'
import type { CardOption } from '../offered.ts'
import type { Box } from '../components/box.ts'
import { aboveLimit } from '../rules/acts.ts'
import { discard, gain, handOf, handOptions } from '../rules/hand.ts'
import { clockwiseFrom, type Corleone, type CorStep } from '../state.ts'
import { beginPhase } from './act.ts'

/** COR-12.1: allies played this act come back to hand. */
export const tribute: CorStep<'tribute'> = {
  run(state, _args, _picked, table) {
    beginPhase(state.open, 'tribute', table)
    state.open.seats.forEach((family, seat) => {
      const allies = family.played.splice(0)
      for (const ally of allies) gain(state, seat, ally)
      if (allies.length > 0) table.tell({ type: 'alliesBack', seat, allies })
    })
    table.then('payTribute', {})
  },
}

const surplus = (state: Corleone, box: Box, seat: Seat): number =>
  aboveLimit(state.open, box, handOf(state, seat).length)

/** COR-R38: everybody above the limit is asked at once; COR-R24: exactly down to it. */
export const payTribute: CorStep<'payTribute', readonly (readonly CardOption[] | undefined)[]> = {
  ask: (state, _args, box) =>
    state.open.seats.flatMap((_, seat) => {
      const count = surplus(state, box, seat)
      if (count === 0) return []
      return [
        ask.some(
          seat,
          'tribute',
          'COR-12.2',
          handOptions(state, seat),
          { min: count, max: count },
          { about: { count } },
        ),
      ]
    }),
  run(state, _args, picked, table) {
    for (const seat of clockwiseFrom(state.open, state.open.horseHead)) {
      const cards = (picked[seat] ?? []).map((option) => option.card)
      for (const card of cards) discard(state, seat, card, table)
      if (cards.length > 0) table.tell({ type: 'tribute', seat, cards })
    }
  },
}
