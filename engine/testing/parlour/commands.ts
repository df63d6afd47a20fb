// What may be done at any time in the parlour game: tip somebody, or look at the bottom card.

import type { Command, Refusal } from '../../game.ts'
import type { Seat } from '../../prompt.ts'
import { below, type Random } from '../../random.ts'
import { type Box, coinsOf, type Parlour, pay } from './state.ts'

const spent = (state: Parlour, seat: Seat): Refusal | null =>
  (state.open.favours[seat] ?? 0) > 0 && coinsOf(state, seat) > 0 ? null : { code: 'notNow', rule: 'TOY-9' }

const spend = (state: Parlour, seat: Seat): void => {
  state.open.favours[seat] = (state.open.favours[seat] ?? 0) - 1
}

const receiver = (args: unknown): unknown =>
  typeof args === 'object' && args !== null && 'to' in args ? args.to : undefined

/** Most of the time nobody wants anything, or the random players would do nothing else. */
const seldom = (random: Random): boolean => below(random, 4) === 0

export const tip: Command<Parlour, { readonly to: Seat }, Box> = {
  refuse(state, seat, args) {
    const to = receiver(args)
    if (typeof to !== 'number' || state.open.coins[to] === undefined || to === seat)
      return { code: 'wrongShape', rule: 'TOY-9' }
    return spent(state, seat)
  },
  run(state, seat, { to }, table) {
    spend(state, seat)
    pay(state, seat, to, 1)
    table.tell({ type: 'tipped', seat, to })
  },
  suggest(state, seat, random) {
    const to = (seat + 1) % state.secret.hands.length
    return spent(state, seat) || !seldom(random) ? null : { to }
  },
}

const mayPeek = (state: Parlour, seat: Seat): Refusal | null =>
  state.open.peeked.includes(seat) ? { code: 'notNow', rule: 'TOY-10' } : spent(state, seat)

export const peek: Command<Parlour, object, Box> = {
  refuse: mayPeek,
  run(state, seat, _args, table) {
    spend(state, seat)
    pay(state, seat, null, 1)
    state.open.peeked.push(seat)
    table.tell({ type: 'peeked', seat })
    table.whisper({ type: 'bottom', card: state.secret.deck[0] }, [seat])
  },
  suggest: (state, seat, random) => (mayPeek(state, seat) || !seldom(random) ? null : {}),
}
