/**
 * Workers as entries of the one build, so that they share their files with the page: what the page has fetched, a game's
 * components above all, the worker finds in the browser's cache. Built apart, as usual, both would travel.
 */
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const URL_OF_WORKER = /new URL\('(\.\/(\w*[wW]orker)\.ts)', import\.meta\.url\)/g

export function sharedWorkers(): Plugin {
  return {
    name: 'backroom-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || !code.includes('new Worker(')) return null
      return code.replaceAll(URL_OF_WORKER, (_, path: string, name: string) => {
        const file = this.emitFile({ type: 'chunk', id: join(dirname(id), path), name })
        return `import.meta.ROLLUP_FILE_URL_${file}`
      })
    },
  }
}
