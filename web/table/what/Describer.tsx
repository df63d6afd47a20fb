// What the card would say, as the description of everything that can be focused or is named: for whoever listens.

import { useEffect } from 'preact/hooks'
import type { GameScreen, Scene } from '../../kit/screen.ts'
import { thingAt } from './asking.ts'
import { spoken, useBook } from './book.ts'

const NAMED = '.table :is([role="button"],[role="img"],button)'

export function Describer({ screen, scene }: { readonly screen: GameScreen; readonly scene: Scene }) {
  const read = useBook(screen, scene).value
  useEffect(() => {
    if (!read) return
    const told = new Map<string, string>()
    const describe = (): void => {
      for (const one of document.querySelectorAll(NAMED)) {
        const found = thingAt(one)
        const key = found?.element.getAttribute('data-thing')
        if (!found || !key) continue
        const about = told.has(key) ? null : read.about(found.thing, scene)
        if (about) told.set(key, spoken(about))
        const text = told.get(key)
        if (text && one.getAttribute('aria-description') !== text) one.setAttribute('aria-description', text)
      }
    }
    // After the step is drawn, and never in the way of one.
    const wait = setTimeout(describe, 300)
    return () => clearTimeout(wait)
  }, [read, scene.sight])
  return null
}
