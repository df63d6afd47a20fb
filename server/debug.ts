// In development only: the record of a game in play, with its seed and everything that follows from it. Whoever can read
// this knows every secret of the table.

// oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers, unlike the framework the rule is for

import { recordSoFar } from '@backroom/match'
import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'
import type { Storage } from './storage/storage.ts'

export function openDebug(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { id: string } }>('/api/tables/:id/debug', async ({ params: { id } }) => {
    const table = await storage.table(id)
    if (!table || table.started === null) throw new Refused('noSuchTable')
    return { record: recordSoFar(table, await storage.actions(id)) }
  })
}
