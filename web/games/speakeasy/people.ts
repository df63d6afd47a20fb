// Who sits where, by colour and by name.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../kit/screen.ts'
import { viewOf } from './game.ts'

export const colorOf = (scene: Scene, seat: Seat): string | null =>
  viewOf(scene).families[seat]?.color ?? null

export const familyName = (scene: Scene, seat: Seat): string => scene.words.name(colorOf(scene, seat) ?? '')

export const personName = (scene: Scene, seat: Seat): string =>
  scene.people.find((person) => person.seat === seat)?.name ?? ''

export const districtName = (scene: Scene, district: number): string =>
  scene.words.say(`short.district-${district}`)

export const contactName = (scene: Scene, contact: string): string => scene.words.say(`short.${contact}`)
