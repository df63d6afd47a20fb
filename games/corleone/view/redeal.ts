// Another deal that looks the same to somebody. COR-17.

import { type Random, shuffle, type Viewer } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { canPay } from '../rules/actions.ts'
import type { Held, Open, Secret } from '../state.ts'
import { type CardId, isJob } from '../words.ts'

const byCard = (a: Held, b: Held) => (a.card < b.card ? -1 : a.card > b.card ? 1 : a.known - b.known)
const byKnown = (a: Held, b: Held) => Number(a.cloudy) - Number(b.cloudy) || a.known - b.known

/** Puts any of these cards where the viewer cannot see; the jobs that are left over. */
function dealUnknown(
  unknown: readonly Held[],
  jobs: readonly CardId[],
  others: readonly CardId[],
  random: Random,
): CardId[] {
  const jobStack = shuffle(random, [...jobs])
  const otherStack = shuffle(random, [...others])
  // Money and goods can only be where nobody could follow the cards.
  const cloudy = shuffle(
    random,
    unknown.filter((held) => held.cloudy),
  ).slice(0, others.length)
  for (const held of unknown) {
    const dealt = cloudy.includes(held) ? otherStack.pop() : jobStack.pop()
    if (dealt !== undefined) held.card = dealt
  }
  return jobStack
}

/** COR-7.12: nobody shows a job that they cannot pay for, so a deal where they could not is none that looks the same. */
const cannotPay = (state: Dealt, box: Box): boolean => {
  const { onTable, owing } = state.open
  return onTable !== null && owing !== null && !canPay(state, box, owing, onTable)
}

/** Only what is hidden is dealt anew. */
interface Dealt {
  readonly open: Readonly<Open>
  readonly secret: Secret
}

/**
 * Deals everything anew that the viewer does not know: the deck, the tile stacks, jobs in other hands, and
 * whatever became unknown when a card was stolen unseen. What could be followed in public stays (COR-17.8).
 */
export function redeal(state: Dealt, viewer: Viewer, random: Random, box: Box): void {
  const { open, secret } = state
  const bit = typeof viewer === 'number' ? 1 << viewer : 1 << open.seats.length
  const unknown: Held[] = []
  secret.hands.forEach((hand, seat) => {
    if (seat === viewer) return
    const hidden = hand.filter((held) => (held.known & bit) === 0).sort(byKnown)
    // The order of a hidden hand must not tell what is in it.
    secret.hands[seat] = [...hand.filter((held) => (held.known & bit) !== 0).sort(byCard), ...hidden]
    unknown.push(...hidden)
  })
  const drawn = open.drawer === viewer ? [] : secret.drawn
  const cards = unknown.map((held) => held.card)
  const jobs = [...cards.filter(isJob), ...drawn, ...secret.deck].sort()
  const others = cards.filter((card) => !isJob(card)).sort()
  let left: CardId[]
  do left = dealUnknown(unknown, jobs, others, random)
  while (cannotPay(state, box))
  for (let i = 0; i < drawn.length; i++) drawn[i] = left.pop() ?? ''
  secret.deck = left
  shuffle(random, secret.tileStacks.blue.sort())
  shuffle(random, secret.tileStacks.red.sort())
}
