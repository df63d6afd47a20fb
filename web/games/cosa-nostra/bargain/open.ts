// What is open over the table: an offer being made, one being answered, or words being said.

import type { Seat } from '@backroom/engine'
import { signal } from '@preact/signals'
import type { Audience, Offer } from '@backroom/games/cosa-nostra'

export type Errand =
  | { readonly kind: 'offer'; readonly to: Audience }
  | { readonly kind: 'answer'; readonly offer: string; readonly from: Seat }
  | { readonly kind: 'word'; readonly to: Audience }

/** Set by whatever part is touched, drawn by the windows over the table. */
export const errand = signal<Errand | null>(null)

export const bargainWith = (seat: Seat | 'all'): void => {
  errand.value = { kind: 'offer', to: seat }
}

export const answerOffer = ({ id, from }: Pick<Offer, 'id' | 'from'>): void => {
  errand.value = { kind: 'answer', offer: id, from }
}

export const sayWords = (to: Audience): void => {
  errand.value = { kind: 'word', to }
}

export const closeErrand = (): void => {
  errand.value = null
}
