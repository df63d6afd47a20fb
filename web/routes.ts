// Which page an address names.

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
  ['learnIndex', '/learn'],
  ['learn', '/learn/:game'],
  ['lesson', '/learn/:game/:lesson'],
  ['replay', '/:where/:id/replay'],
  ['table', '/table/:id'],
  ['rulesIndex', '/rules'],
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
