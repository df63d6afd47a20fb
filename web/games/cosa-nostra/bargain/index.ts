// Bargaining, for the screen of La Cosa Nostra to place.

import './css/bargain.css'
import { later } from '../../../kit/later.tsx'

export { BargainButton } from './BargainButton.tsx'
export { bargainNews } from './forMe.ts'
export { OfferAlert, PinnedOffer } from './PinnedOffer.tsx'
export { Refused } from './parts.tsx'
export { BargainWindows, isOfferToMe } from './Windows.tsx'

export const BargainPanel = later(async () => (await import('./spread.ts')).BargainPanel)

export const bargainTexts = {
  en: async () => (await import('./text/en.json')).default,
  pl: async () => (await import('./text/pl.json')).default,
}
