// Names of the places that can be picked or flown to, and what the ids of options mean there.

import { isGangster, isSeat, targetSeat } from '@backroom/games/cosa-nostra'

/** What an option of a turn would do, read from its id. */
export type TurnPick =
  | { readonly do: 'task'; readonly gangster: string; readonly order: string }
  | { readonly do: 'buy'; readonly gangster: string; readonly business: string }
  | { readonly do: 'play'; readonly card: string; readonly gangster: string }
  | { readonly do: 'run' | 'pay' | 'off' | 'declare'; readonly gangster: string }

export function readTurn(id: string): TurnPick | null {
  const [head = '', second, third] = id.split(':')
  if (second === undefined) return null
  switch (head) {
    case 'task':
      return third === undefined ? null : { do: 'task', gangster: second, order: third }
    case 'buy':
      return third === undefined ? null : { do: 'buy', gangster: second, business: third }
    case 'play':
      return third === undefined ? null : { do: 'play', card: second, gangster: third }
    case 'run':
    case 'pay':
    case 'off':
    case 'declare':
      return { do: head, gangster: second }
    default:
      return null
  }
}

export const at = {
  man: (gangster: string) => `man:${gangster}`,
  biz: (business: string) => `biz:${business}`,
  order: (order: string) => `order:${order}`,
  influence: (card: string) => `inf:${card}`,
  die: (die: number) => `die:${die}`,
  seat: (seat: number) => `seat:${seat}`,
  cash: (seat: number) => `cash:${seat}`,
  markers: (seat: number) => `markers:${seat}`,
  hand: (seat: number) => `hand:${seat}`,
  trophies: (seat: number) => `trophies:${seat}`,
  boss: (seat: number) => `boss:${seat}`,
  deck: (round: number) => `orders-${round}`,
  monopoly: (monopoly: string) => `monopoly-${monopoly}`,
  influenceDeck: 'influence-deck',
  influenceDiscard: 'influence-discard',
  businessDeck: 'business-deck',
  market: 'market',
  tray: 'dice-tray',
} as const

/** The card or the player that something is aimed at. */
export const placeOfTarget = (target: string): string =>
  isSeat(target) ? at.seat(targetSeat(target)) : isGangster(target) ? at.man(target) : at.biz(target)

const lastOf = (id: string): string => id.slice(id.lastIndexOf(':') + 1)

function placeOfTurn(pick: TurnPick): string {
  switch (pick.do) {
    case 'task':
      return at.order(pick.order)
    case 'buy':
      return at.biz(pick.business)
    default:
      return at.man(pick.gangster)
  }
}

/** The place where an option of this prompt is picked; null where it is a button. */
export function placeOf(key: string, id: string): string | null {
  switch (key) {
    case 'plan':
    case 'planMore':
    case 'lastInfluence':
    case 'act': {
      const pick = readTurn(id)
      return pick && placeOfTurn(pick)
    }
    case 'declareTarget':
      return placeOfTarget(id)
    case 'marks':
      return at.biz(id)
    case 'cops':
      return id.startsWith('die-') ? at.die(Number(id.slice('die-'.length))) : null
    case 'rob':
    case 'trap':
    case 'recruit':
      return id.includes(':') ? at.man(lastOf(id)) : null
    case 'buy':
      return id.includes(':') ? at.biz(lastOf(id)) : null
    case 'discardOrders':
      return at.order(id)
    case 'discardInfluence':
      return at.influence(id)
    default:
      return null
  }
}

/** The place of a thing that is blocked, so that it can say why; what is only a button lies nowhere. */
export function placeOfBlocked({ id }: { readonly id: string }): string | null {
  const last = lastOf(id)
  const pick = readTurn(id)
  if (pick) return at.man(pick.gangster)
  if (isGangster(last)) return at.man(last)
  if (last.startsWith('biz-')) return at.biz(last)
  return isSeat(last) ? at.seat(targetSeat(last)) : null
}
