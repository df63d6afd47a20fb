// A components file of the players' own that a table is to be played with.

import type { Json } from '@backroom/engine'
import type { Signal } from '@preact/signals'

/** A components file that was chosen and can be played. */
export interface OwnFile {
  readonly name: string
  readonly components: Json
}

export interface OwnFileProps {
  readonly game: string
  readonly seats: number
  readonly file: Signal<OwnFile | null>
}
