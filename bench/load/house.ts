// Our server in a process of its own, in a folder of its own, for those who come to load it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer } from '@backroom/server'
import { atWork } from './atWork.ts'

const folder = mkdtempSync(join(tmpdir(), 'backroom-bench-'))
const server = await openServer({
  folder,
  port: 0,
  host: '127.0.0.1',
  pages: '',
  logLevel: 'error',
  requestsPerMinute: 1_000_000_000,
  messages: { perSecond: 1_000_000, burst: 1_000_000 },
})
await atWork(server.port)
await server.close()
rmSync(folder, { recursive: true })
