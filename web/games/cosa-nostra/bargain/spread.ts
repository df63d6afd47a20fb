// What is on the table between the families, in one piece: fetched when there is something, or when the line is quiet.

export { BargainPanel } from './BargainPanel.tsx'
export { DueDebts } from './Debt.tsx'
export { Moment } from './Moment.tsx'
export { OfferCard } from './OfferCard.tsx'
