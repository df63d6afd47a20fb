// The rules of a game as one file that needs nothing else: what a game in play goes on by after the rules have changed.

import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { isSourceKey } from '../../games/sourceKeys.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const ENTRY = '\0entry'

/** The one thing that a game's module exports. */
async function nameIn(source: string): Promise<string> {
  const [name, ...others] = Object.keys((await import(source)) as object)
  if (name === undefined || others.length > 0)
    throw new Error(`${source} exports something else besides the game`)
  return name
}

export async function frozen(game: string): Promise<string> {
  const source = join(ROOT, 'games', game, 'index.ts')
  const named = await nameIn(source)
  const whole: Plugin = {
    name: 'backroom-frozen',
    enforce: 'pre',
    resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? `export { ${named} as game } from ${JSON.stringify(source)}` : undefined),
    // Where a number comes from is for those who read the components file.
    transform: (code, id) =>
      id.endsWith('/components.json')
        ? JSON.stringify(JSON.parse(code), (key, value: unknown) => (isSourceKey(key) ? undefined : value))
        : null,
  }
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [whole],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: 'entry', output: { format: 'es', codeSplitting: false } },
    },
  })
  if (!('output' in built) || built.output.length !== 1) throw new Error('the rules are not one file')
  const { code, imports } = built.output[0]
  if (imports.length > 0) throw new Error(`the rules need ${imports.join(', ')}`)
  return code
}
