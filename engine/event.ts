// What happened, as data, and who may hear of it.

import type { Seat } from './prompt.ts'

/** A seat, somebody who only watches, or everything open once the game is over. */
export type Viewer = Seat | 'spectator' | 'open'

export interface Event {
  readonly type: string
  readonly [detail: string]: unknown
}

/** The events of a game by their types: what each tells, and under `secret` what it adds for some seats alone. */
export type EventFields = { readonly [type: string]: object }
/** Any type with any fields: for those who know no game. */
export type AnyEvents = { readonly [type: string]: { readonly [detail: string]: unknown } }

type SecretOf<Fields> = Fields extends { readonly secret: infer Secret }
  ? Secret
  : string extends keyof Fields
    ? { readonly [detail: string]: unknown }
    : never

/** An event as everybody hears it. */
export type OpenEvent<Events, Type extends keyof Events> = Type extends string
  ? { readonly type: Type } & Omit<Events[Type], 'secret'>
  : never

/** What it adds for those whom it concerns. */
export type SecretPart<Events, Type extends keyof Events> = SecretOf<Events[Type]>

/** Any event of a game, as somebody hears it: what is secret may be missing. */
export type EventOf<Events> = {
  [Type in keyof Events & string]: OpenEvent<Events, Type> &
    (Events[Type] extends { readonly secret: infer Secret } ? Partial<Secret> : unknown)
}[keyof Events & string]

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
