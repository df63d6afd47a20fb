// What somebody has in hand at this table and nobody else knows of: a card taken up, a look, a window of the bargain.

import type { Seat } from '@backroom/engine'
import { ATTACHED, type Audience, type Means } from '@backroom/games/cosa-nostra'
import type { AnyRefusal } from '@backroom/protocol'
import { signal } from '@preact/signals'
import type { Scene } from '../../kit/screen.ts'

/** Influence cards that can be played outside my own turn. LCN-22.4 */
export const FREE = [...ATTACHED, 'snitch'] as const
export type Free = (typeof FREE)[number]

/** What I can look at a planned order with, in the order in which it is offered. LCN-16.4, LCN-17.1 */
export const MEANS: readonly Means[] = ['more', 'lawyer', 'snitch', 'spy']

export type BargainWindow =
  | { readonly kind: 'offer'; readonly to: Audience }
  | { readonly kind: 'answer'; readonly offer: string; readonly from: Seat }
  | { readonly kind: 'word'; readonly to: Audience }

export class NostraOwn {
  /** The card that I am about to play; null: none. */
  readonly laying = signal<Free | null>(null)
  /** With what I am about to look at an order; null: I am not. */
  readonly looking = signal<Means | null>(null)
  /** Why the last look, or the last card out of turn, was refused. */
  readonly refused = signal<AnyRefusal | null>(null)
  /** Set by whatever part is touched, drawn by the windows over the table. */
  readonly errand = signal<BargainWindow | null>(null)

  /** Nothing is in anybody's fingers any more. */
  putBack(): void {
    this.laying.value = null
    this.looking.value = null
  }

  /** Whoever comes to this screen next finds nothing of the last one's. */
  clear(): void {
    this.putBack()
    this.refused.value = null
    this.errand.value = null
  }
}

export const ownOf = ({ own }: Pick<Scene, 'own'>): NostraOwn => own as NostraOwn
