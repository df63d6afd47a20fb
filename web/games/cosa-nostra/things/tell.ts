// What every page of the book about this game's things starts from: names, owners, and lines that say nothing left out.

import type { Seat } from '@backroom/engine'
import type { Thing, ThingOf } from '@backroom/games/cosa-nostra'
import type { About, Scene } from '../../../kit/screen.ts'
import { seatOf } from '../game.ts'
import { familyName, personName } from '../parts/people.ts'

export type Page<Kind extends Thing['kind']> = (thing: ThingOf<Kind>, scene: Scene) => About | null
export type Pages<Kind extends Thing['kind']> = { readonly [Each in Kind]: Page<Each> }

/** A family as the reader knows it: "you", or its name with who plays it. */
export const who = (scene: Scene, seat: Seat): string =>
  seat === seatOf(scene)
    ? scene.say('thing.you', { family: familyName(scene, seat) })
    : scene.say('thing.them', { family: familyName(scene, seat), person: personName(scene, seat) })

export const owned = (scene: Scene, seat: Seat): string =>
  scene.say('thing.owned', { whose: seat === seatOf(scene) ? 'me' : 'them', who: who(scene, seat) })

/** The lines that have something to say. */
export const lines = (...all: readonly (string | null | false)[]): string[] =>
  all.filter((line) => line !== null && line !== false)
