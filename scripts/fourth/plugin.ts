// A fourth game for what Vite builds or tests.

import type { Plugin } from 'vite'
import { replaced } from './places.ts'

/** Where the client looks for files of games by their folders. */
const FOLDERS = /(?<=(['"`])(?:\.\.\/)+games\/)\*(?=\/(?:book|shelf|components))/g

export function fourthGame(): Plugin {
  return {
    name: 'backroom-fourth-game',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && replaced(found.id, importer)
    },
    transform: (code, id) =>
      /[\\/]web[\\/].*\.tsx?$/.test(id) && code.includes('import.meta.glob')
        ? code.replaceAll(FOLDERS, '{*,testing/*}')
        : null,
  }
}
