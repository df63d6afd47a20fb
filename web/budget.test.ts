import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { SHELF } from './games/index.ts'

const LIMIT = 150_000

interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Everything that is built, without writing it, as players get it: under a test's name the JSX would carry paths. */
async function chunks(): Promise<Map<string, Chunk>> {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })
  const found = new Map<string, Chunk>()
  for (const result of [built].flat())
    if ('output' in result)
      for (const file of result.output) if (file.type === 'chunk') found.set(file.fileName, file)
  vi.unstubAllEnvs()
  return found
}

/** The files that these chunks need, their own included. */
function needed(
  all: ReadonlyMap<string, Chunk>,
  names: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const chunk = all.get(name)
    if (!chunk || found.has(name)) continue
    found.add(name)
    needed(all, chunk.imports, found)
  }
  return found
}

const built = chunks()

/** The files in which modules with such a path lie. */
const filesWith = (all: ReadonlyMap<string, Chunk>, path: RegExp): string[] =>
  [...all.values()]
    .filter(({ moduleIds }) => moduleIds.some((id) => path.test(id)))
    .map(({ fileName }) => fileName)

test.each(SHELF.flatMap(({ id, screen }) => (screen ? [id] : [])))(
  'the first view of a table of %s is at most 150 kB of JavaScript as it travels, with the art and the words',
  async (game) => {
    const all = await built
    const entries = ['web/main.tsx', 'web/pages/OnlinePage.tsx', `web/games/${game}/index.tsx`].map((path) =>
      filesWith(all, new RegExp(`/${path}$`)),
    )
    for (const files of entries) expect(files).toHaveLength(1)
    // The words of the longest language: the shell's, the game's and its screen's. Rules, lessons and cards about things are read later.
    const words = filesWith(
      all,
      new RegExp(`/(?:web|games|games/${game}(?:/(?!things|lessons)[a-z]+)?)/text/pl\\.json$`),
    )
    const kinds = filesWith(all, new RegExp(`/games/${game}/sentences\\.ts$`))
    expect(words.length).toBeGreaterThan(2)
    const files = [...needed(all, [...entries.flat(), ...words, ...kinds])]
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(all.get(file)?.code ?? '').length, 0)
    expect(bytes).toBeGreaterThan(40_000)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  },
)

test.each(SHELF.map(({ id }) => id))('whoever plays %s gets no file of the other games', async (game) => {
  const all = await built
  const entries = [
    'web/main\\.tsx',
    `web/games/${game}/index\\.tsx`,
    'play/worker\\.ts',
    `games/${game}/index\\.ts`,
  ]
  const files = needed(
    all,
    entries.flatMap((path) => filesWith(all, new RegExp(`/${path}$`))),
  )
  const others = SHELF.flatMap(({ id }) => (id === game ? [] : [`/games/${id}/`]))
  // But for what is known of every game on the shelf.
  const modules = [...files]
    .flatMap((file) => all.get(file)?.moduleIds ?? [])
    .filter((id) => !id.endsWith('/meta.ts'))
  expect(modules.filter((id) => others.some((other) => id.includes(other)))).toEqual([])
})

test('nothing that is built knows the debug panel', async () => {
  const all = [...(await built).values()]
  expect(all.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/web/debug/'))).toEqual([])
  expect(all.filter(({ code }) => /IN_DEVELOPMENT|class:`debug`|\/debug\b/.test(code))).toEqual([])
})

test('a worker is never sent anything that only a page can run', async () => {
  const all = await built
  const files = needed(all, filesWith(all, /\/(?:play\/(?:worker|trialWorker)|games\/[\w-]+\/index)\.ts$/))
  const modules = [...files].flatMap((file) => all.get(file)?.moduleIds ?? [])
  expect(modules.filter((id) => /\.tsx$|\/preact\/|@preact/.test(id))).toEqual([])
})
