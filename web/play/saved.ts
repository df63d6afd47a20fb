// The games that are kept on this machine: saved after every answer, so that a reload loses nothing.

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
  /** Counts the savings, so that no tab writes over what another has saved; older ones have none. */
  readonly revision?: number
}

/** A game in the list; without a table: what is stored cannot be read. */
export interface SavedEntry {
  readonly id: string
  readonly table: SavedTable | null
}

/** What became of a saving. `newer`: another tab has saved since; `gone`: somebody has cleared it away. */
export type Saving = 'saved' | 'full' | 'newer' | 'gone'

const PREFIX = 'backroom:table:'
const KEPT_WHEN_OVER = 20

export const keyOf = (id: string): string => PREFIX + id

/** Null: this browser keeps nothing for us. */
function shelf(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const isSeat = (value: unknown): value is LocalSeat =>
  isObject(value) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'bot' in value &&
  (value.bot === null || typeof value.bot === 'string')

/** As much as a list has to know; whether the record can be played on is seen when it is. */
const isSaved = (value: unknown): value is SavedTable =>
  isObject(value) &&
  'id' in value &&
  typeof value.id === 'string' &&
  'game' in value &&
  typeof value.game === 'string' &&
  'seats' in value &&
  Array.isArray(value.seats) &&
  value.seats.every(isSeat) &&
  'touched' in value &&
  Number.isFinite(value.touched) &&
  'record' in value &&
  isObject(value.record) &&
  'answers' in value.record &&
  Array.isArray(value.record.answers)

/** What is stored, letter by letter. */
export const savedText = (id: string): string | null => shelf()?.getItem(keyOf(id)) ?? null

/** Null: nothing is stored under this name. */
export function loadTable(id: string): SavedTable | 'unreadable' | null {
  const text = savedText(id)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSaved(value) && value.id === id ? value : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

export const revisionOf = (table: SavedTable): number => table.revision ?? 0

/** Saves a table over the revision that it continues; null: over nothing. Whatever else is there stays. */
export function saveTable(table: SavedTable, over: number | null): Saving {
  const stored = loadTable(table.id)
  if (stored === null && over !== null) return 'gone'
  if (stored !== null && stored !== 'unreadable' && revisionOf(stored) !== over) return 'newer'
  try {
    const kept: SavedTable = { ...table, revision: (over ?? 0) + 1 }
    localStorage.setItem(keyOf(table.id), JSON.stringify(kept))
    return 'saved'
  } catch {
    return 'full'
  }
}

export const forgetTable = (id: string): void => shelf()?.removeItem(keyOf(id))

/** The newest first, what cannot be read last. */
export function savedTables(): SavedEntry[] {
  return Object.keys(shelf() ?? {})
    .filter((key) => key.startsWith(PREFIX))
    .map((key): SavedEntry => {
      const id = key.slice(PREFIX.length)
      const table = loadTable(id)
      return { id, table: table === 'unreadable' ? null : table }
    })
    .sort((a, b) => (b.table?.touched ?? 0) - (a.table?.touched ?? 0))
}

/** Finished games make room for new ones. */
export function tidyTables(): void {
  for (const { id } of savedTables()
    .filter(({ table }) => table?.outcome)
    .slice(KEPT_WHEN_OVER))
    forgetTable(id)
}
