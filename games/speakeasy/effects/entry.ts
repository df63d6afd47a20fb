// What an entry of the vocabulary says of something printed, and the pictures that screens know by name.

import type * as v from 'valibot'
import type { Fields } from '../../kinds.ts'

/** A picture by the name that screens know it by, and what stands beside it: `+1`, `×2`. */
export interface Sign {
  readonly icon: string
  readonly mark: string
}

/** Something printed. */
export interface Printed<Schema extends v.GenericSchema, E = v.InferOutput<Schema>> {
  /** What the components file says of it. */
  readonly takes: Schema
  /** What its sentences speak of. */
  readonly says: Fields
  signs(effect: E): readonly Sign[]
}

/** Something printed that can be done. */
export interface Effectual<Schema extends v.GenericSchema> extends Printed<Schema> {
  /** Roughly what it is worth to a family, in dollars; for each of `n`. */
  readonly worth: number
}

export const LEVEL_ICONS = {
  vip: 'top-hat',
  party: 'saxophone',
  still: 'still',
  convoy: 'truck',
  strength: 'mailed-fist',
} as const

export const KIND_ICONS = {
  speakeasy: 'speak',
  still: 'still',
  nightclub: 'club',
  casino: 'casino',
} as const

export const sign = (icon: string, mark = ''): Sign => ({ icon, mark })
