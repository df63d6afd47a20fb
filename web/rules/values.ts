// What is ours among the values of a game, as far as pages and tables speak of it; loaded when somebody looks.

import { useSignal } from '@preact/signals'
import { type Values, valuesIn } from '@backroom/games/values'
import { type Words, wordsFor } from '@backroom/games/words'
import { useEffect } from 'preact/hooks'
import { language } from '../text/say.ts'

/** The files as they are: what the games are built with leaves out where each number comes from. */
const FILES = import.meta.glob<string>('../../games/*/components.json', { query: '?raw', import: 'default' })

/** The components file of a game with all its notes; the template for a file of one's own. */
export async function componentsText(game: string): Promise<string> {
  const file = FILES[`../../games/${game}/components.json`]
  if (!file) throw new RangeError(`there is no components file for a game called ${game}`)
  return await file()
}

export interface SpokenValues extends Values {
  /** What a part is called in the reader's language. */
  readonly words: Words
}

/** The values of the game's own components file; null until they are there. */
export function useValues(game: string): SpokenValues | null {
  const values = useSignal<SpokenValues | null>(null)
  const wanted = language.value
  useEffect(() => {
    const read = async () => {
      const [text, words] = await Promise.all([componentsText(game), wordsFor(game, wanted)])
      values.value = { ...valuesIn(game, JSON.parse(text)), words }
    }
    void read()
  }, [game, wanted])
  return values.value
}
