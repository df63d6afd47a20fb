// What is ours among the values of a game, as far as pages and tables speak of it; loaded when somebody looks.

import { useSignal } from '@preact/signals'
import { type Values, valuesIn } from '@backroom/games/values'
import { type Words, wordsFor } from '@backroom/games/words'
import { useEffect } from 'preact/hooks'
import { language } from '../text/say.ts'
import { componentsText, statedText } from './files.ts'

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
      const [text, stated, words] = await Promise.all([
        componentsText(game),
        statedText(game),
        wordsFor(game, wanted),
      ])
      values.value = { ...valuesIn(JSON.parse(text), JSON.parse(stated)), words }
    }
    void read()
  }, [game, wanted])
  return values.value
}
