// What an admin works with: the same things with a server that runs and with a folder alone.

import type { Cleanup } from '../cleanup.ts'
import type { Sanctions } from '../sanctions.ts'
import type { Storage } from '../storage/storage.ts'

/** The tables in memory and the lines to them, if there are any. */
export interface Rooms {
  /** Null: no server runs. */
  readonly numbers: { readonly sockets: number; readonly tablesInMemory: number } | null
  /** Who looks at this table now; null: nobody can, because no server runs. */
  company(table: string): Promise<{ readonly here: readonly string[]; readonly watchers: number } | null>
  /**
   * Does something to a table, one after the other with what its people do; whoever looks at it is told. `what` says
   * who has no seat there any more.
   */
  change(table: string, what: () => Promise<string | null>): Promise<void>
  /** Deletes a table by this; whoever looks at it has to leave. */
  remove(table: string, how: () => Promise<void>): Promise<void>
  /** Deletes a person by this; their lines are cut. */
  removePerson(person: string, how: () => Promise<void>): Promise<void>
  /** Hangs up on those who are not let in any more. */
  banned(): void
}

/** What an admin works with. */
export interface AdminContext {
  readonly storage: Storage
  readonly rooms: Rooms
  readonly cleanup: Cleanup
  readonly sanctions: Sanctions
  readonly folder: string
}
