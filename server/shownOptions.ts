// What of a table's options is shown wherever the table is: small ones as they are, of a file that there is one.

import type { Json } from '@backroom/engine'

/** What an option may weigh to be shown to everybody; a file is shown in full to those who join. */
const SHOWN_BYTES = 500
const known = new WeakMap<object, Json>()

export function shownOptions(options: Json): Json {
  if (typeof options !== 'object' || options === null) return {}
  const before = known.get(options)
  if (before !== undefined) return before
  const small = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      JSON.stringify(value).length > SHOWN_BYTES ? true : value,
    ]),
  )
  known.set(options, small)
  return small
}
