// The book about everything that is drawn in Speakeasy, and the key to its signs.

import { SIGNS, type Thing } from '@backroom/games/speakeasy'
import type { About, Scene, ThingBook } from '../../../kit/screen.ts'
import type { Thing as Any } from '../../../kit/thing.ts'
import { CARDS } from './cards.tsx'
import { FAMILIES } from './families.tsx'
import { MAP } from './map.tsx'
import type { Page } from './tell.ts'
import { TRACKS } from './tracks.tsx'

const PAGES: { readonly [Kind in Thing['kind']]: Page<Kind> } = { ...MAP, ...TRACKS, ...FAMILIES, ...CARDS }

const about = (thing: Thing, scene: Scene) =>
  (PAGES[thing.kind] as (thing: Thing, scene: Scene) => About | null)(thing, scene)

export const book: ThingBook = {
  texts: {
    en: async () => (await import('./text/en.json')).default,
    pl: async () => (await import('./text/pl.json')).default,
  },
  about: (thing: Any, scene) => about(thing as Thing, scene),
  signs: () => SIGNS.map((sign): Thing => ({ kind: 'sign', sign })),
}
