// The Bribery phase: sealed bribes, a common reveal, allies in order of rank. COR-10.

import type { Seat } from '@backroom/engine'
import { ask, type Offer } from '../asked.ts'
import { allyOption } from '../offered.ts'
import { gain, suitcaseCount, suitcaseOf, suitcaseOptions } from '../rules/hand.ts'
import { sumOf } from '../rules/scoring.ts'
import { clockwiseFrom, type CorStep, type Open } from '../state.ts'
import { beginPhase } from './act.ts'

export const bribery: CorStep<'bribery'> = {
  run({ open }, _args, _picked, table) {
    beginPhase(open, 'bribery', table)
    table.then('bribes', {})
  },
}

/** COR-10.1, COR-R35: everybody is asked at once, also with an empty suitcase. */
export const bribes: CorStep<'bribes', readonly (readonly Offer<'suitcaseMoney'>[])[]> = {
  ask: (state, _args, _box, sieve) =>
    state.open.seats.map((_, seat) =>
      ask.some(seat, 'bribe', 'COR-10.1', suitcaseOptions(state, seat, sieve.of(seat)), {
        min: 0,
        max: suitcaseCount(state, seat),
      }),
    ),
  run(state, _args, picked, table) {
    state.open.bribes = state.secret.suitcases.map((money, seat) => {
      const bribe = (picked[seat] ?? []).map(({ card }) => card)
      for (const card of bribe) money[card]--
      return bribe
    })
    table.shown()
    table.tell({
      type: 'bribesShown',
      bribes: state.open.bribes.map((bribe, seat) => ({ seat, cards: [...(bribe ?? [])] })),
    })
    table.then('takeAlly', { ranked: rank(state.open) })
  },
}

/** COR-10.4, 10.5, 10.7: the highest first, ties clockwise from the Horse Head; a bribe of nothing has no rank. */
function rank(open: Open): Seat[] {
  const worth = (seat: Seat) => sumOf(open.bribes[seat] ?? [])
  return clockwiseFrom(open, open.horseHead)
    .filter((seat) => worth(seat) > 0)
    .sort((a, b) => worth(b) - worth(a))
}

/** COR-10.4: the bribe to the bank, an ally to hand; COR-10.6: without an ally left the bribe goes back. */
export const takeAlly: CorStep<'takeAlly', Offer<'ally'> | undefined> = {
  ask({ open }, { ranked }) {
    const [seat] = ranked
    if (seat === undefined || open.allyRow.length === 0) return null
    return ask.one(seat, 'takeAlly', 'COR-10.4', open.allyRow.map(allyOption), { auto: true })
  },
  run(state, { ranked }, picked, table) {
    const [seat, ...rest] = ranked
    if (seat === undefined) {
      state.open.bribes = state.open.seats.map(() => null)
      return
    }
    const bribe = state.open.bribes[seat] ?? []
    state.open.bribes[seat] = null
    if (picked) {
      for (const card of bribe) state.open.bank.money[card]++
      state.open.allyRow.splice(state.open.allyRow.indexOf(picked.ally), 1)
      gain(state, seat, picked.ally)
      table.tell({ type: 'allyTaken', seat, ally: picked.ally, cards: bribe })
    } else {
      for (const card of bribe) suitcaseOf(state, seat)[card]++
      table.tell({ type: 'bribeReturned', seat, cards: bribe })
    }
    table.then('takeAlly', { ranked: rest })
  },
}
