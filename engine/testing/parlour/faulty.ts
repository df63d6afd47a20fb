// Parlour games that each break one law, to see that the law notices.

import type { AnyGame, Step } from '../../game.ts'
import { type Option, pickOne } from '../../prompt.ts'
import { tip } from './commands.ts'
import { mine, parlour, redeal } from './index.ts'
import { type Box, everybody, handOf, type Parlour, type ToyStep } from './state.ts'
import { discard, draw, market, object, stall } from './steps.ts'

const withSteps = (steps: { readonly [name: string]: Step<Parlour, never, never, Box> }): AnyGame => ({
  ...parlour,
  steps: { ...parlour.steps, ...steps },
})

type One = { readonly seat: number }
type Left = { readonly left: readonly number[] }

/** Draws without a word, as if nothing hidden had come to light. */
const takeTop = (state: Parlour, seat: number): string | undefined => {
  const card = state.secret.deck.length > 1 ? state.secret.deck.pop() : undefined
  if (card !== undefined) handOf(state, seat).push(card)
  return card
}

export const leaksInView: AnyGame = {
  ...parlour,
  mine: (state: Parlour, viewer) => ({ ...mine(state, viewer), top: state.secret.deck.at(-1) }),
}

/** Its view grows a field in the course of the game. */
export const growsAField: AnyGame = {
  ...parlour,
  mine: (state: Parlour, viewer) => ({
    ...mine(state, viewer),
    ...(state.open.pile.length > 0 && { lastDiscarded: state.open.pile.at(-1) }),
  }),
}

/** What a viewer may know besides stands over something of the open part. */
export const hidesAField: AnyGame = {
  ...parlour,
  mine: (state: Parlour, viewer) => ({ ...mine(state, viewer), bank: 0 }),
}

export const leaksInEvent = withSteps({
  draw: {
    run(state, { seat }: One, _picked, table) {
      const card = takeTop(state, seat)
      table.shown()
      table.tell({ type: 'drew', seat, card })
    },
  },
})

/** Everybody is asked in turn, but only those who hold a certain card, and nobody could know who does. */
export const leaksInAsking = withSteps({
  object: {
    ...object,
    ask(state, { left }: Left) {
      const [seat = 0] = left
      const holds = handOf(state, seat).some((card) => card < 'c12')
      return holds ? pickOne(seat, 'object', 'TOY-8', [{ id: 'pass', say: 'pass' }]) : null
    },
    run(state, { left }: Left, picked: Option | undefined, table) {
      object.run(state, { left }, picked ?? { id: 'pass', say: 'pass' }, table)
    },
  },
})

/** Whether the answer can still be undone tells what was drawn. */
export const leaksInFence = withSteps({
  object: {
    ...object,
    run(state, args: Left, picked: Option, table) {
      if ((state.secret.deck.at(-1) ?? '') < 'c12') table.shown()
      object.run(state, args, picked, table)
    },
  },
})

/** Why a stall cannot be had depends on the deck. */
export const leaksInRefusal = withSteps({
  stall: {
    ...stall,
    ask(state, args, box, sieve) {
      const asked = stall.ask?.(state, args, box, sieve) ?? null
      const why = (state.secret.deck.at(-1) ?? '') < 'c12' ? 'rainToday' : 'closedToday'
      sieve.not({ id: 'stall9', say: 'stall' }, { rule: 'TOY-3', why })
      return asked
    },
  } satisfies ToyStep<Left, Option>,
})

/** A command that only works when the hidden card is the right one. */
export const leaksInCommand: AnyGame = {
  ...parlour,
  commands: {
    tip: {
      ...tip,
      refuse: (state: Parlour, seat, args, box: Box) =>
        (state.secret.deck.at(-1) ?? '') < 'c12'
          ? { code: 'notNow', rule: 'TOY-9' }
          : tip.refuse(state, seat, args, box),
    },
  },
}

export const aliases: AnyGame = { ...parlour, copy: (state: Parlour) => ({ ...state }) }

const SHARED: string[] = []

/** Every game in play gets the very same list. */
export const aliasesLater = withSteps({
  market: {
    ...market,
    run(state, args: Left, picked: Option, table) {
      if (state.open.pile.length === 0) state.open.pile = SHARED
      market.run(state, args, picked, table)
    },
  },
})

