/**
 * The server in development: the server and the client from their sources. A changed file restarts the server if it may run
 * there, and reloads the page if it is drawn there. PORT is the server's, CLIENT_PORT the one to open in the browser.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { proxyTo } from '../web/build/proxy.ts'

const root = join(import.meta.dirname, '..')
const port = process.env['PORT'] || '3000'

/** What the server runs; `node --watch` would be simpler, but it speaks to threads on the line that is ours. */
const ROOMS = ['engine', 'games', 'bots', 'match', 'protocol', 'server', 'cli']
const RUNS = /(?<!\.test)\.(?:ts|json)$/
/** A program that saves a file may touch it several times. */
const SETTLED = 150

let server: ChildProcess | null = null

function start(): void {
  const child = spawn(process.execPath, [join(root, 'cli', 'main.ts'), 'serve'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { BACKROOM_DATA: join(root, 'data', 'dev'), ...process.env, PORT: port, BACKROOM_DEV: '1' },
  })
  server = child
  child.once('exit', () => {
    if (server === child) server = null
  })
}

/** The data folder has one owner: the next server waits until the one before has gone. */
function restart(): void {
  console.log('Backroom: the server starts anew')
  if (!server) return start()
  server.once('exit', start)
  server.kill()
}

let settling: NodeJS.Timeout | undefined
for (const room of ROOMS)
  watch(join(root, room), { recursive: true }, (_event, file) => {
    if (file === null || !RUNS.test(file) || file.includes('node_modules')) return
    clearTimeout(settling)
    settling = setTimeout(restart, SETTLED)
  })

process.once('exit', () => server?.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

start()
const client = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  server: {
    port: Number(process.env['CLIENT_PORT'] || 5173),
    proxy: proxyTo(port),
  },
})
await client.listen()
client.printUrls()
