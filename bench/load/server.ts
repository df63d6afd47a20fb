// Our server in a process of its own, in a folder of its own, for those who come to load it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_LIMITS, openServer } from '@backroom/server'
import { atWork } from './atWork.ts'

const folder = mkdtempSync(join(tmpdir(), 'backroom-bench-'))
const server = await openServer({
  folder,
  port: 0,
  host: '127.0.0.1',
  pages: '',
  logLevel: 'error',
  ...NO_LIMITS,
})
await atWork(server.port)
await server.close()
rmSync(folder, { recursive: true })
