// What everybody may know of a table, and small messages as text.

import type { Refusal } from '@backroom/engine'
import type { AnyRefusal, ServerMessage, TableInfo } from '@backroom/protocol'
import type { StoredTable } from './storage/storage.ts'

export const text = (message: ServerMessage): string => JSON.stringify(message)

export const acceptedText = (key: string, seq: number): string => text({ type: 'accepted', key, seq })

export const refusedText = (key: string | null, refusal: AnyRefusal | Refusal): string =>
  text({ type: 'refused', key, refusal })

/** `here`: the people who are connected to it. */
export function tableInfo(
  table: StoredTable,
  commitment: string,
  here: ReadonlySet<string | null>,
  watchers: number,
): TableInfo {
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    name: table.name,
    public: table.public,
    state: table.state,
    options: table.options,
    seats: table.seats.map(({ bot, person, name, away }) =>
      bot !== null
        ? { kind: 'bot', bot }
        : { kind: 'person', name, away, here: person !== null && here.has(person) },
    ),
    host: table.hostName,
    watchers,
    commitment,
    made: table.made,
    started: table.started,
    ended: table.ended,
    outcome: table.outcome,
  }
}
