// A server in a process of its own, to be killed: node serve.ts FOLDER. Opens when it is told a port, and tells it back.

import { NO_LIMITS, openServer } from '../index.ts'

const [folder = ''] = process.argv.slice(2)
process.once('message', (port: number) => void open(port))
process.once('disconnect', () => process.exit())

async function open(port: number): Promise<void> {
  const server = await openServer({
    folder,
    port,
    host: '127.0.0.1',
    pages: '/nowhere',
    logLevel: 'error',
    botDelay: { min: 0, max: 20 },
    botThreads: 1,
    standIn: 'random',
    ...NO_LIMITS,
  })
  process.send?.(server.port)
}
