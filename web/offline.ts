// What is needed to play without a net is fetched when the page has what it needs itself: it is everything there is.

import { whenQuiet } from './kit/quiet.ts'

/** Registers the service worker once nothing was fetched for a while, so that it takes nobody's line. */
export function keepForOffline(): void {
  whenQuiet(() => void navigator.serviceWorker.register('/sw.js'))
}
