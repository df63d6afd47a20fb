// A Backroom of tomorrow for what Vite builds.

import type { Plugin } from 'vite'
import { tomorrow } from './places.ts'

export const updatedGames = (): Plugin => ({
  name: 'backroom-updated-games',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && tomorrow(found.id, importer)
  },
})
