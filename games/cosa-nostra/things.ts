// Everything of this game that can be seen, and so be asked about: what a drawn thing is, as plain data.

import type { Seat } from '@backroom/engine'
import type { BusinessId, GangsterId, Influence, MonopolyId, OrderId, Phase } from './words.ts'

export type Thing =
  | { readonly kind: 'gangster'; readonly gangster: GangsterId }
  | { readonly kind: 'strength'; readonly gangster: GangsterId }
  /** An order that one may read. */
  | { readonly kind: 'order'; readonly order: OrderId }
  /** An order that lies face down on somebody. */
  | { readonly kind: 'hiddenOrder'; readonly gangster: GangsterId }
  | { readonly kind: 'business'; readonly business: BusinessId }
  | { readonly kind: 'businessType'; readonly type: string }
  | { readonly kind: 'influence'; readonly card: Influence }
  | { readonly kind: 'orderDeck'; readonly round: number }
  | { readonly kind: 'influenceDeck' }
  | { readonly kind: 'influenceDiscard' }
  | { readonly kind: 'businessDeck' }
  | { readonly kind: 'market' }
  | { readonly kind: 'monopoly'; readonly monopoly: MonopolyId }
  | { readonly kind: 'dice' }
  | { readonly kind: 'family'; readonly seat: Seat }
  | { readonly kind: 'cash'; readonly seat: Seat }
  | { readonly kind: 'income'; readonly seat: Seat }
  | { readonly kind: 'laundered'; readonly seat: Seat }
  | { readonly kind: 'trophies'; readonly seat: Seat }
  | { readonly kind: 'markers'; readonly seat: Seat }
  | { readonly kind: 'hand'; readonly seat: Seat }
  | { readonly kind: 'tasks'; readonly seat: Seat }
  | { readonly kind: 'startCard' }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly phase: Phase }

export type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { readonly kind: Kind }>
