// Names of the places that can be picked or flown to, and what the ids of options mean there.

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

/** Answers that are no place: to decline, to stop, to say how. They are buttons. */
const WORDS: readonly string[] = ['none', 'stop', 'again', 'rebuild', 'leverage', 'book']

/** A step of a tour: `1:move:4`, `2:unload:4-1`, `1:buy:2`, `1:load`. */
export function readTour(id: string): { readonly truck: number; readonly do: string; readonly what: string } {
  const [truck = '', does = '', what = ''] = id.split(':')
  return { truck: Number(truck), do: does, what }
}

const afterColon = (id: string): string => id.slice(id.indexOf(':') + 1)

/** The place where an option of this prompt is picked; null where it is a button. */
export function placeOf(key: string, id: string): string | null {
  if (WORDS.includes(id)) return null
  switch (key) {
    case 'placeCapo':
      return at.contact(id)
    case 'parkSwap':
      return at.contact(id.slice(0, id.lastIndexOf(':')))
    case 'useHelper':
    case 'copyHelper':
    case 'takeHelper':
      return at.helper(id)
    case 'draw':
      return at.deck(id)
    case 'takeToken':
    case 'parkBonus':
      return at.display(id)
    case 'playToken':
      return at.token(id)
    case 'layTokens': {
      const [, , row = '0'] = id.split(':')
      return at.display(`middle:${row}`)
    }
    case 'raise':
      return at.level(id)
    case 'playCard':
    case 'firstCard':
    case 'discard':
      return at.card(id)
    case 'build':
    case 'firstBuilding':
      return at.slot(id)
    case 'site':
    case 'firstSite':
    case 'sell':
    case 'protect':
    case 'warTurn':
      return at.space(id)
    case 'stolenBarrel':
      return id === 'still' ? at.cellar : at.space(id)
    case 'associate':
      return at.mobster(id)
    case 'ambush':
      return at.ship(id)
    case 'setUpDock':
    case 'memberReturns':
      return at.dock(id)
    case 'member':
      return id === 'vip' ? at.vip : at.dock(id)
    case 'rearrange':
      return at.dock(id.slice(id.indexOf('>') + 1))
    case 'changeTurnOrder':
      return at.order(afterColumn(id))
    case 'cook':
      return at.objective(id)
    case 'drive':
      return placeOfTour(id)
    default:
      return null
  }
}

const afterColumn = (id: string): string => id.slice('column-'.length)

function placeOfTour(id: string): string | null {
  const { truck, do: does, what } = readTour(id)
  switch (does) {
    case 'enter':
    case 'move':
      return at.district(what)
    case 'unload':
      return at.space(what)
    case 'load':
      return at.truck(truck)
    default:
      return null
  }
}

/** The place of a thing that is blocked, so that it can say why. */
export function placeOfBlocked({ id, why }: { readonly id: string; readonly why: string }): string | null {
  switch (why) {
    case 'helperDoesNothing':
      return at.helper(id)
    case 'contactTaken':
      return at.contact(id)
    case 'columnTaken':
      return at.order(afterColumn(id))
    case 'cardsMissing':
      if (id.startsWith('column-')) return at.order(afterColumn(id))
      return id.startsWith('restaurant') ? at.contact(id) : at.level(id)
    case 'highestLevel':
      return at.level(id)
    case 'otherCardType':
      return at.card(id)
    case 'noSiteOrMoney':
    case 'otherKind':
      return at.slot(id)
    case 'anothersAssociate':
      return at.mobster(id)
    case 'shipTooStrong':
      return at.ship(id)
    case 'ownBookThere':
    case 'noBookSpace':
    case 'requirementNotMet':
      return at.objective(id)
    case 'noRangeLeft':
    case 'notAdjacent':
      return placeOfTour(id)
    default:
      return at.space(id.includes(':') ? afterColon(afterColon(id)) : id)
  }
}
