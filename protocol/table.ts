// A table as everybody may know it: who sits where, what is played, how far it is.

import type { Outcome } from '@backroom/engine'
import * as v from 'valibot'
import { json, seat, tableId, whole } from './words.ts'

export const TABLE_STATES = ['open', 'running', 'over'] as const
export type TableState = (typeof TABLE_STATES)[number]

export const seatInfo = v.variant('kind', [
  v.object({
    kind: v.literal('person'),
    /** Null: nobody sits here yet. */
    name: v.nullable(v.string()),
    /** Whether they are connected now. */
    here: v.boolean(),
    /** They left the running game; a bot plays for them until they sit down again. */
    away: v.boolean(),
  }),
  v.object({ kind: v.literal('bot'), bot: v.string() }),
])
export type SeatInfo = v.InferOutput<typeof seatInfo>

export const tableInfo = v.object({
  id: tableId,
  game: v.string(),
  version: whole,
  /** Null: nobody gave it a name. */
  name: v.nullable(v.string()),
  public: v.boolean(),
  state: v.picklist(TABLE_STATES),
  options: json,
  seats: v.array(seatInfo),
  /** The name of whoever made the table, and may start it. */
  host: v.string(),
  watchers: whole,
  /** SHA-256 of `backroom:` and the seed, shown before anybody adds entropy. */
  commitment: v.string(),
  /** Milliseconds since 1970. */
  made: whole,
  started: v.nullable(whole),
  ended: v.nullable(whole),
  outcome: v.nullable(v.custom<Outcome>((value) => typeof value === 'object')),
})
export type TableInfo = v.InferOutput<typeof tableInfo>

/** A table as one person has it before them. */
export const myTable = v.object({
  table: tableInfo,
  /** My seat; null: I watch. */
  you: v.nullable(seat),
  /** Whether I may start it. */
  host: v.boolean(),
  /** Whether the running game waits for my answer. */
  yourTurn: v.boolean(),
})
export type MyTable = v.InferOutput<typeof myTable>
