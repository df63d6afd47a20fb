// Where the reader is, and going elsewhere without loading the page anew (docs/decisions/0042-our-own-router.md).

import { computed, signal } from '@preact/signals'
import { match } from './routes.ts'

const path = signal(location.pathname)
export const hash = signal(location.hash)
export const route = computed(() => match(path.value))
export const here = computed(() => path.value)

/** Whether somebody came here from another of our pages. */
const cameFromHere = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'fromHere' in state && state.fromHere === true
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', to)
  else history.pushState({ fromHere: true }, '', to)
  arrive()
  if (!location.hash) scrollTo(0, 0)
}

/** Back to where somebody came from; who came from elsewhere goes there. */
export function goBack(otherwise: string): void {
  if (cameFromHere()) history.back()
  else go(otherwise, true)
}

function arrive(): void {
  path.value = location.pathname
  hash.value = location.hash
}

/** Links of our own are followed here; everything else is the browser's. */
export function followLinks(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
