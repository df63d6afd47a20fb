// The book about everything that is drawn in Corleone's Empire, and the key to its signs.

import type { About, Scene, ThingBook } from '../../../kit/screen.ts'
import type { Thing as Any } from '../../../kit/thing.ts'
import { type Ability, boxOf, COLORS, GOODS, iconOf, MONEY, type Thing, viewOf } from '../game.ts'
import { BOARD } from './board.tsx'
import { CARDS } from './cards.tsx'
import { FAMILIES } from './families.tsx'
import type { Page } from './tell.ts'
import { TRACKS } from './tracks.tsx'

const PAGES: { readonly [Kind in Thing['kind']]: Page<Kind> } = { ...BOARD, ...TRACKS, ...CARDS, ...FAMILIES }

const about = <Kind extends Thing['kind']>(thing: Extract<Thing, { kind: Kind }>, scene: Scene) =>
  (PAGES[thing.kind] as (thing: Thing, scene: Scene) => About | null)(thing, scene)

/** One sign of each picture: what differs only in how often it is shown is the same sign. */
function abilitiesIn(scene: Scene): readonly Ability[] {
  const box = boxOf(scene)
  const all = [
    ...Object.values(box.business).flatMap(({ front, back }) => [...(front ?? []), ...back]),
    ...Object.values(box.job).flatMap(({ ability }) => ability),
    ...Object.values(box.ally).flatMap(({ effects }) => effects),
  ]
  const once = new Map<string, Ability>()
  for (const ability of all) {
    const picture = `${ability.do} ${iconOf(ability)}`
    if (!once.has(picture)) once.set(picture, { ...ability, times: 1 })
  }
  return [...once.values()]
}

function signs(scene: Scene): readonly Thing[] {
  const { horseHead, seats } = viewOf(scene)
  const [first] = seats
  return [
    ...abilitiesIn(scene).map((ability): Thing => ({ kind: 'sign', ability })),
    ...GOODS.map((good): Thing => ({ kind: 'good', good, where: 'pile' })),
    ...MONEY.map((card): Thing => ({ kind: 'money', card, where: 'bank' })),
    ...COLORS.map((color): Thing => ({ kind: 'jobBonus', color })),
    ...(first
      ? Object.values(boxOf(scene).figure)
          .filter(({ family }) => family === first.family || family === null)
          .map(({ id }): Thing => ({ kind: 'figure', figure: id }))
      : []),
    { kind: 'markers', seat: horseHead },
    { kind: 'horseHead' },
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
