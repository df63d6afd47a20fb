// A table as everybody may know it: who sits where, what is played, how far it is.

import type { Outcome } from '@backroom/engine'
import * as v from 'valibot'
import { json, seat, tableId, whole } from './words.ts'

/** `closed`: its host closed it before the game came to its end. */
export const TABLE_STATES = ['open', 'running', 'over', 'closed'] as const
export type TableState = (typeof TABLE_STATES)[number]

/** When a bot plays on for somebody who is away: at once, after so many minutes, when the others vote for it, never. */
export const WHEN_AWAY = ['now', 'after1', 'after3', 'after5', 'after10', 'vote', 'never'] as const
export type WhenAway = (typeof WHEN_AWAY)[number]
export const USUAL_WHEN_AWAY: WhenAway = 'after3'

export const seatInfo = v.variant('kind', [
  v.object({
    kind: v.literal('person'),
    /** Null: nobody sits here. */
    name: v.nullable(v.string()),
    /** An empty seat of a rematch: whose it is, if they come. */
    keptFor: v.nullable(v.string()),
    /** Whether they are connected now. */
    here: v.boolean(),
    /** Since when they are away, or since when the seat of a running game is free; null: they are here, or just gone. */
    away: v.nullable(whole),
    /** They said that they leave. */
    left: v.boolean(),
    /** A bot plays on here until its owner comes back or somebody sits down. */
    botPlays: v.boolean(),
    /** When a bot will play on here, as things stand. */
    botAt: v.nullable(whole),
    /** The seats of those who want a bot to play on here, and how many it takes; null where there is nothing to vote on. */
    votes: v.nullable(v.object({ seats: v.array(seat), needed: whole })),
  }),
  v.object({ kind: v.literal('bot'), bot: v.string() }),
])
export type SeatInfo = v.InferOutput<typeof seatInfo>

export const tableInfo = v.object({
  id: tableId,
  game: v.string(),
  version: whole,
  /** It was begun by newer rules than this server has: it can be left and closed, not played. */
  otherRules: v.optional(v.boolean()),
  /** It is closed because its game could not be dealt. */
  undealt: v.optional(v.boolean()),
  /** Null: nobody gave it a name. */
  name: v.nullable(v.string()),
  public: v.boolean(),
  state: v.picklist(TABLE_STATES),
  /** In full in `joined`; elsewhere `true` stands for what is large, such as a file. */
  options: json,
  seats: v.array(seatInfo),
  /** The name of whoever may start it, change its seats and close it, and where they sit. */
  host: v.string(),
  hostSeat: v.nullable(seat),
  whenAway: v.picklist(WHEN_AWAY),
  /** The table where the same people play again. */
  rematch: v.nullable(tableId),
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
  /** Whether I may start it, change its seats and close it. */
  host: v.boolean(),
  /** Whether the running game waits for my answer, and no bot gives it for me. */
  yourTurn: v.boolean(),
})
export type MyTable = v.InferOutput<typeof myTable>
