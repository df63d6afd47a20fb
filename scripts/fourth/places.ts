// Where a game is added, each with the file that stands there for a server with a fourth game: docs/adding-a-game.md lists
// the same places, and one more for those who want a drawing in the terminal.

export const PLACES: { readonly [shipped: string]: string } = {
  'games/list.ts': 'games/testing/list.ts',
  'games/index.ts': 'games/testing/index.ts',
  'web/games/list.ts': 'web/testing/list.ts',
}

/** As an address and as a path. */
const { href, pathname } = new URL('../..', import.meta.url)

/**
 * What stands in the place of this file; null: the file itself. Whatever adds to a list gets the list as it is shipped, by
 * an address of its own, so that nobody takes the one for the other.
 */
export function replaced(file: string, importer: string): string | null {
  const root = file.startsWith(href) ? href : pathname
  if (!file.startsWith(root)) return null
  const fourth = PLACES[file.slice(root.length)]
  if (fourth === undefined) return null
  return importer.endsWith(`/${fourth}`) ? `${file}?shipped` : root + fourth
}
