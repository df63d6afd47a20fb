// A deed as a row: what kind it is, and the rest as JSON.

import type { Answer, Json, Seat } from '@backroom/engine'
import type { Deed } from './storage.ts'

type DeedKind = 'answer' | 'command' | 'undo'

export const deedKind = (deed: Deed): DeedKind =>
  'answer' in deed ? 'answer' : 'command' in deed ? 'command' : 'undo'

export const deedBody = (deed: Deed): string =>
  JSON.stringify('answer' in deed ? deed.answer : 'command' in deed ? [deed.command, deed.args] : null)

export function readDeed(seat: Seat, kind: string, body: string): Deed {
  switch (kind) {
    case 'answer':
      return { seat, answer: JSON.parse(body) as Answer }
    case 'command': {
      const [command, args] = JSON.parse(body) as [string, Json]
      return { seat, command, args }
    }
    case 'undo':
      return { seat, undo: true }
    default:
      throw new Error(`the database holds a deed of an unknown kind: ${kind}`)
  }
}
