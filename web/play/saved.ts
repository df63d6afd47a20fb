// The games that are played on this machine: kept after every answer, so that a reload loses nothing.

import type { GameRecord, Outcome } from '@backroom/engine'

/** Who sits at a seat of a table on this machine. */
export type LocalSeat = { readonly name: string; readonly bot: string | null }

export interface SavedTable {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly made: number
  /** When the last answer was given. */
  readonly touched: number
  /** When each thing was done, the deal first; older ones know only when they were touched. */
  readonly times?: readonly number[]
  readonly record: GameRecord
  readonly outcome: Outcome | null
}

const PREFIX = 'backroom:table:'
const KEPT_WHEN_OVER = 20

const isSaved = (value: unknown): value is SavedTable =>
  typeof value === 'object' && value !== null && 'record' in value && 'seats' in value

export function loadTable(id: string): SavedTable | null {
  const text = localStorage.getItem(PREFIX + id)
  if (text === null) return null
  const value: unknown = JSON.parse(text)
  return isSaved(value) ? value : null
}

/** Whether it could be kept: a full or forbidden storage must not stop the game. */
export function saveTable(table: SavedTable): boolean {
  try {
    localStorage.setItem(PREFIX + table.id, JSON.stringify(table))
    return true
  } catch {
    return false
  }
}

export const forgetTable = (id: string): void => localStorage.removeItem(PREFIX + id)

/** The newest first. */
export function savedTables(): SavedTable[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => loadTable(key.slice(PREFIX.length)))
    .filter((table) => table !== null)
    .sort((a, b) => b.touched - a.touched)
}

/** Finished games make room for new ones. */
export function tidyTables(): void {
  for (const table of savedTables()
    .filter(({ outcome }) => outcome)
    .slice(KEPT_WHEN_OVER))
    forgetTable(table.id)
}
