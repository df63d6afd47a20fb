// Another deal that looks the same: what is hidden is dealt anew, what could be followed in public stays. SPK-30.

import { type Random, shuffle, type Viewer } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { of, type Speakeasy } from '../state.ts'
import { LETTERS, type Operation, OPERATIONS } from '../words.ts'

/** These things in another order. Sorted first, so that the truth plays no part. */
function mixed<T extends string | number>(things: readonly T[], random: Random): T[] {
  return shuffle(
    random,
    things.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
  )
}

/** Deals what is in these stacks anew, each as high as it was. */
function dealAnew<T extends string | number>(stacks: readonly T[][], random: Random): void {
  const pool = mixed(stacks.flat(), random)
  for (const stack of stacks) for (let i = 0; i < stack.length; i++) stack[i] = pool.pop() as T
}

/**
 * SPK-3.18, SPK-30.2: cards of a type that nobody but their holder has seen. The top of a deck and those laid under it
 * are known, and so are cards drawn from a face-up deck.
 */
function dealCards(state: Speakeasy, viewer: Viewer, type: Operation, random: Random, box: Box): void {
  const { cards, under } = state.decks[type]
  const isHidden = (place: number) => place >= under && place < cards.length - 1
  const others = state.families.filter((_, seat) => seat !== viewer)
  const isType = (card: string) => of(box.card, card).type === type
  const pool = mixed(
    [...cards.filter((_, place) => isHidden(place)), ...others.flatMap(({ dealt }) => dealt.filter(isType))],
    random,
  )
  for (let place = 0; place < cards.length; place++) if (isHidden(place)) cards[place] = pool.pop() as string
  for (const family of others)
    family.dealt = family.dealt.map((card) => (isType(card) ? (pool.pop() as string) : card))
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
