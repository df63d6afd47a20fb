// What is asked of the house by HTTP. Everything comes back as the protocol says, or as a refusal.

import type { GameRecord } from '@backroom/engine'
import type {
  AnyRefusal,
  ChangeSeat,
  Introduce,
  MadeTable,
  MakeTable,
  Me,
  MyTable,
  MyTableList,
  RecordBody,
  RefusedBody,
  TableList,
} from '@backroom/protocol'

/** The house said no, or could not be reached (`refusal` is null then). */
export class Refused extends Error {
  readonly refusal: AnyRefusal | null
  constructor(refusal: AnyRefusal | null) {
    super(refusal?.code ?? 'unreachable')
    this.name = 'Refused'
    this.refusal = refusal
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : null,
  }).catch(() => {
    throw new Refused(null)
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (!isJson) throw new Refused(null)
  const said: unknown = await response.json()
  if (!response.ok) throw new Refused((said as RefusedBody).refusal ?? null)
  return said as T
}

export const api = {
  me: () => ask<Me>('/me'),
  introduce: (who: Introduce) => ask<Me>('/me', who),
  tables: () => ask<TableList>('/tables'),
  mine: () => ask<MyTableList>('/me/tables'),
  make: (table: MakeTable) => ask<MadeTable>('/tables', table),
  sit: (id: string, seat: number) => ask<MyTable>(`/tables/${id}/sit`, { seat }),
  leave: (id: string) => ask<MyTable>(`/tables/${id}/leave`, {}),
  seat: (id: string, change: ChangeSeat) => ask<MyTable>(`/tables/${id}/seat`, change),
  start: (id: string) => ask<MyTable>(`/tables/${id}/start`, {}),
  record: async (id: string): Promise<GameRecord> => (await ask<RecordBody>(`/tables/${id}/record`)).record,
}
