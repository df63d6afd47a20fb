// What an effect does, and when it could do anything.

import type { Seat } from '@backroom/engine'
import type { Open, Side, SpkTable } from '../state.ts'
import type { Effect, EffectOf } from './vocabulary.ts'

export interface Deed<E> {
  /**
   * Whether it could do anything now. SPK-R47: what cannot is skipped; SPK-R79: not offered. `can` tells the same of
   * another effect.
   */
  possible(side: Side, effect: E, can: (side: Side, effect: Effect) => boolean): boolean
  run(open: Open, seat: Seat, effect: E, table: SpkTable): void
  /** It asks nobody anything, and is done before anything else happens. */
  readonly atOnce?: true
}

/** The deeds of these effects. */
export type Deeds<Op extends Effect['op']> = { readonly [One in Op]: Deed<EffectOf<One>> }

/** Something that is done several times. */
export const repeat = (times: number, name: () => void): void => {
  for (let n = 0; n < times; n++) name()
}
