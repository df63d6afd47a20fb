// What an admin may ask: nothing is changed here, and nothing is told that would help anybody at a table.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Person, StoredTable } from '../storage/storage.ts'
import type { AdminContext } from './adminContext.ts'
import { AdminRefused, type Args, type Results, stateOf, wordOf } from './requests.ts'

const DAY = 24 * 60 * 60 * 1000
const TABLES_OF_A_PERSON = 1000

export async function mustBeTable({ storage }: AdminContext, id: string): Promise<StoredTable> {
  const table = await storage.table(id)
  if (!table) throw new AdminRefused('noTable', id)
  return table
}

/** Tables and people have ids of the same kind. */
export async function kindOf({ storage }: AdminContext, id: string): Promise<'table' | 'person'> {
  if (await storage.table(id)) return 'table'
  if (await storage.person(id)) return 'person'
  throw new AdminRefused('noSubject', id)
}

export async function list(
  { storage }: AdminContext,
  { state, game, olderThan, limit }: Args['list'],
): Promise<Results['list']> {
  const { total, tables } = await storage.upkeep.tables({
    state: state && stateOf(state),
    game,
    untouchedSince: olderThan === undefined ? undefined : Date.now() - olderThan,
    most: limit,
  })
  return { total, tables: tables.map((table) => ({ ...table, state: wordOf(table.state) })) }
}

export async function show(context: AdminContext, { id }: Args['show']): Promise<Results['show']> {
  const table = await context.storage.table(id)
  if (table) return showTable(context, table)
  const person = await context.storage.person(id)
  if (person) return showPerson(context, person)
  throw new AdminRefused('noSubject', id)
}

/** Seed, entropy and cards stay where they are. */
async function showTable(context: AdminContext, table: StoredTable): Promise<Results['show']> {
  const { id, outcome } = table
  const company = await context.rooms.company(id)
  return {
    kind: 'table',
    id,
    game: table.game,
    version: table.version,
    name: table.name,
    public: table.public,
    state: wordOf(table.state),
    host: table.host,
    hostName: table.hostName,
    whenAway: table.whenAway,
    made: table.made,
    started: table.started,
    ended: table.ended,
    ...(await context.storage.upkeep.lifeOf(id)),
    winners: outcome && [...outcome.winners],
    rematch: table.rematch,
    muted: context.sanctions.isMuted('table', id),
    watchers: company?.watchers ?? null,
    seats: table.seats.map(({ bot, person, name, left, away, botSince }) => ({
      bot,
      person,
      name,
      here: person !== null && company?.here.includes(person) === true,
      left,
      away,
      botSince,
    })),
  }
}

async function showPerson(context: AdminContext, { id, name }: Person): Promise<Results['show']> {
  const tables = await context.storage.tablesOf(id, TABLES_OF_A_PERSON)
  return {
    kind: 'person',
    id,
    name,
    seen: await context.storage.upkeep.lastSeen(id),
    muted: context.sanctions.isMuted('person', id),
    banned: context.sanctions.isBanned(id, null),
    tables: tables.map((table) => ({
      id: table.id,
      game: table.game,
      state: wordOf(table.state),
      host: table.host === id,
    })),
  }
}

function bytesOf(folder: string): number {
  let bytes = 0
  for (const file of ['backroom.sqlite', 'backroom.sqlite-wal'])
    bytes += statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0
  return bytes
}

export async function stats({ storage, rooms, sanctions, folder }: AdminContext): Promise<Results['stats']> {
  const now = Date.now()
  const { tables, ...counts } = await storage.upkeep.counts()
  return {
    ...counts,
    seenToday: await storage.upkeep.peopleSince(now - DAY),
    seenThisMonth: await storage.upkeep.peopleSince(now - 30 * DAY),
    tables: tables.map((one) => ({ ...one, state: wordOf(one.state) })),
    bytes: bytesOf(folder),
    sockets: rooms.numbers?.sockets ?? null,
    tablesInMemory: rooms.numbers?.tablesInMemory ?? null,
    sanctions: sanctions.inForce.map((one) => ({ ...one })),
  }
}
