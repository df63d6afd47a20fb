/** How the client is built: Preact's JSX, lazy screens and languages, and a service worker that knows every file. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { isSourceKey } from '../games/sourceKeys.ts'
import { chunkGroups, preloads } from './build/chunks.ts'
import { cutFonts } from './build/fonts.ts'
import { parsedMessages } from './build/messages.ts'
import { proxyTo } from './build/proxy.ts'
import { rootSizes } from './build/rem.ts'
import { shortTokens } from './build/tokens.ts'
import { sharedWorkers } from './build/workers.ts'

/** Writes the list of everything that was built into the service worker, so that it can be kept for offline play. */
function precache(): Plugin {
  return {
    name: 'backroom-precache',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') return
        const files = Object.values(bundle)
          .filter(({ fileName }) => !/sw\.js$|\.map$/.test(fileName))
          .map(({ fileName }) => `/${fileName === 'index.html' ? '' : fileName}`)
          .sort()
        const shape = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : file.source))
        const hash = createHash('sha256')
        for (const part of shape) hash.update(part)
        worker.code = worker.code
          .replace(/\bBUILT_FILES\b/, JSON.stringify([...files, '/manifest.webmanifest', '/icon.svg']))
          .replace(/\bBUILT_AS\b/, JSON.stringify(hash.digest('hex').slice(0, 12)))
      },
    },
  }
}

const COMPRESSIBLE = '**/*.{html,js,css,json,svg,webmanifest}'
/** Below this nothing is won. */
const WORTHWHILE = 300

async function compress(file: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < WORTHWHILE) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}

/** Leaves every text file that was built compressed beside itself; the server only has to choose. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'backroom-compressed',
    apply: 'build',
    writeBundle: ({ dir }) => {
      folder = dir ?? ''
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (folder)
          await Promise.all(
            globSync(COMPRESSIBLE, { cwd: folder }).map((file) => compress(join(folder, file))),
          )
      },
    },
  }
}

/** The components files say of every number where it comes from. That is for those who read the files. */
function withoutSources(): Plugin {
  return {
    name: 'backroom-components',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/components.json')) return null
      return JSON.stringify(JSON.parse(code), (key, value: unknown) => (isSourceKey(key) ? undefined : value))
    },
  }
}

/** Node wants JSON imports marked as such; a browser would then wait for JSON, and the dev server sends it a module. */
function unmarkedJson(): Plugin {
  return {
    name: 'backroom-unmarked-json',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("type: 'json'")) return null
      return code.replaceAll(/, \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g, '')
    },
  }
}

/** What is only for those who write the game is there where the sources are served, and in nothing that is built. */
function development(): Plugin {
  return {
    name: 'backroom-development',
    config: (_config, { command }) => ({ define: { IN_DEVELOPMENT: JSON.stringify(command === 'serve') } }),
  }
}

const JSX = { runtime: 'automatic', importSource: 'preact' } as const

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: JSX },
  // What is looked for before the first page is served is read by the same JSX.
  optimizeDeps: { rolldownOptions: { transform: { jsx: JSX } } },
  plugins: [
    cutFonts(),
    parsedMessages(),
    shortTokens(import.meta.dirname),
    rootSizes(),
    sharedWorkers(),
    precache(),
    compressed(),
    withoutSources(),
    unmarkedJson(),
    development(),
  ],
  worker: { format: 'es', plugins: () => [withoutSources(), unmarkedJson()] },
  server: { proxy: proxyTo(3000) },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: preloads },
    rolldownOptions: {
      input: {
        main: new URL('index.html', import.meta.url).pathname,
        sw: new URL('sw.ts', import.meta.url).pathname,
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
})
