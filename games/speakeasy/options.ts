// What a table can be set to: colours, who begins, the variant, solo, a corrected components file.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { bySeat, file, flag, optionsIn, seatOrNone } from '../choices.ts'
import { chosenProblems, readBy } from '../reading.ts'
import { PRINTED, readComponents } from './components/components.ts'
import type { Components } from './components/schema.ts'
import type { ColorId } from './words.ts'

const SEATS = 4

const schema = v.strictObject({
  /** The colour of each seat; null or none: whichever is free. */
  colors: bySeat(PRINTED.players.colors.map(({ id }) => id)),
  /** SPK-29.6: who begins; null or none: chance decides (SPK-R45). */
  first: seatOrNone(SEATS),
  /** SPK-28. */
  rebuildStill: flag(false),
  /** SPK-29.7: the only seat that no bot plays, if there is but one. */
  solo: seatOrNone(SEATS),
  components: file(),
})

export const options = optionsIn(schema)

export interface Options {
  readonly colors: readonly (ColorId | null)[]
  readonly first: number | null
  readonly rebuildStill: boolean
  readonly families: number
  readonly solo: number | null
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const { colors, first, rebuildStill, solo, ...more } = readBy(schema, 'options', given)
  const components = more.components === undefined ? PRINTED : readComponents(more.components)
  const known = components.players.colors.map(({ id }) => id)
  const problems = chosenProblems('options.colors', 'colour', colors, { known, families: seats })
  if (first !== null && first >= seats) problems.push(`options.first: nobody sits at ${first}`)
  if (solo !== null && solo >= seats) problems.push(`options.solo: nobody sits at ${solo}`)
  if (problems.length > 0) throw new OptionError(problems)
  return { colors, first, rebuildStill, families: seats, solo, components }
}
