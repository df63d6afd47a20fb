// `backroom serve`: the server with the built client, until it is told to stop.

import { configFrom, openServer, SettingError } from '@backroom/server'

/** Runs until SIGTERM or Ctrl-C; the exit code is for the caller to set. */
export async function serve(json: boolean): Promise<number> {
  try {
    const server = await openServer(configFrom(process.env))
    const url = `http://localhost:${server.port}`
    console.log(json ? JSON.stringify({ url, port: server.port }) : `Backroom: ${url}`)
    await new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    await server.close()
    return 0
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(`backroom: ${error.message}`)
    return 1
  }
}
