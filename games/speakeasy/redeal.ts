// Another deal that looks the same: what is hidden is dealt anew, what could be followed in public stays. SPK-30.

import { type Random, shuffle, type Viewer } from '@backroom/engine'
import type { Box } from './box.ts'
import { of, type Speakeasy } from './state.ts'
import { LETTERS, type Operation, OPERATIONS } from './words.ts'

/** Deals what is in these lists anew, each list as long as it was. Sorted first, so that the truth plays no part. */
function dealAnew<T extends string | number>(lists: readonly T[][], random: Random): void {
  const sizes = lists.map((list) => list.length)
  const pool = lists.flat().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  shuffle(random, pool)
  lists.forEach((list, i) => list.splice(0, list.length, ...pool.splice(0, sizes[i])))
}

/**
 * SPK-3.18, SPK-30.2: cards of a type that nobody but their holder has seen. The top of a deck and those laid under it
 * are known, and so are cards drawn from a face-up deck.
 */
function dealCards(state: Speakeasy, viewer: Viewer, type: Operation, random: Random, box: Box): void {
  const { cards, under } = state.decks[type]
  const last = Math.max(under, cards.length - 1)
  const hidden = cards.slice(under, last)
  const hands = state.families.flatMap(({ dealt }, seat) =>
    seat === viewer ? [] : [dealt.map((card, i) => (of(box.card, card).type === type ? i : -1))],
  )
  const others = state.families.filter((_, seat) => seat !== viewer)
  const held = others.map(({ dealt }, i) => (hands[i] ?? []).flatMap((at) => (at < 0 ? [] : [dealt[at] ?? ''])))
  dealAnew([hidden, ...held], random)
  cards.splice(under, hidden.length, ...hidden)
  others.forEach(({ dealt }, i) => {
    const mine = held[i] ?? []
    for (const at of hands[i] ?? []) if (at >= 0) dealt[at] = mine.shift() ?? ''
  })
}

/** The safes stay: what they began with and whatever entered or left them was announced (SPK-30.5). */
export function redeal(state: Speakeasy, viewer: Viewer, random: Random, box: Box): void {
  for (const type of OPERATIONS) dealCards(state, viewer, type, random, box)
  dealAnew(state.threatStacks, random)
  dealAnew(state.patrolStacks, random)
  dealAnew(state.tokenStacks, random)
  dealAnew([state.helperDeck], random)
  for (const letter of LETTERS) dealAnew([state.tiles[letter]], random)
  // The top crate of the stack lies face up.
  const top = state.crates.pop()
  dealAnew([state.crates], random)
  if (top !== undefined) state.crates.push(top)
}
