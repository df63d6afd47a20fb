// What a pick would bring and cost, as data: sentences by key, their figures, and the receipt.

import {
  type AssociateBonus,
  type CrateBack,
  type Effect,
  payment,
  type Payment,
  type Side,
} from '@backroom/games/speakeasy'

/** `gain`: what it brings; `cost`: what it takes; `risk`: what will hurt; `note`: what one should know. */
export type Tone = 'gain' | 'cost' | 'risk' | 'note'

/** An effect, the back of a crate, what a mobster brings. */
export type Printed = Effect | CrateBack | AssociateBonus

export type Values = { readonly [name: string]: string | number }

export interface Line {
  /** The key of a sentence of the screen's texts. */
  readonly say: string
  readonly values: Values
  readonly tone: Tone
  /** What is printed, where the line says just that. */
  readonly printed?: Printed
  /** The printed effect behind it, whose signs stand before the line. */
  readonly effect?: Effect
  /** Nothing would come of it as things stand. */
  readonly idle?: boolean
  /** What is known about it beforehand: how many, how far, for how much. */
  readonly detail?: { readonly say: string; readonly values: Values }
}

/** SPK-6.13: how a price is paid, the pocket first, the rest laundered. */
export interface Receipt extends Payment {
  readonly cost: number
  /** What the pocket does not pay. */
  readonly laundered: number
  readonly left: Payment
}

export interface Plan {
  readonly lines: readonly Line[]
  readonly receipt: Receipt | null
}

export const line = (tone: Tone, say: string, values: Values = {}): Line => ({ tone, say, values })

export function receiptFor({ open, own, box, seat }: Side, cost: number): Receipt | null {
  const family = open.families[seat]
  if (!family || cost === 0) return null
  const paid = payment(box, family, cost)
  return {
    cost,
    laundered: cost - paid.pocket,
    ...paid,
    left: { pocket: family.pocket - paid.pocket, safe: own.safe - paid.safe },
  }
}
