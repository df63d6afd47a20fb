// The law of fields: a view has the same fields at every moment, for everybody, so that it can be told by its changes, and
// none of them stands for two things.

import type { Viewer } from '../event.ts'
import { viewParts } from '../sight.ts'
import { broken, type Moment, viewersOf } from './law.ts'

const LAW = 'fields'

/** The fields of the first view. */
export type FieldNotes = { fields: string | null }

export function fieldsLaw(moment: Moment, notes: FieldNotes): string[] {
  const { game, box, core } = moment.play
  const { own } = viewParts(moment.play)
  const open = [...Object.keys(core.state.open), ...Object.keys(game.sizes(core.state, box))]
  return [...viewersOf(moment.play), 'open' as Viewer].flatMap((viewer) => {
    const fields = [...open, ...Object.keys(own(viewer))]
    const twice = fields.find((field, i) => fields.indexOf(field) !== i)
    if (twice !== undefined) return [broken(LAW, moment, `has two fields called ${twice}`, viewer)]
    const now = fields.join(', ')
    notes.fields ??= now
    return now === notes.fields ? [] : [broken(LAW, moment, `sees ${now} instead of ${notes.fields}`, viewer)]
  })
}
