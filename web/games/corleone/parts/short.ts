// Abilities in a line: in as few words as fit on a card, and in full.

import type { Scene } from '../../../kit/screen.ts'
import type { Ability } from '../game.ts'

const short = ({ words }: Scene, ability: Ability): string => words.say(`short.${ability.do}`, ability)

/** Several of them in one line: capital letter first, then commas. */
export const shortLine = (scene: Scene, abilities: readonly Ability[]): string =>
  abilities
    .map((ability, i) => {
      const text = short(scene, ability)
      return i === 0 ? text : text.charAt(0).toLocaleLowerCase(scene.language) + text.slice(1)
    })
    .join(', ')

/** The same in full, for a tooltip and for whoever listens. */
export const fullLine = (scene: Scene, abilities: readonly Ability[]): string =>
  abilities.map((ability) => scene.words.ability(ability)).join('. ')
