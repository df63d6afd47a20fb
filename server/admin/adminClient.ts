// The client of an admin: a server that runs is asked through its control door, else the folder itself is opened.

import { appendFileSync, existsSync } from 'node:fs'
import { request as ask } from 'node:http'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { Cleanup, type CleanupRooms, type CleanupRules } from '../cleanup.ts'
import { Sanctions } from '../sanctions.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Storage } from '../storage/storage.ts'
import { Admin, type Log } from './admin.ts'
import type { Rooms } from './adminContext.ts'
import { addressToCall } from './address.ts'
import {
  type AdminCommand,
  AdminRefused,
  type Args,
  readReply,
  readResult,
  type Results,
} from './requests.ts'

export interface AdminClient {
  /** Whether a server runs, and does it. */
  readonly live: boolean
  run<N extends AdminCommand>(command: N, args: Args[N]): Promise<Results[N]>
  close(): Promise<void>
}

/** No server runs: nobody looks at anything. */
export const emptyRooms = (storage: Storage): Rooms & CleanupRooms => ({
  company: () => Promise.resolve(null),
  numbers: null,
  change: async (_table, what) => void (await what()),
  removePerson: (_person, how) => how(),
  banned: () => {},
  callTheRoll: () => Promise.resolve(),
  isVisited: () => false,
  close: (table) => storage.closeTable(table, Date.now()),
  remove: (_table, how) => how(),
})

/** Everything that an admin did, one JSON object a line, in the data folder. */
export const adminLog =
  (folder: string): Log =>
  (done) =>
    appendFileSync(
      join(folder, 'admin.log'),
      `${JSON.stringify({ at: new Date().toISOString(), ...done })}\n`,
      { mode: 0o600 },
    )

/** Null: nobody is behind the door. */
function call(address: string, body?: unknown): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const method = body === undefined ? 'GET' : 'POST'
  // A line for each question: one that was kept may have been closed while we were at something else.
  const asking = ask({ socketPath: address, method, path: '/admin', agent: false }, (response) =>
    json(response).then(resolve, reject),
  )
  asking.on('error', (error) => {
    const isNobody = 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
    if (isNobody) resolve(null)
    else reject(error)
  })
  asking.end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}

async function throughSocket<N extends AdminCommand>(
  address: string,
  command: N,
  args: Args[N],
): Promise<Results[N]> {
  const reply = readReply(await call(address, { by: userInfo().username, command, args }))
  if (!reply.ok) throw new AdminRefused(reply.code, reply.given)
  return readResult(command, reply.result)
}

async function openFolder(folder: string, rules: CleanupRules): Promise<AdminClient> {
  if (!existsSync(join(folder, 'backroom.sqlite'))) throw new AdminRefused('noData', folder)
  const storage = openSqlite(folder)
  const sanctions = await Sanctions.of(storage.upkeep)
  const rooms = emptyRooms(storage)
  const cleanup = new Cleanup(storage.upkeep, rooms, rules)
  const admin = new Admin({ storage, rooms, cleanup, sanctions, folder }, adminLog(folder))
  return {
    live: false,
    run: (command, args) => admin.run(command, args, userInfo().username),
    close: () => storage.close(),
  }
}

/** The rules are for a folder that nobody serves; a server has its own. */
export async function openAdminClient(folder: string, rules: CleanupRules): Promise<AdminClient> {
  const address = addressToCall(folder)
  if ((await call(address)) === null) return openFolder(folder, rules)
  return {
    live: true,
    run: (command, args) => throughSocket(address, command, args),
    close: () => Promise.resolve(),
  }
}
