// Houses that differ from the one that is shipped: in the place of some files stand others.

import { registerHooks } from 'node:module'

/** Which file stands in the place of which, by their paths from the root. */
export type Places = { readonly [shipped: string]: string }

/**
 * What stands in the place of this file; null: the file itself. Whatever adds to a list gets the list as it is shipped, by
 * an address of its own, so that nobody takes the one for the other.
 */
export type Instead = (file: string, importer: string) => string | null

/** As an address and as a path. */
const { href, pathname } = new URL('..', import.meta.url)

export const insteadBy =
  (places: Places): Instead =>
  (file, importer) => {
    const root = file.startsWith(href) ? href : pathname
    if (!file.startsWith(root)) return null
    const other = places[file.slice(root.length)]
    if (other === undefined) return null
    return importer.endsWith(`/${other}`) ? `${file}?shipped` : root + other
  }

/** For a process of its own, threads included. */
export function hookIn(instead: Instead): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const url = instead(found.url, context.parentURL ?? '')
      return url === null ? found : { ...found, url }
    },
  })
}
