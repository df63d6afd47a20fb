// What is said of the games before they are loaded, as messages of the house: `game.corleone.about`, `setting.speakeasy.first`.

import type { Message, Texts } from '@backroom/games/sentences'

/** The name of the game's folder. */
const gameOf = (path: string): string => path.split('/').at(-3) ?? ''

export function ofShelf(files: { readonly [path: string]: Texts }): { readonly [key: string]: Message } {
  const messages: { [key: string]: Message } = {}
  for (const [path, sections] of Object.entries(files))
    for (const [section, all] of Object.entries(sections))
      for (const [key, text] of Object.entries(all)) messages[`${section}.${gameOf(path)}.${key}`] = text
  return messages
}
