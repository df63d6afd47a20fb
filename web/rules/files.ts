// The files of a game that people read word for word.

/** By their paths; whichever is wanted is fetched then. */
const FILES = import.meta.glob<string>(
  [
    '../../games/*/book/*.md',
    '../../games/*/components/components.json',
    '../../games/*/components/stated.json',
  ],
  { query: '?raw', import: 'default' },
)

/** A file by its path in the game's folder; null: there is none. */
async function fileOf(game: string, path: string): Promise<string | null> {
  const [, load] = Object.entries(FILES).find(([file]) => file.endsWith(`/${game}/${path}`)) ?? []
  return load ? await load() : null
}

/** The rules in this language, in English where nobody has written them yet. */
export const rulesText = async (game: string, language: string): Promise<string> =>
  (await fileOf(game, `book/${language}.md`)) ?? (await fileOf(game, 'book/en.md')) ?? ''

/** Where the rules state a value of ours. */
export const statedText = async (game: string): Promise<string> =>
  (await fileOf(game, 'components/stated.json')) ?? '{}'

/** The components file of a game with all its notes; the template for a file of one's own. */
export async function componentsText(game: string): Promise<string> {
  const text = await fileOf(game, 'components/components.json')
  if (text === null) throw new RangeError(`there is no components file for a game called ${game}`)
  return text
}
