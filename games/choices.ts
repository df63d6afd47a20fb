// What came from outside for a table's options, read by the list in the game's meta file: no second list says what is legal.

import type { OptionInfo } from '@backroom/engine'
import * as v from 'valibot'
import type { Meta } from './meta.ts'
import { readBy } from './reading.ts'

/** What an option is once it was read; where it was left out, the usual. */
type Read<Info extends OptionInfo> = Info extends { readonly kind: 'flag' }
  ? boolean
  : Info extends { readonly kind: 'one'; readonly values: readonly (infer Value)[] }
    ? Value
    : Info extends { readonly kind: 'some'; readonly values: readonly (infer Value)[] }
      ? readonly Value[]
      : Info extends { readonly kind: 'number' | 'seat' }
        ? number | null
        : Info extends { readonly kind: 'bySeat' }
          ? readonly (string | null)[]
          : unknown

export type Choices<Options extends readonly OptionInfo[]> = {
  readonly [Info in Options[number] as Info['name']]: Read<Info>
}

const whole = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)))

function schemaOf(info: OptionInfo, seats: number) {
  switch (info.kind) {
    case 'flag':
      return v.optional(v.boolean(), info.usual)
    case 'one':
      return v.optional(v.picklist(info.values), info.usual)
    case 'some':
      return v.optional(v.array(v.picklist(info.values)), [])
    case 'number':
      return v.optional(whole(info.min, info.max), info.usual)
    case 'seat':
      return v.optional(whole(0, seats - 1), info.usual)
    case 'bySeat':
      // A corrected components file may know others.
      return v.optional(v.array(v.nullable(v.string())), [])
    case 'file':
      return v.optional(v.unknown())
  }
}

/** The options of a table; throws an OptionError that names what is wrong. */
export function readChoices<const Options extends readonly OptionInfo[]>(
  { options, players }: Pick<Meta, 'players'> & { readonly options: Options },
  given: unknown,
): Choices<Options> {
  const schema = v.strictObject(
    Object.fromEntries(options.map((info) => [info.name, schemaOf(info, players.max)])),
  )
  // By the list from which the type follows.
  return readBy(schema, 'options', given) as Choices<Options>
}
