// The components files of the games word for word, each fetched when somebody wants it.

/** The files as they are: what the games are built with leaves out where each number comes from. */
const FILES = import.meta.glob<string>('../../games/*/components.json', { query: '?raw', import: 'default' })

/** The components file of a game with all its notes; the template for a file of one's own. */
export async function componentsText(game: string): Promise<string> {
  const file = FILES[`../../games/${game}/components.json`]
  if (!file) throw new RangeError(`there is no components file for a game called ${game}`)
  return await file()
}
