/** The sentences of the text files in their parts, so that the client need not carry the parser of ICU messages. */
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { pack } from '../../games/packed.ts'
import { isPlain } from '../../games/sentences.ts'

const TEXT = /[\\/](?:text|shelf)[\\/]\w\w\.json$/
const OF_SCREENS = /[\\/]web[\\/]/
/** Of these nothing is put together: they are taken as they are written. */
const NAMES = 'name'

type Texts = { readonly [key: string]: string | Texts }

/** Sections of the games' files that only the terminal says. */
export const OF_TERMINAL = ['board']

/** Every sentence that has parts, as these; in files of games tags are text, as `words.ts` has it. */
const inParts = (texts: Texts, ignoreTag: boolean): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text !== 'string') return [key, key === NAMES ? text : inParts(text, ignoreTag)]
      return [key, isPlain(text) ? text : pack(parse(text, { ignoreTag, captureLocation: false }))]
    }),
  )

export function parsedMessages(): Plugin {
  return {
    name: 'backroom-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
      },
    }),
    transform(code, id) {
      if (!TEXT.test(id)) return null
      const texts: Texts = JSON.parse(code)
      if (OF_SCREENS.test(id)) return JSON.stringify(inParts(texts, false))
      const said = Object.entries(texts).filter(([section]) => !OF_TERMINAL.includes(section))
      return JSON.stringify(inParts(Object.fromEntries(said), true))
    },
  }
}
