// `backroom serve`: the server with the built client, until it is told to stop.

import { configFrom, openServer, SettingError, StartFault } from '@backroom/server'
import { type Command, UsageError } from './command.ts'
import type { Terminal } from './terminal.ts'

/** Serves until SIGTERM, Ctrl-C, or the end of whoever started it. `announce` is told the address once it can be visited. */
export async function serveUntilStopped(announce: (url: string, port: number) => void): Promise<void> {
  const server = await openServer(configFrom(process.env))
  announce(`http://localhost:${server.port}`, server.port)
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
    // Whoever started us is gone, and nobody could stop us any more.
    process.once('disconnect', () => resolve())
  })
  await server.close()
  // The channel to whoever started us would keep us from ending.
  if (process.connected) process.disconnect()
}

async function serveAt(terminal: Terminal, json: boolean): Promise<{ url: string; port: number }> {
  let at = { url: '', port: 0 }
  await serveUntilStopped((url, port) => {
    at = { url, port }
    // With --json stdout holds one object, and that comes at the end: the address is told aside.
    if (json) terminal.err(url)
    else terminal.out(url)
  })
  return at
}

export const serve: Command = {
  flags: {},
  words: { count: 0, missing: 'gameMissing' },
  async run(given, terminal) {
    try {
      const json = await serveAt(terminal, given.has('json'))
      return { json, lines: [], ok: true }
    } catch (error) {
      if (error instanceof SettingError || error instanceof StartFault) throw new UsageError(error.message)
      throw error
    }
  },
}
