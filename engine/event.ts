// What happened, as data, and who may hear of it.

import type { Seat } from './prompt.ts'

/** A seat, somebody who only watches, or everything open once the game is over. */
export type Viewer = Seat | 'spectator' | 'open'

export interface Event {
  readonly type: string
  readonly [detail: string]: unknown
}

/** An event with the part that only some seats hear. `only`: the others do not hear of it at all. */
export interface Told {
  readonly event: Event
  readonly secret?: { readonly [detail: string]: unknown }
  readonly to?: readonly Seat[]
  readonly only?: boolean
}

/** The event as this viewer hears it; null if it is not for their ears. */
export function heard(told: Told, viewer: Viewer): Event | null {
  const privy = viewer === 'open' || (typeof viewer === 'number' && told.to?.includes(viewer) === true)
  if (privy && told.secret) return { ...told.event, ...told.secret }
  return told.only && !privy ? null : told.event
}

export const heardAll = (told: readonly Told[], viewer: Viewer): Event[] =>
  told.map((one) => heard(one, viewer)).filter((event) => event !== null)
