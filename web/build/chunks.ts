/**
 * What is fetched together is one file: the house, its forms, the table, a game's screen. Left to itself the build makes
 * a file for every set of importers, a hundred of them, and each travels with headers of its own.
 */

import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

interface Group {
  readonly name: string | ((id: string, modules: Modules) => string | null)
  readonly test: RegExp
  readonly priority: number
  readonly includeDependenciesRecursively?: boolean
  readonly debugName?: string
}

const WEB = new URL('..', import.meta.url).pathname
const ROOT = new URL('../..', import.meta.url).pathname
const GAMES = globSync('games/*/index.tsx', { cwd: WEB }).map((file) => basename(dirname(file)))
const FORMS = ['NewTablePage', 'HomePage', 'LobbyPage', 'RulesIndexPage', 'SettingsPage']
const TABLES = ['LocalPage', 'OnlinePage']
const pages = (names: readonly string[]): string[] => names.map((name) => `${WEB}pages/${name}.tsx`)
const screens = GAMES.map((game) => `${WEB}games/${game}/index.tsx`)

/** Of the client and of the libraries; the rules of the games and the engine are the bundler's to share out. */
const OURS =
  /[\\/](?:web|protocol|node_modules)[\\/]|[\\/]games[\\/](?:\w+|[^\\/]+[\\/](?:public|components[\\/]boxFor))\.ts$|^\0/
/** What a worker uses as well: no file of the page's own, for a worker has no page. */
const SHARED =
  /[\\/]engine[\\/](?:interned|json|must|line|game|sieve|prompt|random|viewChange)\.ts$|[\\/]bots[\\/]levels\.ts$|[\\/]games[\\/](?:asking|choices|kinds|list|loaders|meta|reading|seats|sourceKeys|[^/]+[\\/]meta)\.ts$|[\\/]valibot[\\/]|@noble[\\/]hashes|preload-helper|[\\/]play[\\/]saved\.ts$/

/** What only workers use. */
const BACK = 'back'
const OF_WORKERS = new RegExp(`/(?:${BACK}|shared|\\w*[wW]orker)-`)

/** A page fetches the files of an import at once, by links in its head; a worker has none to put them into. */
export const preloads = (_: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  OF_WORKERS.test(hostId) ? [] : files

/** Everything that these modules import, and what that imports. */
function reachOf(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id) || !OURS.test(id)) return
    found.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const root of roots) visit(root)
  return found
}

/** In which file a module of the page travels; null: with the one entry that wants it, as the bundler has it. */
function byReach(): (id: string, modules: Modules) => string | null {
  const reached = new Map<string, ReadonlySet<string>>()
  return (id, modules) => {
    const wantedBy = (roots: readonly string[]): number =>
      roots.filter((root) => {
        const reach = reached.get(root) ?? reachOf([root], modules)
        reached.set(root, reach)
        return root !== id && reach.has(id)
      }).length
    const [forms, tables, games] = [wantedBy(pages(FORMS)), wantedBy(pages(TABLES)), wantedBy(screens)]
    if (wantedBy([`${WEB}main.tsx`]) || (forms && tables)) return 'house'
    if (tables && tables + games > 1) return 'table'
    if (games > 1) return 'table'
    if (forms > 1 && wantedBy(pages(['NewTablePage']))) return 'forms'
    if (games || screens.includes(id))
      return `screen-${GAMES.find((game) => id.startsWith(`${WEB}games/${game}/`) || id.startsWith(`${ROOT}games/${game}/`))}`
    return null
  }
}

export const chunkGroups = (): Group[] => [
  // Drawings change seldom and are large: apart from the code that draws with them.
  ...GAMES.map((game) => ({
    name: `art-${game}`,
    test: new RegExp(`web/games/${game}/(?:(?:parts/)?icons|map/ground)\\.ts$`),
    priority: 3,
  })),
  // What a game speaks of, small files that page and worker both want. Its sentences are the page's alone.
  ...GAMES.map((game) => ({
    name: `terms-${game}`,
    test: new RegExp(
      `[\\\\/]games[\\\\/]${game}[\\\\/](?:asked|events|words|effects[\\\\/](?:vocabulary|entry))\\.ts$`,
    ),
    priority: 3,
    includeDependenciesRecursively: false,
  })),
  { name: 'shared', test: SHARED, priority: 3 },
  { name: BACK, test: /[\\/](?:engine|bots|match)[\\/](?!lesson[\\/])/, priority: 2 },
  { name: byReach(), debugName: 'by reach', test: OURS, priority: 1, includeDependenciesRecursively: false },
]
