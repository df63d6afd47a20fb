// What is asked of the server by HTTP. Everything comes back as the protocol says, or as a refusal.

import type { GameRecord } from '@backroom/engine'
import {
  type AnyRefusal,
  type ChangeSeat,
  type HandOver,
  type Introduce,
  type Leave,
  madeTable,
  type MakeTable,
  me,
  myTable,
  myTableList,
  read,
  recordBody,
  refusedBody,
  type Sit,
  tableList,
  type Vote,
} from '@backroom/protocol'

/** How long an answer may take; a start waits a few seconds for everybody's part of the shuffle. */
const REQUEST_TIMEOUT = 20_000

/** The server said no, or could not be reached (`refusal` is null then). */
export class Refused extends Error {
  readonly refusal: AnyRefusal | null
  constructor(refusal: AnyRefusal | null) {
    super(refusal?.code ?? 'unreachable')
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** What the server says, read by its schema; what is not as the protocol says counts as no answer at all. */
function understood<S extends Parameters<typeof read>[0]>(schema: S, said: unknown) {
  const found = read(schema, said)
  if (!found.ok) throw new Refused(null)
  return found.value
}

async function ask<S extends Parameters<typeof read>[0]>(
  answer: S,
  path: string,
  body?: object,
  method?: 'DELETE',
) {
  const response = await fetch(`/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    credentials: 'same-origin',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : null,
    // On a line that died silently nothing would ever come back.
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  }).catch(() => {
    throw new Refused(null)
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (!isJson) throw new Refused(null)
  const said: unknown = await response.json()
  if (!response.ok) throw new Refused(understood(refusedBody, said).refusal)
  return understood(answer, said)
}

export const api = {
  me: () => ask(me, '/me'),
  introduce: (who: Introduce) => ask(me, '/me', who),
  forget: () => ask(me, '/me/forget', {}),
  deleteMe: () => ask(me, '/me', undefined, 'DELETE'),
  tables: () => ask(tableList, '/tables'),
  mine: () => ask(myTableList, '/me/tables'),
  make: (table: MakeTable) => ask(madeTable, '/tables', table),
  sit: (id: string, where: Sit) => ask(myTable, `/tables/${id}/sit`, where),
  leave: (id: string, how: Leave = {}) => ask(myTable, `/tables/${id}/leave`, how),
  seat: (id: string, change: ChangeSeat) => ask(myTable, `/tables/${id}/seat`, change),
  handOver: (id: string, to: HandOver) => ask(myTable, `/tables/${id}/host`, to),
  vote: (id: string, vote: Vote) => ask(myTable, `/tables/${id}/vote`, vote),
  close: (id: string) => ask(myTable, `/tables/${id}/close`, {}),
  rematch: (id: string) => ask(madeTable, `/tables/${id}/rematch`, {}),
  start: (id: string) => ask(myTable, `/tables/${id}/start`, {}),
  record: async (id: string): Promise<GameRecord> => (await ask(recordBody, `/tables/${id}/record`)).record,
}
