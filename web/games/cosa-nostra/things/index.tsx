// The book about everything that is drawn in La Cosa Nostra, and the key to its signs.

import type { Influence, Thing } from '@backroom/games/cosa-nostra'
import type { About, Scene, ThingBook } from '../../../kit/screen.ts'
import type { Thing as Any } from '../../../kit/thing.ts'
import { boxOf, viewOf } from '../game.ts'
import { CARDS } from './cards.tsx'
import { TABLE } from './table.tsx'
import type { Page } from './tell.ts'

const PAGES: { readonly [Kind in Thing['kind']]: Page<Kind> } = { ...CARDS, ...TABLE }

const about = (thing: Thing, scene: Scene) =>
  (PAGES[thing.kind] as (thing: Thing, scene: Scene) => About | null)(thing, scene)

const INFLUENCE: readonly Influence[] = [
  'snitch',
  'spy',
  'doctor',
  'schemer',
  'henchman',
  'saboteur',
  'machine-gun',
  'distraction',
]

function signs(scene: Scene): readonly Thing[] {
  const { start, roster } = viewOf(scene)
  const box = boxOf(scene)
  const [first] = roster
  return [
    ...Object.keys(box.cardsOfType).map((type): Thing => ({ kind: 'businessType', type })),
    ...INFLUENCE.map((card): Thing => ({ kind: 'influence', card })),
    ...(first === undefined ? [] : [{ kind: 'strength', gangster: first } as const]),
    { kind: 'dice' },
    { kind: 'markers', seat: start },
    { kind: 'startCard' },
    { kind: 'laundered', seat: start },
    { kind: 'trophies', seat: start },
    ...Array.from({ length: box.lastRound }, (_, i): Thing => ({ kind: 'orderDeck', round: i + 1 })),
  ]
}

export const book: ThingBook = {
  texts: {
    en: async () => (await import('./text/en.json')).default,
    pl: async () => (await import('./text/pl.json')).default,
  },
  about: (thing: Any, scene) => about(thing as Thing, scene),
  signs,
}
