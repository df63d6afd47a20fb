// Opening a new table on this machine.

import type { Json } from '@backroom/engine'
import type { NewLocalTable } from './house.ts'
import { type LocalSeat, tidyTables } from './saved.ts'

const KEY = 'backroom:new:'

export interface Begun extends NewLocalTable {
  readonly game: string
}

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' && value !== null && 'game' in value && 'seats' in value && 'seed' in value

/** Sets a table up and gives its id; the game itself begins when its page opens. */
export function beginLocal(game: string, seats: readonly LocalSeat[], options: Json): string {
  tidyTables()
  const id = crypto.randomUUID()
  const table: Begun = { id, game, seats, seed: crypto.randomUUID(), options }
  sessionStorage.setItem(KEY + id, JSON.stringify(table))
  return id
}

/** A table that was set up and has no answer yet. */
export function begunTable(id: string): Begun | null {
  const text = sessionStorage.getItem(KEY + id)
  const kept: unknown = JSON.parse(text ?? 'null')
  return isBegun(kept) ? kept : null
}
