// From the options of an open prompt to the places where they are picked.

import type { Option, Prompt } from '@backroom/engine'
import type { Scene, Target } from '../../kit/screen.ts'
import { boxOf } from './game.ts'
import { at, placeOf, readTour } from './places.ts'

const optionsOf = (prompt: Prompt): readonly Option[] => ('options' in prompt ? prompt.options : [])

/** The side of the switch on which a step of a tour stands. */
export const truckGroup = (truck: number): string => `truck-${truck}`

/** A token that would be laid back: where it comes from and which it is. */
export const laidToken = (id: string): string => id.slice(0, id.lastIndexOf(':'))

const ownerOfSwap = (id: string): string => id.slice(id.lastIndexOf(':') + 1)
const comesFrom = (id: string): string => id.slice(0, id.indexOf('>'))

/** What else lights up with a place: the district of a space, the port's ship, the spaces of a mobster. */
function lightsOf(key: string, option: Option, scene: Scene): readonly string[] {
  if (key === 'placeCapo' || key === 'parkSwap') {
    const contact = key === 'placeCapo' ? option.id : option.id.slice(0, option.id.lastIndexOf(':'))
    const location = boxOf(scene).contact[contact]?.location
    return location ? [at.location(location)] : []
  }
  if (key === 'associate' && 'district' in option) return [at.district(Number(option.district))]
  if (key === 'rearrange') return [at.dock(comesFrom(option.id))]
  return []
}

/** Where a prompt has several options at one place, what tells them apart. */
export function apart(key: string, id: string): Pick<Target, 'group' | 'variant'> {
  switch (key) {
    case 'drive':
      return { group: truckGroup(readTour(id).truck) }
    case 'rearrange':
      return { group: 'member', variant: comesFrom(id) }
    case 'layTokens':
      return { group: 'token', variant: laidToken(id) }
    case 'parkSwap':
      return { group: 'swap', variant: ownerOfSwap(id) }
    default:
      return {}
  }
}

export function targets(prompt: Prompt, scene: Scene): readonly Target[] {
  return optionsOf(prompt).flatMap((option): Target[] => {
    const place = placeOf(prompt.key, option.id)
    if (place === null) return []
    const lights = lightsOf(prompt.key, option, scene)
    return [
      { option: option.id, place, ...apart(prompt.key, option.id), ...(lights.length > 0 && { lights }) },
    ]
  })
}
