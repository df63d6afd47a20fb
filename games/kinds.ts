// What the fields of events, options and questions are. A game lists them once: the compiler's types, the words of a
// sentence and the pages about the protocol follow from that list, and nothing is guessed from the name of a field.

import type { Option, Seat } from '@backroom/engine'
import type { SeatName } from './seats.ts'

type What =
  /** Who sits there. */
  | 'seat'
  /** An id that has a name in the game's texts. */
  | 'name'
  /** A number that has a name in the game's texts: `act-2`. */
  | 'numbered'
  | 'number'
  /** Dollars. */
  | 'money'
  | 'flag'
  /** One of a few words by which a sentence chooses; nobody reads it itself. */
  | 'word'
  /** What somebody has written. */
  | 'text'
  | 'list'
  /** One for each seat, in their order. */
  | 'bySeat'
  /** Several fields together. */
  | 'fields'
  /** Several fields, of which those are said that there is something to say of, each by a sentence of its own. */
  | 'parts'
  /** One of two kinds that cannot be confused: a list or a word, a number or a name. */
  | 'either'
  /** For screens and bots: no sentence speaks of it. */
  | 'unsaid'

/** `type` is for the compiler alone: nobody ever sets it. */
export interface Kind<out T = unknown> {
  readonly what: What
  /** What a list holds. */
  readonly of?: Kind
  readonly fields?: Fields
  readonly either?: readonly [Kind, Kind]
  /** What stands before the number in a numbered thing's name. */
  readonly prefix?: string
  /** A name that may be a seat's instead: `seat-2`. */
  readonly orSeat?: true
  /** It may be null. */
  readonly orNone?: true
  readonly type?: T
}

/** A field that need not be there. */
export interface Optional<out T = unknown> extends Kind<T> {
  readonly optional: true
}

export type Fields = { readonly [field: string]: Kind }

type Plain<T> = { readonly [K in keyof T]: T[K] }
type TypeOf<K> = K extends Kind<infer T> ? T : never
type OptionalNames<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F]

/** The type of what has these fields. */
export type Having<F> = Plain<
  { readonly [K in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[K]> } & {
    readonly [K in OptionalNames<F>]?: TypeOf<F[K]> | undefined
  }
>

export const seat: Kind<Seat> = { what: 'seat' }
export const number: Kind<number> = { what: 'number' }
export const money: Kind<number> = { what: 'money' }
export const flag: Kind<boolean> = { what: 'flag' }
export const text: Kind<string> = { what: 'text' }
export const name = <T extends string = string>(): Kind<T> => ({ what: 'name' })
/** Something that has a name, or a seat in its place. */
export const nameOrSeat = <T extends string>(): Kind<T | SeatName> => ({ what: 'name', orSeat: true })
export const word = <T extends string>(): Kind<T> => ({ what: 'word' })
export const unsaid = <T>(): Kind<T> => ({ what: 'unsaid' })
export const numbered = <T extends number = number>(prefix: string): Kind<T> => ({ what: 'numbered', prefix })
export const list = <T>(of: Kind<T>): Kind<readonly T[]> => ({ what: 'list', of })
export const bySeat = <T>(of: Kind<T>): Kind<readonly T[]> => ({ what: 'bySeat', of })
export const together = <F extends Fields>(fields: F): Kind<Having<F>> => ({ what: 'fields', fields })

export const parts = <F extends Fields>(fields: F): Kind<Having<F>> => ({ what: 'parts', fields })
export const either = <A, B>(one: Kind<A>, other: Kind<B>): Kind<A | B> => ({
  what: 'either',
  either: [one, other],
})

/** It may be null: there is none. */
export const orNone = <T>(kind: Kind<T>): Kind<T | null> => ({ ...kind, orNone: true })
/** It may be missing. */
export const optional = <T>(kind: Kind<T>): Optional<T> => ({ ...kind, optional: true })

/** What an event tells everybody, and what it adds for some. */
export type EventKinds = { readonly [type: string]: { readonly open: Fields; readonly secret?: Fields } }

/** An event that tells everybody the same. */
export const open = <F extends Fields>(fields: F): { readonly open: F } => ({ open: fields })
/** An event with a part that only some hear. */
export const partly = <F extends Fields, S extends Fields>(
  fields: F,
  secret: S,
): { readonly open: F; readonly secret: S } => ({ open: fields, secret })

/** What the options of a game hold, by the name of their sentence (`say`); the prompt's key chooses among its sentences. */
export type OptionKinds = { readonly [say: string]: Fields }

/** Any option of a game: a union told apart by `say`. */
export type OptionOf<Kinds extends OptionKinds> = {
  [Say in keyof Kinds & string]: Option & { readonly say: Say } & Having<Kinds[Say]>
}[keyof Kinds & string]

/** What the questions of a game speak of (`about`), by their keys. */
export type PromptKinds = { readonly [key: string]: Fields }

/** The events of a game by their types, as the kernel wants them. */
export type EventsOf<Kinds extends EventKinds> = {
  readonly [Type in keyof Kinds]: Having<Kinds[Type]['open']> &
    (Kinds[Type] extends { readonly secret: infer S extends Fields }
      ? { readonly secret: Having<S> }
      : unknown)
}
