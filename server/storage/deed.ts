// A deed as a row: what kind it is, and the rest as JSON.

import { type Answer, type Json, type Seat, STAND_INS, type StandIn } from '@backroom/engine'
import type { Action } from '@backroom/match'
import type { Selectable } from 'kysely'
import { fromJson, isTexts } from './lists.ts'
import type { Schema } from './schema.ts'
import type { StoredDeed } from './storage.ts'

/** An answer that somebody gave instead of the seat is of the kind of who gave it. */
type DeedKind = 'answer' | StandIn | 'command' | 'undo'

export const deedKind = (deed: Action): DeedKind =>
  'answer' in deed ? (deed.by ?? 'answer') : 'command' in deed ? 'command' : 'undo'

export const deedBody = (deed: Action): string =>
  JSON.stringify('answer' in deed ? deed.answer : 'command' in deed ? [deed.command, deed.args] : null)

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || typeof value === 'number' || isTexts(value)

const isCommand = (value: unknown): value is [command: string, args: Json] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'

const isStandIn = (kind: string): kind is StandIn => STAND_INS.some((one) => one === kind)

function readDeed(seat: Seat, kind: string, body: string): Action {
  if (isStandIn(kind)) return { seat, answer: fromJson(body, isAnswer), by: kind }
  switch (kind) {
    case 'answer':
      return { seat, answer: fromJson(body, isAnswer) }
    case 'command': {
      const [command, args] = fromJson(body, isCommand)
      return { seat, command, args }
    }
    case 'undo':
      return { seat, undo: true }
    default:
      throw new Error(`the database holds a deed of an unknown kind: ${kind}`)
  }
}

type DeedRow = Selectable<Schema['answers']>

export const storedDeed = ({ table_id, seq, seat, kind, body, key, at, by_bot }: DeedRow): StoredDeed => ({
  table: table_id,
  seq,
  at,
  key,
  ...(by_bot === 1 && { standIn: true as const }),
  action: readDeed(seat, kind, body),
})
