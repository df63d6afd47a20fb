// A line to a table: to the server over a socket, or to a worker on this machine. Both speak the same messages.

import type { ClientMessage, TableMessage } from '@backroom/protocol'
import type { Watcher } from '@backroom/match'
import type { Here } from './here.ts'

export const LINK_STATES = ['opening', 'live', 'checking', 'lost', 'closed'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** What a screen may say. Only a table on this machine can be looked at with other eyes (hot-seat). */
export type Said = ClientMessage | { readonly type: 'look'; readonly viewer: Watcher }

export interface Listener {
  hear(message: TableMessage): void
  /** The line is there, for the first time or again: say where you want to sit and what you have missed. */
  opened(): void
  link(state: LinkState): void
}

export interface Wire {
  /** Whether the game is played on this machine. */
  readonly local: boolean
  /** What the table is to this tab, where it is played on this machine. */
  readonly here?: Here
  open(listener: Listener): void
  send(message: Said): void
  /** Hang up and call again: the server knows us by another name now. */
  redial(): void
  close(): void
}
