// An ability in as few words as fit on a card; the full sentence comes from the game's own words.

import type { Scene } from '../../../kit/screen.ts'
import { type Ability, moneyCard } from '../game.ts'

function short({ say, words }: Scene, ability: Ability): string {
  const key = `short.${ability.do}`
  switch (ability.do) {
    case 'takeGood':
      return say(key, { good: words.name(ability.good), times: ability.times })
    case 'trade':
      return say(key, {
        discard: ability.discard,
        gain: 'money' in ability.gain ? ability.gain.money.map(moneyCard).join(' + ') : say('short.anyGood'),
        times: ability.times,
      })
    case 'useFront':
      return say(key, { scope: ability.scope, times: ability.times })
    case 'gunDown':
      return say(key, { kind: ability.kind, scope: ability.scope })
    case 'moveFigure':
      return say(key, { kind: ability.kind, owner: ability.owner })
    case 'placeNeutral':
      return say(key, { figure: words.name(ability.figure) })
    case 'moneyPerTurf':
      return say(key, { value: ability.value, max: ability.max })
    case 'takeMoney':
      return say(key, { value: ability.value, times: ability.times })
    case 'takeGoodsChoice':
    case 'stealRandom':
    case 'forceDiscard':
    case 'unsuitcase':
      return say(key, { count: ability.count })
    default:
      return say(key, { times: ability.times })
  }
}

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
