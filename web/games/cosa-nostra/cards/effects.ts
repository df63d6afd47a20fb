// What an order brings, in as few words as fit on a card.

import type { Effect } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { dollars } from '../parts/people.ts'

function one(scene: Scene, effect: Effect): string {
  const say = (params: { readonly [name: string]: string } = {}) => scene.say(`effect.${effect.op}`, params)
  switch (effect.op) {
    case 'gainFromBank':
      return dollars(scene, effect.amount)
    case 'targetPaysYou':
    case 'targetPaysBank':
    case 'eachOtherPaysYou':
      return say({ money: dollars(scene, effect.amount) })
    case 'launder':
      return say({ money: dollars(scene, effect.max) })
    case 'buyBusiness': {
      const { discount } = effect
      const how = 'half' in discount ? 'half' : discount.minus > 0 ? 'minus' : 'full'
      return say({ how, money: 'minus' in discount ? dollars(scene, discount.minus) : '' })
    }
    case 'takeJobProfit':
      return say({ share: effect.share })
    default:
      return say()
  }
}

export const effectWords = (scene: Scene, effects: readonly Effect[] | null): string =>
  effects === null || effects.length === 0
    ? scene.say('effect.nothing')
    : effects.map((effect) => one(scene, effect)).join(', ')
