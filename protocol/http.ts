// What is asked and answered by HTTP: who I am, and the tables of the server.

import type { GameRecord } from '@backroom/engine'
import * as v from 'valibot'
import { LANGUAGES, LIMITS } from './limits.ts'
import { myTable, tableInfo, USUAL_WHEN_AWAY, WHEN_AWAY } from './table.ts'
import { id, line, list, pledge, seat, tableId, whole } from './words.ts'

/** GET /api/me: null for somebody the server does not know. */
export const me = v.object({
  me: v.nullable(v.object({ name: v.string(), language: v.nullable(v.picklist(LANGUAGES)) })),
})
export type Me = v.InferOutput<typeof me>

/** POST /api/me: a guest gives a name, or changes it. Answered by `me`. */
export const introduce = v.strictObject({
  name: line(LIMITS.name),
  language: v.optional(v.picklist(LANGUAGES)),
})
export type Introduce = v.InferInput<typeof introduce>

export const seatChoice = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), bot: id }),
])
export type SeatChoice = v.InferOutput<typeof seatChoice>

/** POST /api/tables: answered by `madeTable`. Whoever makes it sits down at the first seat for a person. */
export const makeTable = v.strictObject({
  game: id,
  seats: v.pipe(list(seatChoice, LIMITS.seats), v.minLength(1)),
  /** As the game itself reads them; see its page. */
  options: v.optional(v.unknown(), {}),
  public: v.boolean(),
  whenAway: v.optional(v.picklist(WHEN_AWAY), USUAL_WHEN_AWAY),
  name: v.optional(v.nullable(line(LIMITS.tableName)), null),
})
export type MakeTable = v.InferInput<typeof makeTable>

export const madeTable = v.object({ id: tableId })
export type MadeTable = v.InferOutput<typeof madeTable>

const titles = v.record(v.string(), v.string())
const usual = v.union([v.boolean(), v.number(), v.string(), v.null(), v.array(v.string())])

/** GET /api/games: what can be played here, with whom, and what a table of it can be set to. */
export const gameList = v.object({
  /** Languages in which there are sentences and rules. */
  languages: v.array(v.string()),
  bots: v.array(v.object({ id: v.string(), titles })),
  games: v.array(
    v.object({
      id: v.string(),
      /** The letters before the dash of its rules' numbers. */
      code: v.string(),
      /** Of its rules. */
      version: whole,
      titles,
      players: v.object({ min: whole, max: whole }),
      /** It has rules for one person among bots: so many seats, unless more are wanted. */
      solo: v.nullable(v.object({ seats: whole })),
      options: v.array(
        v.object({
          name: v.string(),
          kind: v.picklist(['flag', 'one', 'some', 'number', 'seat', 'bySeat', 'file']),
          usual,
          values: v.optional(v.array(v.string())),
          min: v.optional(whole),
          max: v.optional(whole),
        }),
      ),
      commands: v.array(v.string()),
    }),
  ),
})

/** GET /api/games/:id/texts/:language: the sentences behind keys, events and reasons, as ICU messages. */
export const gameTexts = v.object({
  language: v.picklist(LANGUAGES),
  /** What the fields of a sentence are, by its key: fields with their kinds. */
  kinds: v.record(v.string(), v.record(v.string(), v.looseObject({ what: v.string() }))),
  texts: v.record(v.string(), v.string()),
})

/** GET /api/tables: public tables that are open or running, the newest first. */
export const tableList = v.object({ tables: v.array(tableInfo) })
export type TableList = v.InferOutput<typeof tableList>

/** GET /api/me/tables: where I sit or which I made, the newest first. */
export const myTableList = v.object({ tables: v.array(myTable) })
export type MyTableList = v.InferOutput<typeof myTableList>

/** POST /api/tables/:id/sit. `pledge`: as on the socket, from the moment of sitting down. This, /leave, /seat, /host, /vote, /start and /close are answered by `myTable`. */
export const sit = v.strictObject({ seat, pledge: v.optional(pledge) })
export type Sit = v.InferInput<typeof sit>

/** POST /api/tables/:id/leave. `forGood`: the seat of a running game is free for somebody else. */
export const leave = v.strictObject({ forGood: v.optional(v.boolean(), false) })
export type Leave = v.InferInput<typeof leave>

/** POST /api/tables/:id/host: the host hands hosting over to the person at this seat. */
export const handOver = v.strictObject({ seat })
export type HandOver = v.InferOutput<typeof handOver>

/** POST /api/tables/:id/vote: whether I want a bot to play on at this seat, whose owner is away. */
export const vote = v.strictObject({ seat, bot: v.boolean() })
export type Vote = v.InferOutput<typeof vote>

/** POST /api/tables/:id/rematch is answered by `madeTable`. */

/** POST /api/tables/:id/seat: the host makes the seat of somebody else one for a person who comes, or for a bot. */
export const changeSeat = v.strictObject({ seat, to: seatChoice })
export type ChangeSeat = v.InferOutput<typeof changeSeat>

/** GET /api/tables/:id/record: a finished game, with its seed; of a table that is not public for its people only. */
export const recordBody = v.object({
  record: v.custom<GameRecord>((value) => typeof value === 'object' && value !== null),
})
export type RecordBody = v.InferOutput<typeof recordBody>
