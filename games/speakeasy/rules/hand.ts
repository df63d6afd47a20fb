// Hands and the four decks: drawing, showing, laying under. SPK-12.9, SPK-12.10, SPK-R77.

import { GameFault, interned, type Seat, type Sieve, SILENT } from '@backroom/engine'
import type { Choice, Why } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { must, type Open, type Own, ownOf, type Secret, type Speakeasy, type SpkTable } from '../state.ts'
import { type CardId, type Operation, OPERATIONS, type TypeOrAny } from '../words.ts'

const cardOption = interned((card: CardId): Choice<'card'> => ({ id: card, say: 'card', card }))

/** The cards of a hand as options; their types are public, their faces are not. */
export function handOptions(
  box: Box,
  { dealt, drawn }: Own,
  type: TypeOrAny = 'any',
  sieve: Sieve = SILENT,
): Choice<'card'>[] {
  const options: Choice<'card'>[] = []
  for (const card of dealt) sieve.put(options, cardOption(card), whyNotPlay(box, card, type))
  for (const card of drawn) sieve.put(options, cardOption(card), whyNotPlay(box, card, type))
  return options
}

const OTHER_TYPE: Why = { rule: 'SPK-13.4', why: 'otherCardType' }

const whyNotPlay = (box: Box, card: CardId, type: TypeOrAny): Why | null =>
  type === 'any' || must(box.card, card).type === type ? null : OTHER_TYPE

export function holds(box: Box, { dealt, drawn }: Own, type: TypeOrAny): boolean {
  const fits = (card: CardId) => whyNotPlay(box, card, type) === null
  return dealt.some(fits) || drawn.some(fits)
}

/** Takes a card out of a hand for all to see. */
export function reveal(secret: Secret, seat: Seat, card: CardId, table: SpkTable): void {
  const { dealt, drawn } = ownOf(secret, seat)
  const hidden = dealt.indexOf(card)
  if (hidden >= 0) {
    table.shown()
    dealt.splice(hidden, 1)
    return
  }
  const place = drawn.indexOf(card)
  if (place < 0) throw new GameFault(`seat ${seat} holds no ${card}`)
  drawn.splice(place, 1)
}

/** SPK-12.1, SPK-12.9: face up under the deck of its type. */
export function layUnder({ open, secret }: Speakeasy, box: Box, card: CardId): void {
  const { type } = must(box.card, card)
  if (open.deckTops[type] === null) {
    open.deckTops[type] = card
    return
  }
  const deck = secret.decks[type]
  deck.cards.unshift(card)
  deck.under++
}

export function discardCard(state: Speakeasy, seat: Seat, card: CardId, table: SpkTable): void {
  reveal(state.secret, seat, card, table)
  layUnder(state, table.box, card)
}

export const fullDecks = (open: Open): Operation[] =>
  OPERATIONS.filter((type) => open.deckTops[type] !== null)

export const canDraw = (open: Open, type: TypeOrAny): boolean =>
  type === 'any' ? fullDecks(open).length > 0 : open.deckTops[type] !== null

/** SPK-12.10: the top card, which all have seen; the next one comes to light. SPK-R77: an empty deck gives nothing. */
export function drawFrom({ open, secret }: Speakeasy, seat: Seat, type: Operation, table: SpkTable): void {
  const card = open.deckTops[type]
  if (card === null) return
  const deck = secret.decks[type]
  if (deck.cards.length > deck.under) table.shown()
  open.deckTops[type] = deck.cards.pop() ?? null
  deck.under = Math.min(deck.under, deck.cards.length)
  ownOf(secret, seat).drawn.push(card)
  table.tell({ type: 'cardDrawn', seat, card, deck: type })
}
