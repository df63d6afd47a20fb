// What somebody points at, by name: a man, a card with its owner, a family.

import { isGangster, isSeatName, targetOwner, seatNamed } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { viewOf } from '../game.ts'
import { businessName, familyName } from '../parts/people.ts'

export function aimName(scene: Scene, target: string): string {
  if (isSeatName(target)) return familyName(scene, seatNamed(target))
  const owner = targetOwner(viewOf(scene), target)
  const name = isGangster(target) ? scene.words.name(target) : businessName(scene, target)
  return owner === null ? name : scene.say('aim.of', { name, family: familyName(scene, owner) })
}
