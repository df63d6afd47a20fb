// The writer thread: makes groups of jobs durable, each group in one transaction, and waits for the disk.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './database.ts'

/** An action as it is written: table, number, seat, kind, body, key, time, and whether a bot did it for somebody (0 or 1). */
export type ActionRow = readonly [string, number, number, string, string, string | null, number, number]

export type Statement = readonly [sql: string, parameters: readonly SQLInputValue[]]

/** Done as a whole or not at all. */
export type Job = { readonly actions: readonly ActionRow[] } | { readonly statements: readonly Statement[] }

/** For each row of a job whether it is stored, or for each statement how many rows it changed; or why nothing was done. */
export type Outcome = readonly (boolean | number)[] | { readonly problem: string; readonly errcode: number }

export interface WriterSettings {
  readonly folder: string
  /** How large the database may grow, in bytes; 0: as large as the disk. */
  readonly mostBytes: number
}

/** Texts of queries whose statements are kept ready; there are a few dozen in all. */
const STATEMENTS_KEPT = 200

class Pen {
  readonly #db: DatabaseSync
  readonly #ready = new Map<string, StatementSync>()
  readonly #insertAction: StatementSync

  constructor({ folder, mostBytes }: WriterSettings) {
    this.#db = openDatabase(folder)
    if (mostBytes > 0) {
      const size = Number(this.#db.prepare('pragma page_size').get()?.['page_size'])
      this.#db.exec(`pragma max_page_count = ${Math.floor(mostBytes / size)}`)
    }
    this.#insertAction = this.#db.prepare(
      `insert into actions (table_id, seq, seat, kind, body, key, at, by_bot) values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
    )
  }

  close(): void {
    this.#db.close()
  }

  /** One outcome a job. A job that fails by itself leaves the others alone; where the disk fails, all of them do. */
  write(jobs: readonly Job[]): Outcome[] {
    try {
      this.#db.exec('begin immediate')
      const outcomes = jobs.map((job) => (jobs.length === 1 ? this.#do(job) : this.#tried(job)))
      this.#db.exec('commit')
      return outcomes
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      return jobs.map(() => failure(error))
    }
  }

  #tried(job: Job): Outcome {
    this.#db.exec('savepoint job')
    try {
      const outcome = this.#do(job)
      this.#db.exec('release job')
      return outcome
    } catch (error) {
      // A full disk may have ended the transaction of all.
      if (!this.#db.isTransaction) throw error
      this.#db.exec('rollback to job; release job')
      return failure(error)
    }
  }

  #do(job: Job): (boolean | number)[] {
    if ('actions' in job) return this.#writeActions(job.actions)
    return job.statements.map(([sql, parameters]) => Number(this.#statement(sql).run(...parameters).changes))
  }

  /** Where a number is taken, all that follows at that table has no place either. */
  #writeActions(rows: readonly ActionRow[]): boolean[] {
    const broken = new Set<string>()
    return rows.map((row) => {
      const [table] = row
      if (broken.has(table)) return false
      const { changes } = this.#insertAction.run(...row)
      if (changes === 0) broken.add(table)
      return changes > 0
    })
  }

  #statement(sql: string): StatementSync {
    const statement = this.#ready.get(sql) ?? this.#db.prepare(sql)
    if (this.#ready.size >= STATEMENTS_KEPT) this.#ready.clear()
    this.#ready.set(sql, statement)
    return statement
  }
}

const failure = (error: unknown): Outcome => ({
  problem: error instanceof Error ? error.message : String(error),
  errcode: error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0,
})

const pen = new Pen(workerData as WriterSettings)

parentPort?.on('message', (text: string) => {
  const jobs = JSON.parse(text) as Job[] | null
  if (jobs) return parentPort?.postMessage(pen.write(jobs), [])
  pen.close()
  parentPort?.close()
})
