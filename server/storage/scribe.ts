// Runs in a thread of its own: writes groups of deeds, each in one transaction, and waits for the disk.

import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './database.ts'

/** A deed as it is written: table, number, seat, kind, body, key, time, and whether a bot did it for somebody (0 or 1). */
export type DeedRow = readonly [string, number, number, string, string, string | null, number, number]

/** For each row whether it is stored; or why none of them is. */
export type Outcome = readonly boolean[] | { readonly problem: string }

/** Null: there is nothing more to write. */
export type Page = readonly DeedRow[] | null

const db = openDatabase(String(workerData))
const insert = db.prepare(
  `insert into answers (table_id, seq, seat, kind, body, key, at, by_bot) values (?, ?, ?, ?, ?, ?, ?, ?)
   on conflict do nothing`,
)

/** Where a number is taken, all that follows at that table has no place either. */
function write(rows: readonly DeedRow[]): boolean[] {
  const broken = new Set<string>()
  db.exec('begin immediate')
  try {
    const stored = rows.map((row) => {
      const [table] = row
      if (broken.has(table)) return false
      const { changes } = insert.run(...row)
      if (changes === 0) broken.add(table)
      return changes > 0
    })
    db.exec('commit')
    return stored
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    throw error
  }
}

function outcomeOf(rows: readonly DeedRow[]): Outcome {
  try {
    return write(rows)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (text: string) => {
  const page = JSON.parse(text) as Page
  if (page) return parentPort?.postMessage(outcomeOf(page), [])
  db.close()
  parentPort?.close()
})
