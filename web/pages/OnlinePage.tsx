// A table in the server: the waiting room before the game, the table during it, for players and watchers.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { later } from '../kit/later.tsx'
import { toast } from '../kit/Toasts.tsx'
import { SocketWire } from '../play/socket.ts'
import { TableSession } from '../play/tableSession.ts'
import { TableModel } from '../table/model.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useNews } from '../table/useNews.ts'
import { say } from '../text/say.ts'

// Whoever comes to a running game needs none of these.
const LostPage = later(async () => (await import('./LostPage.tsx')).LostPage)
const WaitingRoom = later(async () => (await import('./WaitingRoom.tsx')).WaitingRoom)
const ClosedRoom = later(async () => (await import('./WaitingRoom.tsx')).ClosedRoom)

export function OnlinePage({ id }: { readonly id: string }) {
  const source = useSignal<TableSession | null>(null)
  const model = useSignal<TableModel | null>(null)
  useEffect(() => {
    const session = new TableSession(new SocketWire(), id)
    source.value = session
    return () => {
      if (model.value) model.value.close()
      else session.close()
      model.value = null
      source.value = null
    }
  }, [id])
  const session = source.value
  useNews(session)
  const info = session?.info.value
  const begun = info !== null && info !== undefined && info.state !== 'open'
  useEffect(() => {
    if (!begun || !session || !info) return
    const sit = async () => {
      const screen = await shelved(info.game)?.screen?.()
      if (screen && source.value === session) model.value = new TableModel(session, screen)
    }
    void sit()
  }, [begun, session])
  const without = session ? leftOut(session) : ''
  useEffect(() => {
    if (without !== '') toast(say('room.dealtWithout', { names: without }))
  }, [without])
  if (!session) return null
  if (session.turnedAway.value?.code === 'noSuchTable') return <LostPage />
  if (info?.state === 'closed' && info.started === null) return <ClosedRoom info={info} />
  if (model.value) return <TableScreen model={model.value} />
  const refused = session.turnedAway.value
  if (!info && refused) return <p class="loading">{say(`refusal.${refused.code}`)}</p>
  if (session.shuffle.value?.stage === 'closed') return <p class="loading">{say('room.shuffling')}</p>
  if (!info || begun) return <p class="loading">{say(`link.${session.link.value}`)}</p>
  return <WaitingRoom source={session} info={info} />
}

/** The people whose part of the shuffle is not in the deal that was just made here. */
function leftOut({ shuffle, info, dealtHere }: TableSession): string {
  const parts = shuffle.value
  if (!dealtHere.value || parts?.stage !== 'dealt') return ''
  const seats = info.value?.seats ?? []
  return seats
    .flatMap((seat, number) => (seat.kind === 'person' && !parts.revealed[number] ? [seat.name ?? ''] : []))
    .join(', ')
}
