// One server to a data folder: whoever is first holds a lock that the system takes back when the process ends.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from '../startFault.ts'

const BUSY = 5

/** Takes the folder for this process; throws if it is taken. Gives back how to let go of it. */
export function ownFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = delete')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const taken = error instanceof Error && 'errcode' in error && error.errcode === BUSY
    if (!taken) throw error
    throw new StartFault(
      `The data folder ${folder} belongs to a server that is running. Stop that one, or give this one its own folder with BACKROOM_DATA.`,
      error,
    )
  }
  return () => lock.close()
}
