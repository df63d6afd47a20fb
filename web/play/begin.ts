// Opening a new table on this machine.

import type { Json } from '@backroom/engine'
import type { NewLocalTable } from './localTable.ts'
import { randomText } from './randomText.ts'
import { type LocalSeat, tidyTables } from './saved.ts'

const KEY = 'backroom:new:'

export interface Begun extends NewLocalTable {
  readonly game: string
}

/** Where this tab keeps nothing, a new table lasts until it is reloaded. */
const unkept = new Map<string, Begun>()

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' && value !== null && 'game' in value && 'seats' in value && 'seed' in value

/** Sets a table up and gives its id; the game itself begins when its page opens. */
export function beginLocal(game: string, seats: readonly LocalSeat[], options: Json): string {
  tidyTables()
  const id = randomText()
  const table: Begun = { id, game, seats, seed: randomText(), options }
  try {
    sessionStorage.setItem(KEY + id, JSON.stringify(table))
  } catch {
    unkept.set(id, table)
  }
  return id
}

/** A table that was set up and is not saved yet. */
export function begunTable(id: string): Begun | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY + id) ?? 'null')
    if (isBegun(kept)) return kept
  } catch {
    // Nothing of ours.
  }
  return unkept.get(id) ?? null
}

/** It is saved: who clears it away does not find it dealt anew. */
export function forgetBegun(id: string): void {
  unkept.delete(id)
  try {
    sessionStorage.removeItem(KEY + id)
  } catch {
    // Nothing was kept.
  }
}
