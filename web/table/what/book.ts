// What a game says about its things, with its words, in the language of the moment; fetched once somebody asks.

import { type ReadonlySignal, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { About, GameScreen, Scene, ThingBook } from '../../kit/screen.ts'
import type { Thing } from '../../kit/thing.ts'
import { sayer } from '../../text/say.ts'

interface Read {
  readonly book: ThingBook
  about(thing: Thing, scene: Scene): About | null
}

/** The book as far as it is there; null until then, and where a game has none. */
export function useBook(screen: GameScreen, { language }: Scene): ReadonlySignal<Read | null> {
  const read = useMemo(() => signal<Read | null>(null), [screen])
  useEffect(() => {
    let stale = false
    const fetch = async () => {
      const book = await screen.things?.()
      const texts = await book?.texts[language]()
      if (stale || !book || !texts) return
      const about = (thing: Thing, scene: Scene) =>
        book.about(thing, { ...scene, say: sayer(language, texts, scene.say) })
      read.value = { book, about }
    }
    void fetch()
    return () => {
      stale = true
    }
  }, [screen, language])
  return read
}

/** Everything about a thing in one line, for whoever listens. */
export const spoken = ({ kind, does, now, whose }: About): string =>
  [kind, does, ...now, whose].filter((part) => part).join(' ')
