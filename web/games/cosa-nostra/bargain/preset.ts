// "Pass unless …" as a form: what is set, what is chosen, and what is sent. LCN-R26.

import type { Json, Seat } from '@backroom/engine'
import type { Preset, Reaction, Unless } from '@backroom/games/cosa-nostra'

export const PASSES = ['never', 'round', 'game'] as const
type Pass = (typeof PASSES)[number]

export interface PresetForm {
  readonly pass: Pass
  /** Dollars at stake; 0: whatever it is worth. */
  readonly least: number
  readonly own: boolean
  readonly murder: boolean
  readonly rivals: readonly Seat[]
}

export const formOf = (preset: Preset | undefined): PresetForm => ({
  pass: preset?.pass ?? 'never',
  least: preset?.unless?.least ?? 0,
  own: preset?.unless?.own ?? false,
  murder: preset?.unless?.murder ?? false,
  rivals: preset?.unless?.rivals ?? [],
})

/** Only what counts for this reaction, and nothing where one wants to be asked anyway. */
function unlessOf(reaction: Reaction, { pass, least, own, murder, rivals }: PresetForm): Unless | null {
  if (pass === 'never') return null
  switch (reaction) {
    case 'rob':
    case 'trap':
      return least > 0 ? { least } : null
    case 'doctor':
      return own || murder ? { ...(own ? { own } : {}), ...(murder ? { murder } : {}) } : null
    case 'scheme':
      return rivals.length > 0 ? { rivals: rivals.toSorted((a, b) => a - b) } : null
  }
}

/** What goes to the table as the command `standing`. */
export function standingArgs(reaction: Reaction, form: PresetForm): { [name: string]: Json } {
  const unless = unlessOf(reaction, form)
  return { reaction, pass: form.pass, ...(unless ? { unless: { ...unless } } : {}) }
}

/** Whether the form says something else than what is set. */
export const isNew = (reaction: Reaction, form: PresetForm, preset: Preset | undefined): boolean =>
  JSON.stringify(standingArgs(reaction, form)) !== JSON.stringify(standingArgs(reaction, formOf(preset)))
