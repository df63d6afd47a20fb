/** The browser client, built when its sources have changed since it was built last. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'web', 'dist')
const stampFile = join(dist, '.built-from')

/** A hash over everything that goes into the client. */
function sources(): string {
  const hash = createHash('sha256')
  const rooms = ['engine', 'games', 'bots', 'match', 'protocol', 'web'].map((room) => `${room}/**/*`)
  const skipped = /(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.tsx?$/
  const paths = globSync([...rooms, 'package-lock.json'], {
    cwd: root,
    exclude: (path) => skipped.test(path),
  })
  for (const path of paths.sort())
    if (statSync(join(root, path)).isFile()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Builds the client if need be; messages go to stderr. Throws if it cannot be built. */
export function buildClient(): void {
  const stamp = sources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('Backroom: building the client (a few seconds)')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('the client could not be built; the message is above')
  writeFileSync(stampFile, stamp)
}

if (import.meta.main) buildClient()
