// An action as a row: what kind it is, and the rest as JSON.

import { type Answer, type Json, type Seat, STAND_INS, type StandIn } from '@backroom/engine'
import type { MatchAction } from '@backroom/match'
import type { Selectable } from 'kysely'
import { fromJson, isTexts } from './lists.ts'
import type { Schema } from './schema.ts'
import type { StoredAction } from './storage.ts'

/** An answer that somebody gave instead of the seat is of the kind of who gave it. */
type ActionKind = 'answer' | StandIn | 'command' | 'undo'

export const actionKind = (action: MatchAction): ActionKind =>
  'answer' in action ? (action.by ?? 'answer') : 'command' in action ? 'command' : 'undo'

export const actionBody = (action: MatchAction): string =>
  JSON.stringify(
    'answer' in action ? action.answer : 'command' in action ? [action.command, action.args] : null,
  )

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || typeof value === 'number' || isTexts(value)

const isCommand = (value: unknown): value is [command: string, args: Json] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'

const isStandIn = (kind: string): kind is StandIn => STAND_INS.some((one) => one === kind)

function readAction(seat: Seat, kind: string, body: string): MatchAction {
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
      throw new Error(`the database holds an action of an unknown kind: ${kind}`)
  }
}

type ActionRow = Selectable<Schema['actions']>

export const storedAction = ({
  table_id,
  seq,
  seat,
  kind,
  body,
  key,
  at,
  by_bot,
}: ActionRow): StoredAction => ({
  table: table_id,
  seq,
  at,
  key,
  ...(by_bot === 1 && { standIn: true as const }),
  action: readAction(seat, kind, body),
})
