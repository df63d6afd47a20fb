/** `npm start`: builds the client if its sources have changed, and serves the game until Ctrl-C. */
import { SettingError, StartFault } from '@backroom/server'
import { serveUntilStopped } from '../cli/serve.ts'
import { buildClient } from './built.ts'

buildClient()
try {
  await serveUntilStopped((url) => console.log(`Backroom: ${url}`))
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StartFault)) throw error
  console.error(`Backroom: ${error.message}`)
  process.exitCode = 1
}
