// Another deal that looks the same: what is hidden is dealt anew, what could be followed in public stays. SPK-30.

import { type Random, shuffle, type Viewer } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { must, type Secret } from '../state.ts'
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
 * SPK-3.18, SPK-30.2: cards of a type that nobody but their holder has seen. Those laid under the deck are known, and
 * so are cards drawn from a face-up deck.
 */
function dealCards(secret: Secret, viewer: Viewer, type: Operation, random: Random, box: Box): void {
  const { cards, under } = secret.decks[type]
  const others = secret.families.filter((_, seat) => seat !== viewer)
  const isType = (card: string) => must(box.card, card).type === type
  const pool = mixed([...cards.slice(under), ...others.flatMap(({ dealt }) => dealt.filter(isType))], random)
  for (let place = under; place < cards.length; place++) cards[place] = pool.pop() as string
  for (const own of others)
    own.dealt = own.dealt.map((card) => (isType(card) ? (pool.pop() as string) : card))
}

/** The safes stay: what they began with and whatever entered or left them was announced (SPK-30.5). */
export function redeal(
  { secret }: { readonly secret: Secret },
  viewer: Viewer,
  random: Random,
  box: Box,
): void {
  for (const type of OPERATIONS) dealCards(secret, viewer, type, random, box)
  dealAnew(secret.threatStacks, random)
  dealAnew(secret.patrolStacks, random)
  dealAnew(secret.tokenStacks, random)
  dealAnew([secret.helperDeck], random)
  for (const letter of LETTERS) dealAnew([secret.tiles[letter]], random)
  dealAnew([secret.crates], random)
}
