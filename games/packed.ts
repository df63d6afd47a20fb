// A message in its parts, as it travels to the built client, which carries no parser: short, for there are thousands.

import type { IntlMessageFormat } from 'intl-messageformat'

export type Parts = ReturnType<IntlMessageFormat['getAst']>
type Part = Parts[number]

type Options = { readonly [chosen: string]: Packed }
/** Text as it is, or the parser's number for the kind of part, its argument, and what it says for each choice. */
type PackedPart =
  | string
  | readonly [kind: 1 | 2, argument: string]
  | readonly [kind: 5, argument: string, options: Options]
  | readonly [kind: 6, argument: string, options: Options, offset: number, plural: 'cardinal' | 'ordinal']
  | readonly [kind: 7]
export type Packed = readonly PackedPart[]

export const pack = (parts: Parts): Packed => parts.map(packPart)

function packPart(part: Part): PackedPart {
  switch (part.type) {
    case 0:
      return part.value
    case 1:
      return [1, part.value]
    case 2:
      if (part.style) break
      return [2, part.value]
    case 5:
      return [5, part.value, packOptions(part.options)]
    case 6:
      return [6, part.value, packOptions(part.options), part.offset, part.pluralType ?? 'cardinal']
    case 7:
      return [7]
  }
  throw new RangeError(`a message has a part that cannot be packed: ${JSON.stringify(part)}`)
}

const packOptions = (options: { readonly [chosen: string]: { readonly value: Parts } }): Options =>
  Object.fromEntries(Object.entries(options).map(([chosen, { value }]) => [chosen, pack(value)]))

export const unpack = (packed: Packed): Parts => packed.map(unpackPart)

function unpackPart(part: PackedPart): Part {
  if (typeof part === 'string') return { type: 0, value: part }
  const [kind] = part
  switch (kind) {
    case 1:
      return { type: kind, value: part[1] }
    case 2:
      return { type: kind, value: part[1], style: null }
    case 5:
      return { type: kind, value: part[1], options: unpackOptions(part[2]) }
    case 6: {
      const [, value, options, offset, pluralType] = part
      return { type: kind, value, options: unpackOptions(options), offset, pluralType }
    }
    case 7:
      return { type: kind }
  }
}

const unpackOptions = (options: Options): { [chosen: string]: { value: Parts } } =>
  Object.fromEntries(Object.entries(options).map(([chosen, parts]) => [chosen, { value: unpack(parts) }]))
