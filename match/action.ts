// What can be done at a table, and how it is kept.

import type { Action, Seat } from '@backroom/engine'

/** An answer, a command, or an undo, which takes back the last answer that still stands. */
export type MatchAction = Action | { readonly seat: Seat; readonly undo: true }

export interface KeptAction {
  /** Counted from 1 without gaps at every table. */
  readonly seq: number
  readonly at: number
  /** Done by a bot for the owner of the seat, who was away. */
  readonly standIn?: true
  readonly action: MatchAction
}
