// A game of Thimblerig as plain data, split by who may know it.

import type { Seat, Step, Table } from '@backroom/engine'
import type { Box } from './components/components.ts'
import type { Events } from './events.ts'
import type { CardId, CrewId, ThimbleId } from './words.ts'

export interface Open {
  seats: { crew: CrewId; money: number }[]
  bank: number
  /** Rounds that were begun; each has another rigger. */
  round: number
  rigger: Seat
  turn: Seat | null
  /** Cards that were played, face up. */
  played: CardId[]
  /** Whoever has looked under a thimble in this round, and under which. */
  looked: { readonly seat: Seat; readonly thimble: ThimbleId }[]
  /** Where the pea was in the last round; null: before the first has ended. */
  lifted: ThimbleId | null
}

interface Secret {
  /** Null: nowhere yet. */
  pea: ThimbleId | null
  /** By seat; null: it was played. */
  hands: (CardId | null)[]
  deck: CardId[]
}

export interface Thimblerig {
  open: Open
  secret: Secret
}

type StepNames = {
  round: object
  hide: object
  card: { readonly seat: Seat }
  point: object
}

export type RigTable = Table<Box, StepNames, Events>
export type RigStep<Name extends keyof StepNames, Picked = undefined> = Step<
  Thimblerig,
  StepNames[Name],
  Picked,
  Box,
  StepNames,
  Events
>
