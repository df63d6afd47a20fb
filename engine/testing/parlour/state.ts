// A parlour game that uses everything the kernel has, small enough to be read at a glance: what lies on its table.

import { GameFault, type Step, type Table } from '../../game.ts'
import type { Seat } from '../../prompt.ts'

export interface Box {
  readonly rounds: number
  readonly cards: readonly string[]
}

interface Open {
  round: number
  pile: string[]
  coins: number[]
  bank: number
  /** Who stands at each stall. */
  stalls: (Seat | null)[]
  /** Who has looked at the bottom card of the deck. */
  peeked: Seat[]
  /** How many rounds each has promised to outbid the others in: their word to the table. */
  pledges: number[]
  /** How many commands everybody has left. */
  favours: number[]
}

interface Secret {
  /** Face down; the top card is the last. */
  deck: string[]
  hands: string[][]
}

export interface Parlour {
  open: Open
  secret: Secret
}

export type ToyTable = Table<Box>
export type ToyStep<Args, Picked = undefined> = Step<Parlour, Args, Picked, Box>

export function handOf(state: Parlour, seat: Seat): string[] {
  const hand = state.secret.hands[seat]
  if (!hand) throw new GameFault(`nobody sits at ${seat}`)
  return hand
}

export const coinsOf = (state: Parlour, seat: Seat): number => state.open.coins[seat] ?? 0

/** Coins change hands; with the bank where no seat is named. */
export function pay(state: Parlour, from: Seat | null, to: Seat | null, coins: number): void {
  if (from === null) state.open.bank -= coins
  else state.open.coins[from] = coinsOf(state, from) - coins
  if (to === null) state.open.bank += coins
  else state.open.coins[to] = coinsOf(state, to) + coins
}

export const everybody = (state: Parlour): Seat[] => state.secret.hands.map((_, seat) => seat)
