// The list of public tables, each as everybody may know it; in a worker, since among thousands of tables it takes
// milliseconds to find those that are listed.

import { commit } from '@backroom/engine'
import { NOBODY, tableInfo } from './info.ts'
import { openDatabase } from './storage/database.ts'
import { readOnly } from './storage/dialect.ts'
import { TableQueries } from './storage/tableQueries.ts'

export interface ListWanted {
  readonly want: 'list'
  /** The folder of the database. */
  readonly folder: string
  /** Open tables that are older are not listed. */
  readonly since: number
  readonly most: number
  /** How long a minute of a table's choice is. */
  readonly minute: number
}

/** A line for each table: its id, a tabulator, and JSON, which has neither tabulators nor line ends as they are. */
export async function publicList({ folder, since, most, minute }: ListWanted): Promise<string> {
  const db = readOnly(openDatabase(folder))
  try {
    const tables = await new TableQueries(db).publicTables(since, most)
    return tables
      .map((table) => `${table.id}\t${JSON.stringify(tableInfo(table, commit(table.seed), NOBODY, minute))}`)
      .join('\n')
  } finally {
    await db.destroy()
  }
}

/** What the worker has written, as pairs of id and JSON. */
export const listedIn = (lines: string): (readonly [id: string, json: string])[] =>
  lines === ''
    ? []
    : lines.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)])
