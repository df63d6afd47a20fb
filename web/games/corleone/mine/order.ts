// How a hand is laid out: by kind as at a table, or by what the cards are worth.

import { type Box, type CardId, GOODS, isAlly, isGood, isJob, isMoney, valueOf } from '../game.ts'

export const SORTS = ['kind', 'value'] as const
export type Sort = (typeof SORTS)[number]

/** Money, goods, jobs, allies; within a kind the dearest first. */
function kindOf(card: CardId): number {
  if (isMoney(card)) return 0
  if (isGood(card)) return 1
  return isJob(card) ? 2 : 3
}

/** What a card is worth in dollars, roughly: a good about $2, a job what it pays, an ally always kept last. */
function worthOf(box: Box, card: CardId): number {
  if (isMoney(card)) return valueOf(card)
  if (isGood(card)) return card === 'narcotics' ? 2.6 : 2.4
  if (isAlly(card)) return 20
  return (box.job[card]?.money ?? []).reduce<number>((sum, value) => sum + value, 0)
}

const withinKind = (box: Box, card: CardId): number =>
  isGood(card) ? -GOODS.indexOf(card) : worthOf(box, card)

const byName = (a: CardId, b: CardId): number => (a < b ? -1 : a > b ? 1 : 0)

export function sorted(box: Box, hand: readonly CardId[], sort: Sort): CardId[] {
  return hand.toSorted((a, b) =>
    sort === 'value'
      ? worthOf(box, b) - worthOf(box, a) || kindOf(a) - kindOf(b) || byName(a, b)
      : kindOf(a) - kindOf(b) || withinKind(box, b) - withinKind(box, a) || byName(a, b),
  )
}

/** Each card with which of its equals it is: the first two of three picked ones stand up. */
export function numbered(cards: readonly CardId[]): { readonly card: CardId; readonly copy: number }[] {
  const seen = new Map<CardId, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return { card, copy }
  })
}
