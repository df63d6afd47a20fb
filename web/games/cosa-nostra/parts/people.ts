// Names as they stand on the table: families, people, men, cards; money as the game writes it.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'

const SOFT_HYPHEN = '\u00ad'

export const familyId = (scene: Scene, seat: Seat): string | null => viewOf(scene).seats[seat]?.family ?? null

export function familyName(scene: Scene, seat: Seat): string {
  const id = familyId(scene, seat)
  return id === null ? '' : scene.words.name(id)
}

export const personName = (scene: Scene, seat: Seat): string => scene.people[seat]?.name ?? ''

export const dollars = (scene: Scene, amount: number): string => scene.words.money(amount)

/** A card of a kind goes by the kind's name: there are up to five of it. */
export const businessName = (scene: Scene, business: string): string =>
  scene.words.name(boxOf(scene).business[business]?.type ?? business)

/** What a man is called where there is little room: without his surname if the whole is too long. */
export function shortName(scene: Scene, gangster: string, letters: number): string {
  const name = scene.words.name(gangster)
  const words = name.split(' ')
  return name.length <= letters || words.length < 2 ? name : words.slice(0, -1).join(' ')
}

/** As it fits on a small card; a kind that only a corrected file knows goes by its whole name. */
export function shortBusiness(scene: Scene, business: string): string {
  const type = boxOf(scene).business[business]?.type ?? business
  const key = `short.${type}`
  const short = scene.say(key)
  return short === key ? scene.words.name(type) : short
}

/** An order's name as it stands on a narrow card: with the places where its long words may be broken. */
export function breakableName(scene: Scene, order: string): string {
  const broken = scene.say('order.breaks').split(' ')
  const words = new Map(broken.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]))
  const name = scene.words.name(order).split(' ')
  return name.map((word) => words.get(word) ?? word).join(' ')
}
