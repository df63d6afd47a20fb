// node:sqlite in the shape that Kysely's own SQLite dialect wants.

import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type Dialect, SqliteDialect, type SqliteStatement } from 'kysely'

/** Texts of queries whose statements are kept ready; there are a few dozen in all. */
const STATEMENTS_KEPT = 200

const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]

/** Whoever will write waits for their turn first: what they read then cannot be out of date when they write. */
const inTurn = (sql: string): string => (sql === 'begin' ? 'begin immediate' : sql)

function prepare(db: DatabaseSync, sql: string): SqliteStatement {
  const statement = db.prepare(inTurn(sql))
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

export function nodeSqlite(db: DatabaseSync): Dialect {
  const ready = new Map<string, SqliteStatement>()
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare(sql) {
        const statement = ready.get(sql) ?? prepare(db, sql)
        if (ready.size >= STATEMENTS_KEPT) ready.clear()
        ready.set(sql, statement)
        return statement
      },
    },
  })
}
