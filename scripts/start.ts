/** `npm start`: builds the client if its sources have changed, and serves the game until Ctrl-C. */
import { serveUntilStopped } from '../cli/serve.ts'
import { buildClient } from './built.ts'

buildClient()
await serveUntilStopped((url) => console.log(`Backroom: ${url}`))
