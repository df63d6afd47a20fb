// Milliseconds of the main thread that each thing costs which a stranger can ask of a server, as JSON.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { NO_LIMITS, openServer } from '@backroom/server'

/** The machine is noisy: what something costs is what it costs in its best round. */
const ROUNDS = 5
const TIMES = 30

const folder = mkdtempSync(join(tmpdir(), 'backroom-bench-'))
const server = await openServer({
  folder,
  port: 0,
  host: '127.0.0.1',
  pages: '',
  logLevel: 'error',
  botDelay: { min: 0, max: 0 },
  // Whatever nobody looks at is cold.
  warmTables: 0,
  hops: 1,
  ...NO_LIMITS,
})
const stranger = new Worker(new URL('../load/stranger.ts', import.meta.url), { workerData: server.port })
const [names] = (await once(stranger, 'message')) as [string[]]

const used = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function cost(name: string): Promise<number> {
  const before = used()
  stranger.postMessage({ name, times: TIMES }, [])
  await once(stranger, 'message')
  return (used() - before) / TIMES
}

const costs: { [name: string]: number } = {}
for (const name of names) {
  // The first ones warm the code up.
  await cost(name)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) best = Math.min(best, await cost(name))
  costs[name] = Number(best.toFixed(2))
}
process.stdout.write(JSON.stringify(costs))
await stranger.terminate()
await server.close()
rmSync(folder, { recursive: true })
