// The messages of a socket with whole sights: what a `moved` says has changed is put into the view that was there.

import { type Sight, withChanges } from '@backroom/engine'
import type { ServerMessage, ServerMessageOf } from './socket.ts'

/** What a table tells, with whole sights. */
export type TableMessage =
  | Exclude<ServerMessage, { type: 'moved' }>
  | (Omit<ServerMessageOf<'moved'>, 'sight'> & { readonly sight: Sight })

/** Reads the messages of one socket, in their order. */
export class SightReader {
  #view: object = {}

  read(message: ServerMessage): TableMessage {
    if (message.type === 'joined') this.#view = message.sight?.view ?? {}
    if (message.type !== 'moved') return message
    const { changes, ...sight } = message.sight
    this.#view = withChanges(this.#view, changes)
    return { ...message, sight: { view: this.#view, ...sight } }
  }
}
