// What an order brings, in as few words as fit on a card.

import type { Effect } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'

export const effectWords = (scene: Scene, effects: readonly Effect[] | null): string =>
  effects === null || effects.length === 0
    ? scene.say('effect.nothing')
    : effects.map((effect) => scene.words.say(`effect.${effect.op}`, effect)).join(', ')
