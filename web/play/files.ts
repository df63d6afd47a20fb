// Saved games out of the browser and into it again, as files.

import type { FileProblem } from './gameFile.ts'
import { Reader } from './reader.ts'
import { loadTable, revisionOf, type SavedTable, savedText, saveTable } from './saved.ts'

/** No game of ours comes near it. */
export const LARGEST_FILE = 2_000_000

/** The work of a worker that is started for it alone. */
async function withReader<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
  const reader = new Reader()
  try {
    return await work(reader)
  } finally {
    reader.close()
  }
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has to have begun before the address ends.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const nameOf = ({ game, touched }: SavedTable): string =>
  `backroom-${game}-${new Date(touched).toISOString().slice(0, 10)}.json`

/** Gives a game to the reader as a file, also one that cannot be read; false: there is none. */
export async function giveFile(id: string, latest: SavedTable | null = null): Promise<boolean> {
  const table = latest ?? loadTable(id)
  if (table === null) return false
  if (table === 'unreadable') download(`backroom-unreadable-${id}.json`, savedText(id) ?? '')
  else download(nameOf(table), await withReader((reader) => reader.packed(table)))
  return true
}

export type TakenFile =
  | { readonly is: 'table'; readonly table: SavedTable; readonly known: SavedTable | 'unreadable' | null }
  | { readonly is: 'problem'; readonly problem: FileProblem }
  | { readonly is: 'tooLarge' }

/** The game in a file, and what is stored of it already. Changes nothing. */
export async function readFile(file: Blob): Promise<TakenFile> {
  if (file.size > LARGEST_FILE) return { is: 'tooLarge' }
  const text = await file.text()
  const read = await withReader((reader) => reader.unpacked(text))
  if (!read.ok) return { is: 'problem', problem: read.problem }
  return { is: 'table', table: read.table, known: loadTable(read.table.id) }
}

/** Saves a game that came from a file over what is stored of it; false: it cannot be saved. */
export function keepFile(table: SavedTable): boolean {
  const stored = loadTable(table.id)
  const over = stored === null || stored === 'unreadable' ? null : revisionOf(stored)
  return saveTable(table, over) === 'saved'
}
