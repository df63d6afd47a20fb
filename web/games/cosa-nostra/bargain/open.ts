// What is open over the table: an offer being made, one being answered, or words being said.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { ownOf } from '../own.ts'
import type { Audience, Offer } from '@backroom/games/cosa-nostra'

export const bargainWith = (scene: Scene, seat: Seat | 'all'): void => {
  ownOf(scene).errand.value = { kind: 'offer', to: seat }
}

export const answerOffer = (scene: Scene, { id, from }: Pick<Offer, 'id' | 'from'>): void => {
  ownOf(scene).errand.value = { kind: 'answer', offer: id, from }
}

export const sayWords = (scene: Scene, to: Audience): void => {
  ownOf(scene).errand.value = { kind: 'word', to }
}

export const closeErrand = (scene: Scene): void => {
  ownOf(scene).errand.value = null
}
