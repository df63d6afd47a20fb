// From the options of an open prompt to the places where they are picked.

import type { Prompt } from '@backroom/engine'
import { dockId, type SpeakeasyOption } from '@backroom/games/speakeasy'
import type { Scene, Target } from '../../kit/screen.ts'
import { boxOf, optionsOf } from './game.ts'
import { at, placeOf } from './places.ts'

/** The side of the switch on which a step of a tour stands. */
export const truckGroup = (truck: number): string => `truck-${truck}`

/** A token that would be laid back: where it comes from and which it is. */
export const laidToken = (token: string, played: boolean): string => `${played ? 'played' : 'own'}:${token}`

/** What else lights up with a place: the location of a contact, a mobster's district, where somebody comes from. */
function lightsOf(option: SpeakeasyOption, scene: Scene): readonly string[] {
  switch (option.say) {
    case 'contact':
    case 'swapCapo': {
      const location = boxOf(scene).contact[option.contact]?.location
      return location ? [at.location(location)] : []
    }
    case 'mobster':
      return [at.district(option.district)]
    case 'moveMember':
      return [at.dock(dockId(option.from))]
    default:
      return []
  }
}

/** Where several options have one place, what tells them apart. */
export function apart(option: SpeakeasyOption): Pick<Target, 'group' | 'variant'> {
  switch (option.say) {
    case 'truckEnter':
    case 'truckMove':
    case 'truckLoad':
    case 'truckUnload':
      return { group: truckGroup(option.truck) }
    case 'moveMember':
      return { group: 'member', variant: dockId(option.from) }
    case 'layToken':
      return { group: 'token', variant: laidToken(option.token, option.played) }
    case 'swapCapo':
      return { group: 'swap', variant: String(option.owner) }
    default:
      return {}
  }
}

export function targets(prompt: Prompt, scene: Scene): readonly Target[] {
  return optionsOf(prompt).flatMap((option): Target[] => {
    const place = placeOf(option)
    if (place === null) return []
    const lights = lightsOf(option, scene)
    return [{ option: option.id, place, ...apart(option), ...(lights.length > 0 && { lights }) }]
  })
}
