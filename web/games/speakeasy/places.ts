// Names of the places that can be picked or flown to, and where options are picked.

import { dockId, type SpeakeasyOption } from '@backroom/games/speakeasy'

export const at = {
  location: (id: string) => `location:${id}`,
  contact: (id: string) => `contact:${id}`,
  space: (id: string) => `space:${id}`,
  district: (number: number | string) => `district:${number}`,
  ship: (id: string) => `ship:${id}`,
  port: (id: string) => `port:${id}`,
  dock: (id: string) => `dock:${id}`,
  control: (zone: string) => `control:${zone}`,
  objective: (id: string) => `objective:${id}`,
  book: (id: string) => `book:${id}`,
  order: (column: number | string) => `order:${column}`,
  mobster: (id: string) => `mobster:${id}`,
  helper: (id: string) => `helper:${id}`,
  /** A token that is a family's own. */
  token: (id: string) => `token:${id}`,
  /** A space of the display of city tokens: `middle:0`, `open:2`. */
  display: (id: string) => `display:${id}`,
  deck: (operation: string) => `deck:${operation}`,
  truck: (number: number | string) => `truck:${number}`,
  card: (id: string) => `card:${id}`,
  crate: (id: string) => `crate:${id}`,
  level: (level: string) => `level:${level}`,
  group: (group: string) => `group:${group}`,
  slot: (slot: string) => `slot:${slot}`,
  seat: (seat: number) => `seat:${seat}`,
  hand: (seat: number) => `hand:${seat}`,
  pocket: (seat: number) => `pocket:${seat}`,
  safe: (seat: number) => `safe:${seat}`,
  capos: (seat: number) => `capos:${seat}`,
  vip: 'vip',
  cellar: 'cellar',
} as const

/** The place where an option is picked, or would be if it were not blocked; null where it is a button. */
export function placeOf(option: SpeakeasyOption): string | null {
  switch (option.say) {
    case 'contact':
    case 'swapCapo':
      return at.contact(option.contact)
    case 'helper':
      return at.helper(option.helper)
    case 'deck':
      return at.deck(option.deck)
    case 'tokenThere':
      return at.display(`${option.column}:${option.row}`)
    case 'layToken':
      return at.display(`middle:${option.row}`)
    case 'token':
      return at.token(option.token)
    case 'raiseLevel':
      return at.level(option.level)
    case 'card':
      return at.card(option.card)
    case 'slot':
      return at.slot(option.slot)
    case 'openHere':
    case 'takeOverHere':
    case 'upgradeHere':
    case 'building':
    case 'truckUnload':
      return at.space(option.space)
    case 'stillArea':
      return at.cellar
    case 'mobster':
      return at.mobster(option.mobster)
    case 'ship':
      return at.ship(option.ship)
    case 'toVip':
      return at.vip
    case 'toDock':
      return at.dock(dockId(option.dock))
    case 'moveMember':
      return at.dock(dockId(option.to))
    case 'column':
      return at.order(option.column)
    case 'objective':
      return at.objective(option.objective)
    case 'truckEnter':
    case 'truckMove':
      return at.district(option.district)
    case 'truckLoad':
      return at.truck(option.truck)
    default:
      return null
  }
}
