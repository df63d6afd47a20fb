// A server in a process of its own, to be killed or besieged: node serve.ts FOLDER [limited]. Opens when it is told a
// port, and tells it back; says how much memory it uses whenever it is asked, all of it and what is not garbage.

import { NO_LIMITS, openServer } from '../index.ts'

const [folder = '', limited] = process.argv.slice(2)
process.once('message', (port: number) => void open(port))
process.on('message', (message) => {
  if (message !== 'memory') return
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, held: heapUsed + external })
})
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
    botBudget: 50,
    standIn: 'random',
    ...(limited === undefined ? NO_LIMITS : { joinWithin: 1500, requestWithin: 1500 }),
  })
  process.send?.(server.port)
}
