// Bargaining, for the screen of La Cosa Nostra to place.

import './css/bargain.css'

export { BargainButton } from './BargainButton.tsx'
export { bargainNews, BargainPanel } from './BargainPanel.tsx'
export { OfferAlert, PinnedOffer } from './PinnedOffer.tsx'
export { Refused } from './parts.tsx'
export { BargainWindows, isOfferToMe } from './Windows.tsx'

export const bargainTexts = {
  en: async () => (await import('./text/en.json')).default,
  pl: async () => (await import('./text/pl.json')).default,
}
