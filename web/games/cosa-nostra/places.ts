// Names of the places that can be picked or flown to.

import { isGangster, isSeatName, type Option, seatNamed } from '@backroom/games/cosa-nostra'

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
  isSeatName(target) ? at.seat(seatNamed(target)) : isGangster(target) ? at.man(target) : at.biz(target)

/** Where an option is picked; null where it is a button. */
export function placeOf(option: Option): string | null {
  switch (option.say) {
    case 'task':
    case 'orderCard':
      return at.order(option.order)
    case 'buy':
    case 'buyNow':
    case 'markedCard':
      return at.biz(option.business)
    case 'play':
    case 'run':
    case 'declare':
    case 'pay':
    case 'off':
    case 'rob':
    case 'trap':
    case 'recruit':
      return at.man(option.gangster)
    case 'target':
    case 'player':
      return placeOfTarget(option.target)
    case 'die':
      return at.die(option.die)
    case 'influenceCard':
      return at.influence(option.card)
    default:
      return null
  }
}

/** Where it says why it is blocked: a task at the man who cannot take it, since his neighbour may. */
export const placeOfBlocked = (option: Option): string | null =>
  'gangster' in option ? at.man(option.gangster) : placeOf(option)
