// What opens over the table for bargaining, and what is heard when somebody makes an offer.

import type { Event } from '@backroom/engine'
import { isOpenTo, type NostraEvent } from '@backroom/games/cosa-nostra'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { later, useReady } from '../../../kit/later.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { seatOf, viewOf } from '../game.ts'
import { type BargainWindow, ownOf } from '../own.ts'
import { offerSentence } from './say.ts'

const fetchWindow = async () => (await import('./Errands.tsx')).BargainDialog
const fetchWindows = () => Promise.all([fetchWindow(), import('./spread.ts')])
const BargainDialog = later<{ readonly scene: Scene; readonly open: BargainWindow }>(fetchWindow)

export function BargainWindows({ scene }: { readonly scene: Scene }) {
  useReady(fetchWindows)
  const open = scene.command ? ownOf(scene).errand.value : null
  return (
    <>
      <NewOffers scene={scene} />
      {open && <BargainDialog key={JSON.stringify(open)} scene={scene} open={open} />}
    </>
  )
}

/** Said below in full, also while the table waits for me and shows nothing else. */
export function isOfferToMe(told: Event, scene: Pick<Scene, 'viewer'>): boolean {
  const event = told as NostraEvent
  const me = seatOf(scene)
  if (me === null) return false
  if (event.type === 'offeredAmong') return event.from !== me && event.seats.includes(me)
  return event.type === 'offered' && event.from !== me && (event.to === 'all' || event.to === me)
}

/** Says every offer for me once, as it comes. */
function NewOffers({ scene }: { readonly scene: Scene }) {
  const me = seatOf(scene)
  const { offers } = viewOf(scene)
  const open = me === null ? [] : offers.filter((offer) => isOpenTo(offer, me))
  const known = useRef<ReadonlySet<string> | null>(null)
  const fresh = useSignal('')
  const ids = open.map(({ id }) => id).join()
  useEffect(() => {
    const before = known.current
    known.current = new Set(open.map(({ id }) => id))
    if (!before) return
    const added = open.filter(({ id }) => !before.has(id))
    if (added.length > 0) fresh.value = added.map((offer) => offerSentence(scene, offer)).join(' ')
  }, [ids])
  return (
    <p class="unseen" role="status">
      {fresh.value}
    </p>
  )
}
