// A fourth game for a process of its own, threads included: node --import scripts/fourth/hooks.ts cli/main.ts …

import { registerHooks } from 'node:module'
import { replaced } from './places.ts'

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const url = replaced(found.url, context.parentURL ?? '')
    return url === null ? found : { ...found, url }
  },
})
