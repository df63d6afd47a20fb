// Which page the address names, and going to another without loading the page anew.

import { computed, signal } from '@preact/signals'

export interface Route {
  readonly page: string
  readonly params: { readonly [name: string]: string }
}

/** Patterns by page; `:name` stands for one part of the path. The first that fits counts. */
const PAGES: readonly (readonly [page: string, pattern: string])[] = [
  ['home', '/'],
  ['lobby', '/tables'],
  ['new', '/new'],
  ['new', '/new/:game'],
  ['local', '/here/:id'],
  ['replay', '/:where/:id/replay'],
  ['table', '/table/:id'],
  ['rules', '/rules/:game'],
  ['about', '/about'],
  ['settings', '/settings'],
]

export function match(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  for (const [page, pattern] of PAGES) {
    const wanted = pattern.split('/').filter(Boolean)
    if (wanted.length !== parts.length) continue
    const params: { [name: string]: string } = {}
    const fits = wanted.every((part, i) => {
      if (!part.startsWith(':')) return part === parts[i]
      params[part.slice(1)] = decodeURIComponent(parts[i] ?? '')
      return true
    })
    if (fits) return { page, params }
  }
  return { page: 'lost', params: {} }
}

const path = signal(location.pathname)
export const hash = signal(location.hash)
export const route = computed(() => match(path.value))
export const here = computed(() => path.value)

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  arrive()
  if (!location.hash) scrollTo(0, 0)
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
