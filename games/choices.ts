// What a table can be set to: each option's schema together with what a client has to know to offer it.

import type { OptionInfo } from '@backroom/engine'
import * as v from 'valibot'

type Choice = OptionInfo extends infer Info ? (Info extends OptionInfo ? Omit<Info, 'name'> : never) : never

const offered = (choice: Choice) => ({ choice })

/** Yes or no. */
export const flag = (usual: boolean) =>
  v.pipe(v.optional(v.boolean(), usual), v.metadata(offered({ kind: 'flag', usual })))

export const oneOf = <const Value extends string>(values: readonly Value[], usual: NoInfer<Value>) =>
  v.pipe(v.optional(v.picklist(values), usual), v.metadata(offered({ kind: 'one', values, usual })))

/** Any of these, none unless said. */
export const someOf = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(
    v.optional(v.array(v.picklist(values)), []),
    v.metadata(offered({ kind: 'some', values, usual: [] })),
  )

/** A whole number, or null for none. */
export const numberOrNone = (min: number, max: number) =>
  v.pipe(
    v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))), null),
    v.metadata(offered({ kind: 'number', min, max, usual: null })),
  )

/** One of the table's seats, or null for none. */
export const seatOrNone = (seats: number) =>
  v.pipe(
    v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(seats - 1))), null),
    v.metadata(offered({ kind: 'seat', usual: null })),
  )

/** A list with an entry a seat, none twice; null: whichever is free. A corrected components file may know others. */
export const bySeat = (values: readonly string[]) =>
  v.pipe(
    v.optional(v.array(v.nullable(v.string())), []),
    v.metadata(offered({ kind: 'bySeat', values, usual: [] })),
  )

/** A corrected components file, whole. */
export const file = () => v.pipe(v.optional(v.unknown()), v.metadata(offered({ kind: 'file', usual: null })))

const isChoice = (metadata: object): metadata is { readonly choice: Choice } => 'choice' in metadata

/** The options of a game, as a client can offer them. */
export const optionsIn = ({
  entries,
}: v.StrictObjectSchema<v.ObjectEntries, undefined>): readonly OptionInfo[] =>
  Object.entries(entries).flatMap(([name, entry]) => {
    const metadata = v.getMetadata(entry)
    return isChoice(metadata) ? [{ name, ...metadata.choice }] : []
  })
