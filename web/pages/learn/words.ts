// What the coach says: the messages of a game's lessons, in the reader's language.

import { lessonTexts } from '@backroom/games/lessons'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, type Messages, type Say, sayer } from '../../text/say.ts'

const known = new Map<string, Messages>()

/** Says nothing until the words are there. */
export function useLessonWords(game: string): Say {
  const wanted = language.value
  const key = `${game}/${wanted}`
  const arrived = useSignal('')
  useEffect(() => {
    if (known.has(key)) return
    const fetch = async () => {
      known.set(key, await lessonTexts(game, wanted))
      arrived.value = key
    }
    void fetch()
  }, [key])
  const texts = known.get(key)
  // Read here so that whoever speaks is drawn again when the words have come.
  return arrived.value !== null && texts ? sayer(wanted, texts) : () => ''
}

/** Whether there is such a message. */
export const isSaid = (game: string, id: string): boolean =>
  known.get(`${game}/${language.value}`)?.[id] !== undefined
