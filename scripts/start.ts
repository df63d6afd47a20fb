/** `npm start`: builds the client if its sources have changed, and serves the game until Ctrl-C. */
import { serve } from '../cli/serve.ts'
import { buildClient } from './built.ts'

buildClient()
process.exitCode = await serve(false)
