// The check of a data folder: whether the file is whole, whether every running game can be played on, whether all rows
// belong to somebody. Reads only, with a connection of its own, so that a server may run meanwhile.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loadRules } from '@backroom/games/loaders'
import type { Selectable } from 'kysely'
import { storedAction } from '../storage/actionRow.ts'
import { textsFrom } from '../storage/lists.ts'
import type { Schema } from '../storage/schema.ts'
import type { StoredAction } from '../storage/storage.ts'
import { sealedRecord } from '@backroom/match'

const FAULTS = [
  /** SQLite itself finds the file damaged. */
  'damaged',
  /** Rows of a table that is not there, of a person who is not there. */
  'noTable',
  'noPerson',
  'noHost',
  'noRematch',
  'noSeats',
  /** Answers that are not numbered without a gap. */
  'gap',
  /** A running game that its record does not lead to, or whose rules this server does not have. */
  'notReplayed',
  'otherRules',
  /** A game that is over and does not say so: it will when somebody looks at it. */
  'overUnsaid',
] as const
type FaultKind = (typeof FAULTS)[number]

/** What `mend` can put right. */
export const MENDABLE: readonly FaultKind[] = ['noTable', 'noPerson', 'noHost', 'noRematch']

interface Fault {
  readonly kind: FaultKind
  /** The table, or which part of the file. */
  readonly where: string
  readonly why: string
}

export interface Checked {
  readonly tables: number
  readonly running: number
  readonly replayed: number
  readonly people: number
  readonly answers: number
  readonly faults: readonly Fault[]
}

/** A game whose end is not written yet has its end written by whoever looks at it. */
export const isSerious = ({ kind }: Fault): boolean => kind !== 'overUnsaid'

const ORPHANS: readonly { readonly kind: FaultKind; readonly sql: string; readonly why: string }[] = [
  ...['actions', 'messages', 'shuffles', 'seats'].map((name) => ({
    kind: 'noTable' as const,
    sql: `select distinct table_id as place from ${name} where table_id not in (select id from tables)`,
    why: name,
  })),
  {
    kind: 'noPerson',
    sql: `select distinct table_id as place from seats
      where person_id not in (select id from people) or kept_for not in (select id from people)
      union select distinct table_id from shuffles where person_id not in (select id from people)`,
    why: 'seats',
  },
  {
    kind: 'noHost',
    sql: 'select id as place from tables where host not in (select id from people)',
    why: 'host',
  },
  {
    kind: 'noRematch',
    sql: 'select id as place from tables where rematch not in (select id from tables)',
    why: 'rematch',
  },
  {
    kind: 'noSeats',
    sql: 'select id as place from tables where id not in (select table_id from seats)',
    why: 'seats',
  },
  {
    kind: 'gap',
    sql: 'select table_id as place from actions group by table_id having max(seq) <> count(*)',
    why: 'answers',
  },
]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function* damages(db: DatabaseSync): Generator<Fault> {
  for (const row of db.prepare('pragma integrity_check').all()) {
    const said = textOf(row['integrity_check'])
    if (said !== 'ok') yield { kind: 'damaged', where: 'backroom.sqlite', why: said }
  }
}

function* orphans(db: DatabaseSync): Generator<Fault> {
  for (const { kind, sql, why } of ORPHANS)
    for (const { place } of db.prepare(sql).all()) yield { kind, where: textOf(place), why }
}

function actionsOf(db: DatabaseSync, table: string): StoredAction[] {
  const rows = db.prepare('select * from actions where table_id = ? order by seq').all(table)
  return rows.map((row) => storedAction(row as Selectable<Schema['actions']>))
}

/** Plays the game of a running table from its record to its end. */
async function replayFault(
  db: DatabaseSync,
  row: { readonly [column: string]: unknown },
): Promise<Fault | null> {
  const where = textOf(row['id'])
  const version = Number(row['version'])
  const game = await loadRules(textOf(row['game']), version)
  if (!game) return { kind: 'otherRules', where, why: `${textOf(row['game'])} ${version}` }
  try {
    const actions = actionsOf(db, where)
    const pledges = textOrNull(row['pledges'])
    const started = {
      game: game.id,
      version,
      options: JSON.parse(textOf(row['options'])),
      seed: textOf(row['seed']),
      names: textsFrom(textOrNull(row['names'])),
      entropy: textsFrom(textOrNull(row['entropy'])),
      pledges: pledges === null ? null : textsFrom(pledges),
      started: Number(row['started_at']),
    }
    return sealedRecord(game, started, actions) && { kind: 'overUnsaid', where, why: '' }
  } catch (error) {
    return { kind: 'notReplayed', where, why: error instanceof Error ? error.message : String(error) }
  }
}

/** What takes a while to count in a large file. */
export function rowCounts(folder: string): { readonly answers: number; readonly messages: number } {
  const db = openToRead(folder)
  try {
    return { answers: countOf(db, 'actions'), messages: countOf(db, 'messages') }
  } finally {
    db.close()
  }
}

const openToRead = (folder: string): DatabaseSync =>
  new DatabaseSync(join(folder, 'backroom.sqlite'), { readOnly: true, timeout: 5000 })

const countOf = (db: DatabaseSync, name: string): number =>
  Number(db.prepare(`select count(*) as n from ${name}`).get()?.['n'])

/** `at` hears how many of how many games were replayed. */
export async function check(
  folder: string,
  at: (done: number, all: number) => void = () => {},
): Promise<Checked> {
  const db = openToRead(folder)
  try {
    const faults = [...damages(db), ...orphans(db)]
    const running = db.prepare("select * from tables where state = 'running'").all()
    let replayed = 0
    for (const [done, row] of running.entries()) {
      const fault = await replayFault(db, row)
      if (fault) faults.push(fault)
      if (fault === null || fault.kind === 'overUnsaid') replayed++
      at(done + 1, running.length)
    }
    return {
      tables: countOf(db, 'tables'),
      running: running.length,
      replayed,
      people: countOf(db, 'people'),
      answers: countOf(db, 'actions'),
      faults,
    }
  } finally {
    db.close()
  }
}
