// The data files of a game by their paths in its folder, for everything that runs where the sources lie; the client has
// them from its build.

import type { Listed } from './listed.ts'
import { listed } from './loaders.ts'

function gameListed(game: string): Listed {
  const found = listed(game)
  if (!found) throw new RangeError(`there are no files for a game called ${game}`)
  return found
}

/** The path of a game's folder under games/. */
export const folderOf = (game: string): string => gameListed(game).folder ?? game

/** The path of its rules under games/; English where nobody has written them in this language. */
export function rulesPath(game: string, language: string): string {
  const written = gameListed(game).meta.languages.find((one) => one === language) ?? 'en'
  return `${folderOf(game)}/book/${written}.md`
}

/** What a JSON file of a game holds; it is ours, and is what we say it is. */
export async function gameJson<Content>(game: string, path: string): Promise<Content> {
  const file = `./${folderOf(game)}/${path}`
  const read: { readonly default: Content } = await import(/* @vite-ignore */ file, {
    with: { type: 'json' },
  })
  return read.default
}
