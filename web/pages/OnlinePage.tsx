// A table in the house: the waiting room before the game, the table during it, for players and watchers.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { later } from '../kit/later.tsx'
import { toast } from '../kit/Toasts.tsx'
import { SocketWire } from '../play/socket.ts'
import { Sitting } from '../play/source.ts'
import { TableModel } from '../table/model.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useNews } from '../table/useNews.ts'
import { say } from '../text/say.ts'

// Whoever comes to a running game needs none of these.
const LostPage = later(async () => (await import('./LostPage.tsx')).LostPage)
const WaitingRoom = later(async () => (await import('./WaitingRoom.tsx')).WaitingRoom)
const ClosedRoom = later(async () => (await import('./WaitingRoom.tsx')).ClosedRoom)

export function OnlinePage({ id }: { readonly id: string }) {
  const source = useSignal<Sitting | null>(null)
  const model = useSignal<TableModel | null>(null)
  useEffect(() => {
    const sitting = new Sitting(new SocketWire(), id)
    source.value = sitting
    return () => {
      if (model.value) model.value.close()
      else sitting.close()
      model.value = null
      source.value = null
    }
  }, [id])
  const sitting = source.value
  useNews(sitting)
  const info = sitting?.info.value
  const begun = info !== null && info !== undefined && info.state !== 'open'
  useEffect(() => {
    if (!begun || !sitting || !info) return
    const sit = async () => {
      const screen = await shelved(info.game)?.screen?.()
      if (screen && source.value === sitting) model.value = new TableModel(sitting, screen)
    }
    void sit()
  }, [begun, sitting])
  const without = sitting ? leftOut(sitting) : ''
  useEffect(() => {
    if (without !== '') toast(say('room.dealtWithout', { names: without }))
  }, [without])
  if (!sitting) return null
  if (sitting.turnedAway.value?.code === 'noSuchTable') return <LostPage />
  if (info?.state === 'closed' && info.started === null) return <ClosedRoom />
  if (model.value) return <TableScreen model={model.value} />
  const refused = sitting.turnedAway.value
  if (!info && refused) return <p class="loading">{say(`refusal.${refused.code}`)}</p>
  if (sitting.shuffle.value?.stage === 'closed') return <p class="loading">{say('room.shuffling')}</p>
  if (!info || begun) return <p class="loading">{say(`link.${sitting.link.value}`)}</p>
  return <WaitingRoom source={sitting} info={info} />
}

/** The people whose part of the shuffle is not in the deal that was just made here. */
function leftOut({ shuffle, info, dealtHere }: Sitting): string {
  const parts = shuffle.value
  if (!dealtHere.value || parts?.stage !== 'dealt') return ''
  const seats = info.value?.seats ?? []
  return seats
    .flatMap((seat, number) => (seat.kind === 'person' && !parts.revealed[number] ? [seat.name ?? ''] : []))
    .join(', ')
}
