// What a pick would bring and cost, as data: sentences by key, their figures, and the receipt.

import type { Seat } from '@backroom/engine'
import type { Effect, Speakeasy, Box } from '@backroom/games/speakeasy'

/** `gain`: what it brings; `cost`: what it takes; `risk`: what will hurt; `note`: what one should know. */
export type Tone = 'gain' | 'cost' | 'risk' | 'note'

export type Values = { readonly [name: string]: string | number }

export interface Line {
  /** The key of a sentence of the screen's texts. */
  readonly say: string
  readonly values: Values
  readonly tone: Tone
  /** The printed effect behind it, whose signs stand before the line. */
  readonly effect?: Effect
  /** Nothing would come of it as things stand. */
  readonly idle?: boolean
  /** What is known about it beforehand: how many, how far, for how much. */
  readonly detail?: { readonly say: string; readonly values: Values }
}

/** SPK-6.13: how a price is paid, the pocket first, the rest laundered. */
export interface Receipt {
  readonly cost: number
  readonly pocket: number
  readonly safe: number
  readonly left: { readonly pocket: number; readonly safe: number }
}

export interface Plan {
  readonly lines: readonly Line[]
  readonly receipt: Receipt | null
}

/** Who asks, about what, from which box. */
export interface Look {
  readonly state: Speakeasy
  readonly box: Box
  readonly seat: Seat
}

export const line = (tone: Tone, say: string, values: Values = {}): Line => ({ tone, say, values })

export function receiptFor({ state, box, seat }: Look, cost: number): Receipt | null {
  const family = state.families[seat]
  if (!family || cost === 0) return null
  const pocket = Math.min(family.pocket, cost)
  const safe = (cost - pocket) * box.components.laundering.rate
  return { cost, pocket, safe, left: { pocket: family.pocket - pocket, safe: family.safe - safe } }
}