/** A card comes to hand and the fence stays where it is: undone, and something else can be tried. */
export const rollsAgain = withSteps({
  market: {
    ...market,
    run(state, args: Left, picked: Option, table) {
      if (picked.id !== 'draw') return market.run(state, args, picked, table)
      const [seat = 0] = args.left
      takeTop(state, seat)
      table.tell({ type: 'drew', seat })
      table.then('market', args)
    },
  },
})

export const getsStuck = withSteps({
  market: { ...market, ask: (_state, { left }: Left) => pickOne(left[0] ?? 0, 'market', 'TOY-4', []) },
})

export const neverEnds = withSteps({
  object: {
    ...object,
    run(_state, args: Left, _picked: Option, table) {
      table.then('object', args)
    },
  },
})

export const losesCards = withSteps({
  discard: {
    ...discard,
    run(state, args: Left, picked: readonly Option[], table) {
      discard.run(state, args, picked, table)
      state.open.pile.pop()
    },
  },
})

/** Bots that think on such a deal know everything. */
export const peeks: AnyGame = { ...parlour, redeal: () => {} }

/** Shuffled as it lies: with the same luck another order comes out of another order. */
export const peeksALittle: AnyGame = {
  ...parlour,
  redeal(state: Parlour, viewer, random) {
    const deck = [...state.secret.deck]
    redeal(state, viewer, random)
    for (const seat of everybody(state)) if (seat !== viewer) state.secret.hands[seat]?.sort()
    state.secret.deck.sort((a, b) => deck.indexOf(a) - deck.indexOf(b))
  },
}

export const losesInRedeal: AnyGame = {
  ...parlour,
  redeal(state: Parlour, viewer, random) {
    redeal(state, viewer, random)
    state.secret.deck[state.secret.deck.length - 1] = state.secret.deck[0] ?? ''
  },
}

/** Takes whatever is sent to it at its word. */
export const trustsCommands: AnyGame = { ...parlour, commands: { tip: { ...tip, refuse: () => null } } }

export const offersTheBlocked = withSteps({
  stall: {
    ...stall,
    ask(state, args, box, sieve) {
      const asked = stall.ask?.(state, args, box, sieve) ?? null
      for (const i of state.open.stalls.keys())
        sieve.not({ id: `stall${i}`, say: 'stall' }, { rule: 'TOY-3', why: 'stallTaken' })
      return asked
    },
  } satisfies ToyStep<Left, Option>,
})

/** Offers less to those who want to know why. */
export const offersByTheAsking = withSteps({
  market: {
    ...market,
    ask: (_state, { left }: Left, _box, sieve) =>
      pickOne(left[0] ?? 0, 'market', 'TOY-4', [
        { id: 'pass', say: 'pass' },
        ...(sieve.asking ? [] : [{ id: 'roll', say: 'roll' }]),
      ]),
  },
})

/** Gives the table a word that can be taken back. */
export const breaksItsWord = withSteps({
  market: {
    ...market,
    run(state, args: Left, picked: Option, table) {
      if (picked.id !== 'pledge') return market.run(state, args, picked, table)
      state.open.pledges[args.left[0] ?? 0] = state.open.round
      table.tell({ type: 'pledged', seat: args.left[0] ?? 0 })
      table.then('market', args)
    },
  },
})

export const offersTwice = withSteps({
  market: {
    ...market,
    ask: (_state, { left }: Left) =>
      pickOne(left[0] ?? 0, 'market', 'TOY-4', [
        { id: 'pass', say: 'pass' },
        { id: 'pass', say: 'pass' },
      ]),
  },
})

/** Counts beside the table, where neither a record nor a saved game can follow. */
export function remembersElsewhere(): AnyGame {
  let drawn = 0
  return withSteps({
    draw: {
      run(state, args: One, _picked, table) {
        draw.run(state, args, undefined, table)
        drawn++
        if (drawn % 2 === 0 && state.open.bank > 0) {
          state.open.bank--
          state.open.coins[args.seat] = (state.open.coins[args.seat] ?? 0) + 1
        }
      },
    },
  })
}

/** A map in the state: JSON makes an empty object of it. */
export const keepsMaps = withSteps({
  market: {
    ...market,
    run(state, args: Left, picked: Option, table) {
      Object.assign(state, { seen: new Map([[picked.id, true]]) })
      market.run(state, args, picked, table)
    },
  },
})

export const nobodyWins = withSteps({
  round: {
    run(state, _args: object, _picked, table) {
      table.end({ winners: [], scores: everybody(state).map(() => 0) })
    },
  },
})
