// Counting by name, and what there is to be counted: every thing of the box that a game can use or leave.

import type { Box } from '../components/box.ts'

export class Count {
  readonly #counts = new Map<string, number>()

  add(name: string, amount = 1): void {
    this.#counts.set(name, this.get(name) + amount)
  }

  addAll(other: Count, times = 1): void {
    for (const [name, amount] of other) this.add(name, amount * times)
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  over(times: number): { [name: string]: number } {
    return Object.fromEntries([...this].map(([name, amount]) => [name, amount / times]))
  }

  [Symbol.iterator](): IterableIterator<[string, number]> {
    return this.#counts.entries()
  }
}

/** SPK-21.1: capos in the Park stay there. */
const outsidePark = (box: Box): string[] =>
  [...box.contacts, box.restaurant].filter((contact) => box.contact[contact]?.location !== 'park')

/** What is used, the event that tells of it, where the event names it, and all there are. */
export const USES = [
  {
    use: 'contacts',
    type: 'capoPlaced',
    id: 'contact',
    all: (box: Box) => [...box.contacts, box.restaurant],
  },
  { use: 'swaps', type: 'caposSwapped', id: 'contact', all: (box: Box) => outsidePark(box) },
  { use: 'cards', type: 'cardPlayed', id: 'card', all: (box: Box) => Object.keys(box.card) },
  { use: 'tokens', type: 'tokenPlayed', id: 'token', all: (box: Box) => Object.keys(box.token) },
  { use: 'helpers', type: 'helperUsed', id: 'helper', all: (box: Box) => Object.keys(box.helper) },
  { use: 'bottles', type: 'helperTaken', id: 'helper', all: (box: Box) => Object.keys(box.helper) },
  { use: 'crates', type: 'crateTaken', id: 'crate', all: (box: Box) => Object.keys(box.crate) },
  { use: 'objectives', type: 'bookCooked', id: 'objective', all: (box: Box) => Object.keys(box.objective) },
  { use: 'buildings', type: 'built', id: 'slot', all: (box: Box) => [...box.slots] },
  { use: 'associates', type: 'associateTaken', id: 'mobster', all: (box: Box) => Object.keys(box.mobster) },
  {
    use: 'levels',
    type: 'levelRaised',
    id: 'level',
    all: () => ['vip', 'party', 'still', 'convoy', 'strength'],
  },
] as const
export type Use = (typeof USES)[number]['use']
