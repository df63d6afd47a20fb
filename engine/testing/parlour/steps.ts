// The rounds of the parlour game: a sealed bid, then stalls, market, gifts, an order and objections, seat by seat.

import {
  type Option,
  pickAmount,
  pickOne,
  pickOrder,
  pickSome,
  type Reason,
  type Seat,
} from '../../prompt.ts'
import { coinsOf, everybody, handOf, type Parlour, pay, type ToyStep, type ToyTable } from './state.ts'

type Left = { readonly left: readonly Seat[] }
type One = { readonly seat: Seat }

/** Goes on with the same step for those who are still to come. */
const nextIn = (table: ToyTable, step: string, [, ...left]: readonly Seat[]): void => {
  if (left.length > 0) table.then(step, { left })
}

const firstOf = ({ left }: Left): Seat => left[0] ?? 0

export const round: ToyStep<object> = {
  run(state, _args, _picked, table) {
    if (state.open.round === table.box.rounds) return finish(state, table)
    state.open.round++
    state.open.stalls.fill(null)
    table.tell({ type: 'round', round: state.open.round })
    table.then('bid', {})
    for (const step of ['stall', 'market', 'discard', 'gift']) table.then(step, { left: everybody(state) })
    table.then('sort', { seat: 0 })
    table.then('object', { left: everybody(state) })
    table.then('round', {})
  },
}

function finish(state: Parlour, table: ToyTable): void {
  const scores = state.open.coins.map((coins, seat) => coins + handOf(state, seat).length)
  const best = Math.max(...scores)
  table.end({ winners: everybody(state).filter((seat) => scores[seat] === best), scores })
}

/** Everybody at once, sealed; whoever has no coin bids nothing without being asked. */
export const bid: ToyStep<object, readonly number[]> = {
  ask: (state) =>
    everybody(state).map((seat) =>
      pickAmount(seat, 'bid', 'TOY-2', { min: 0, max: coinsOf(state, seat) }, { auto: true }),
    ),
  run(state, _args, bids, table) {
    const best = Math.max(...bids)
    const seat = bids.indexOf(best)
    pay(state, seat, null, best)
    table.tell({ type: 'bids', bids: [...bids] })
    table.then('draw', { seat })
  },
}

/** The bottom card stays where it is: somebody may know it. */
export const draw: ToyStep<One> = {
  run(state, { seat }, _picked, table) {
    const card = state.secret.deck.length > 1 ? state.secret.deck.pop() : undefined
    if (card === undefined) return
    handOf(state, seat).push(card)
    table.tell({ type: 'drew', seat }, { card }, [seat])
  },
}

const STALL_TAKEN: Reason = { rule: 'TOY-3', why: 'stallTaken' }

/** As many stalls as seats: the last seat takes what is left without being asked. */
export const stall: ToyStep<Left, Option> = {
  ask(state, args, _box, sieve) {
    const free = sieve.sift(
      state.open.stalls.keys(),
      (stall) => (state.open.stalls[stall] === null ? null : STALL_TAKEN),
      (stall) => ({ id: `stall${stall}`, say: 'stall' }),
    )
    return pickOne(firstOf(args), 'stall', 'TOY-3', free, { auto: true })
  },
  run(state, args, picked, table) {
    state.open.stalls[Number(picked.id.slice('stall'.length))] = firstOf(args)
    table.tell({ type: 'stall', seat: firstOf(args), stall: picked.id })
    nextIn(table, 'stall', args.left)
  },
}

/** One thing, and before it a word to the others, once a round. */
export const market: ToyStep<Left, Option> = {
  ask: (state, args, _box, sieve) => {
    const options: Option[] = [
      { id: 'draw', say: 'draw' },
      { id: 'roll', say: 'roll' },
      { id: 'pass', say: 'pass' },
    ]
    const said = (state.open.pledges[firstOf(args)] ?? 0) >= state.open.round
    sieve.put(options, { id: 'pledge', say: 'pledge' }, said ? { rule: 'TOY-4', why: 'pledged' } : null)
    return pickOne(firstOf(args), 'market', 'TOY-4', options)
  },
  run(state, args, picked, table) {
    const seat = firstOf(args)
    if (picked.id === 'pledge') {
      state.open.pledges[seat] = state.open.round
      table.binds()
      table.tell({ type: 'pledged', seat })
      return table.then('market', args)
    }
    if (picked.id === 'draw') table.then('draw', { seat })
    if (picked.id === 'roll') {
      const eyes = table.below(6) + 1
      if (eyes === 6 && state.open.bank > 0) pay(state, null, seat, 1)
      table.tell({ type: 'rolled', seat, eyes })
    }
    nextIn(table, 'market', args.left)
  },
}

/** Two or three cards, or none at all. */
export const discard: ToyStep<Left, readonly Option[]> = {
  ask(state, args) {
    const cards = handOf(state, firstOf(args)).map((card) => ({ id: card, say: 'card' }))
    return pickSome(firstOf(args), 'discard', 'TOY-5', cards, { min: 2, max: 3, orNone: true })
  },
  run(state, args, picked, table) {
    const hand = handOf(state, firstOf(args))
    for (const { id } of picked) state.open.pile.push(...hand.splice(hand.indexOf(id), 1))
    table.tell({ type: 'discarded', seat: firstOf(args), cards: picked.map(({ id }) => id) })
    nextIn(table, 'discard', args.left)
  },
}

/** Coins to the bank, two by two. */
export const gift: ToyStep<Left, number> = {
  ask: (state, args) =>
    pickAmount(
      firstOf(args),
      'gift',
      'TOY-6',
      { min: 0, max: coinsOf(state, firstOf(args)), unit: 2 },
      { auto: true },
    ),
  run(state, args, coins, table) {
    pay(state, firstOf(args), null, coins)
    table.tell({ type: 'gift', seat: firstOf(args), coins })
    nextIn(table, 'gift', args.left)
  },
}

export const sort: ToyStep<One, readonly Option[]> = {
  ask: (state, { seat }) =>
    pickOrder(
      seat,
      'sort',
      'TOY-7',
      state.open.pile.slice(-3).map((card) => ({ id: card, say: 'card' })),
      { auto: true },
    ),
  run(state, _args, picked, table) {
    state.open.pile.splice(
      -picked.length || state.open.pile.length,
      picked.length,
      ...picked.map(({ id }) => id),
    )
    table.tell({ type: 'sorted', cards: picked.map(({ id }) => id) })
  },
}

/** In order of priority: the first who objects silences the others and fetches a coin. */
export const object: ToyStep<Left, Option> = {
  ask: (_state, args) =>
    pickOne(firstOf(args), 'object', 'TOY-8', [
      { id: 'object', say: 'object' },
      { id: 'pass', say: 'pass' },
    ]),
  run(state, args, picked, table) {
    if (picked.id === 'pass') return nextIn(table, 'object', args.left)
    if (state.open.bank > 0) pay(state, null, firstOf(args), 1)
    table.tell({ type: 'objected', seat: firstOf(args) })
  },
}
