// A database that is as large as it may be.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Takes what is left of the room in the database; gives back how to free it. */
export function fill(folder: string, bytes: number): () => void {
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'), { timeout: 5000 })
  db.exec('create table filler (stuff blob)')
  db.prepare('insert into filler values (zeroblob(?))').run(bytes)
  db.close()
  return () => {
    const again = new DatabaseSync(join(folder, 'backroom.sqlite'), { timeout: 5000 })
    again.exec('drop table filler')
    again.close()
  }
}
