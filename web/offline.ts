// What is needed to play without a net is fetched when the page has what it needs itself: it is everything there is. When
// the server has another version, that is fetched too, and whoever has the page open is told.

import { signal } from '@preact/signals'
import { whenQuiet } from './kit/quiet.ts'

/** Another version has taken the place of the one that this page came with. */
export const isRenewed = signal(false)

/** Registers the service worker once nothing was fetched for a while, so that it takes nobody's line. */
export function keepForOffline(): void {
  const { serviceWorker } = navigator
  // The first one takes the place of none.
  let isKept = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    isRenewed.value = isKept
    isKept = true
  })
  whenQuiet(async () => {
    const registration = await serviceWorker.register('/sw.js').catch(() => null)
    // The line broke: the next visit keeps the pages.
    if (!registration) return
    // A page that stays open for days asks whenever somebody comes back to it. Without a net there is nothing new.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {})
    })
  })
}
