// A deed as a row: what kind it is, and the rest as JSON.

import type { Answer, Json, Seat } from '@backroom/engine'
import { fromJson, isTexts } from './lists.ts'
import type { Deed } from './storage.ts'

type DeedKind = 'answer' | 'command' | 'undo'

export const deedKind = (deed: Deed): DeedKind =>
  'answer' in deed ? 'answer' : 'command' in deed ? 'command' : 'undo'

export const deedBody = (deed: Deed): string =>
  JSON.stringify('answer' in deed ? deed.answer : 'command' in deed ? [deed.command, deed.args] : null)

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || typeof value === 'number' || isTexts(value)

const isCommand = (value: unknown): value is [command: string, args: Json] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'

export function readDeed(seat: Seat, kind: string, body: string): Deed {
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
