// node:sqlite for Kysely: what is read is read here and at once, what is written goes to the writer thread.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Schema } from './schema.ts'
import type { Lane, Writer } from './writer.ts'
import type { Statement } from './writerThread.ts'

/** Texts of queries whose statements are kept ready; there are a few dozen in all. */
const STATEMENTS_KEPT = 200

const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => [sql, values(parameters)]

const laneOf = ({ query }: CompiledQuery): Lane =>
  query.kind === 'InsertQueryNode' ? 'additions' : 'changes'

class Connection implements DatabaseConnection {
  readonly #db: DatabaseSync
  readonly #writer: Pick<Writer, 'write'>
  readonly #ready = new Map<string, StatementSync>()

  constructor(db: DatabaseSync, writer: Pick<Writer, 'write'>) {
    this.#db = db
    this.#writer = writer
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (query.query.kind === 'SelectQueryNode')
      return { rows: this.#statement(query.sql).all(...values(query.parameters)) as Row[] }
    const [changes] = await this.#writer.write({ statements: [statementOf(query)] }, laneOf(query))
    return { rows: [], numAffectedRows: BigInt(changes ?? 0) }
  }

  // oxlint-disable-next-line require-yield -- nobody streams, but Kysely wants it to be said
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('rows are read at once')
  }

  #statement(sql: string): StatementSync {
    const statement = this.#ready.get(sql) ?? this.#db.prepare(sql)
    if (this.#ready.size >= STATEMENTS_KEPT) this.#ready.clear()
    this.#ready.set(sql, statement)
    return statement
  }
}

/** A transaction that goes back and forth would hold up every game meanwhile. */
const noTransaction = () => Promise.reject(new Error('write what belongs together as one batch'))

class SplitDriver implements Driver {
  readonly #db: DatabaseSync
  readonly #connection: Connection

  constructor(db: DatabaseSync, writer: Pick<Writer, 'write'>) {
    this.#db = db
    this.#connection = new Connection(db, writer)
  }

  init = async () => {}
  acquireConnection = async () => this.#connection
  releaseConnection = async () => {}
  beginTransaction = noTransaction
  commitTransaction = noTransaction
  rollbackTransaction = noTransaction
  destroy = async () => this.#db.close()
}

/** Kysely would let one query wait for the other; whatever is read must not wait for what is being written. */
class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The database of the server. Whatever is not a plain select is done by the writer thread, and durable when it resolves. */
export class Database extends Kysely<Schema> {
  readonly #writer: Pick<Writer, 'write'>

  constructor(db: DatabaseSync, writer: Pick<Writer, 'write'>) {
    const dialect: Dialect = {
      createDriver: () => new SplitDriver(db, writer),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new ManyAtOnce(),
      createIntrospector: (any) => new SqliteIntrospector(any),
    }
    super({ dialect })
    this.#writer = writer
  }

  /** All of these or none, in one transaction; how many rows each of them changed. */
  async batch(...queries: readonly Compilable[]): Promise<number[]> {
    const compiled = queries.map((query) => query.compile())
    const lane = compiled.some((query) => laneOf(query) === 'additions') ? 'additions' : 'changes'
    const changed = await this.#writer.write({ statements: compiled.map(statementOf) }, lane)
    return changed.map(Number)
  }
}

/** The same for a thread that only reads. */
export const readOnly = (db: DatabaseSync): Database =>
  new Database(db, { write: () => Promise.reject(new Error('only the writer thread writes')) })
