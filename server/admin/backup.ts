// A whole copy of the database, made beside a server that may run.

import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { backup as copy, DatabaseSync } from 'node:sqlite'
import { AdminRefused } from './requests.ts'

/** Pages that are copied at once; between them whoever plays has the disk. */
const PAGES_AT_ONCE = 500

/** How many pages it has; nothing is written over. */
export async function backup(folder: string, file: string): Promise<number> {
  if (existsSync(file)) throw new AdminRefused('fileThere', file)
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    const pages = await copy(db, file, { rate: PAGES_AT_ONCE })
    // It holds the seeds of running games.
    chmodSync(file, 0o600)
    return pages
  } catch (error) {
    throw new AdminRefused('noBackup', `${file}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    db.close()
  }
}
