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
  readonly name: string
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

test.each(SHELF.flatMap(({ id, screen }) => (screen ? [id] : [])))(
  'the first view of a table of %s is at most 150 kB of JavaScript as it travels, without the art',
  async (game) => {
    const all = await built
    const called = (part: string) =>
      [...all.values()].filter(({ name }) => name === part).map(({ fileName }) => fileName)
    const holds = (file: string, folder: string) => all.get(file)?.moduleIds.some((id) => id.includes(folder))
    const screens = [...all.values()]
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`web/games/${game}/index.tsx`)))
      .map(({ fileName }) => fileName)
    expect(screens).toHaveLength(1)
    const parts = ['main', 'OnlinePage', 'TableScreen']
    for (const part of parts) expect(called(part), part).toHaveLength(1)
    // The words of the longest language: the shell's, the game's and its screen's. The rules are read later.
    const others = SHELF.flatMap(({ id }) => (id === game ? [] : [id]))
    const words = called('pl').filter(
      (file) => !holds(file, '.md?raw') && !others.some((id) => holds(file, `games/${id}/`)),
    )
    expect(words.length).toBeGreaterThan(2)
    const art = called(`art-${game}`)
    const files = [...needed(all, [...parts.flatMap(called), ...screens, ...words])].filter(
      (file) => !art.includes(file),
    )
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(all.get(file)?.code ?? '').length, 0)
    expect(bytes).toBeGreaterThan(40_000)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  },
)
