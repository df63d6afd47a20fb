// What several pages of the book draw and name alike.

import type { Family } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import { districtName } from '../people.ts'

export const icon = (name: IconName) => <Icon name={name} size={44} />

/** A page about something of a family that is there. */
export const ofFamily =
  <T extends { readonly seat: number }, R>(page: (thing: T, scene: Scene, family: Family) => R) =>
  (thing: T, scene: Scene): R | null => {
    const family = viewOf(scene).families[thing.seat]
    return family ? page(thing, scene, family) : null
  }

export const inDistrict = (scene: Scene, district: number): string =>
  scene.say('map.district.label', {
    number: district,
    name: districtName(scene, district),
    zone: scene.words.name(boxOf(scene).zoneOf[district] ?? ''),
  })
