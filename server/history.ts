// What was done at a table, from the rows in which it is kept: which deeds stand, and what each of them told.

import { type Entry, heardAll, type Seat, takenBack, type Told, type Viewer } from '@backroom/engine'
import type { LogEntry } from '@backroom/protocol'
import type { Deed, StoredDeed } from './storage/storage.ts'

/** One line of the log before it is filtered for a viewer. 0 is the deal. */
export interface Line {
  readonly seq: number
  readonly at: number
  readonly told: readonly Told[]
  /** The first of the lines that were taken back. */
  readonly undid?: { readonly seq: number; readonly seat: Seat }
  /** A bot answered for the owner of this seat. */
  readonly standIn?: Seat
  /** Its JSON, once it was written, where everybody hears the same. */
  openText?: string
}

/** A deed that stands, and is part of the record. */
interface Standing {
  readonly seq: number
  readonly at: number
  readonly entry: Entry
  readonly standIn?: Seat
}

interface Fold {
  readonly standing: readonly Standing[]
  /** The lines of those deeds that took another back. */
  readonly undos: readonly Line[]
}

const isUndo = (deed: Deed): deed is { readonly seat: Seat; readonly undo: true } => 'undo' in deed

export function fold(deeds: readonly StoredDeed[]): Fold {
  const standing: Standing[] = []
  const undos: Line[] = []
  for (const { seq, at, deed, standIn } of deeds) {
    if (!isUndo(deed)) standing.push({ seq, at, entry: deed, ...(standIn && { standIn: deed.seat }) })
    else {
      const [last] = standing.splice(-takenBack(standing, ({ entry }) => entry))
      if (!last) throw new Error(`deed ${seq} takes back what is not there`)
      undos.push({ seq, at, told: [], undid: { seq: last.seq, seat: deed.seat } })
    }
  }
  return { standing, undos }
}

/**
 * The lines that somebody lacks whose last one was `since`. An undo matters only to those who know what it took
 * back; for the others neither has ever been.
 */
export const linesSince = (lines: readonly Line[], since: number | null): Line[] =>
  lines.filter(({ seq, undid }) => (since === null ? !undid : seq > since && (!undid || undid.seq <= since)))

/** The lines as this viewer may hear of them. */
export const logFor = (lines: readonly Line[], viewer: Viewer): LogEntry[] =>
  lines.map(({ seq, at, told, undid, standIn }) => ({
    seq,
    at,
    events: heardAll(told, viewer),
    ...(undid && { undid }),
    ...(standIn !== undefined && { standIn }),
  }))

/** Whether everybody hears the same of it. */
const isOpen = ({ told }: Line): boolean => told.every(({ secret, only }) => !secret && !only)

/** The JSON of a line as this viewer may hear of it; where nothing is secret it is written once for all. */
function lineText(line: Line, viewer: Viewer): string {
  if (line.openText !== undefined) return line.openText
  const text = JSON.stringify(logFor([line], viewer)[0])
  if (isOpen(line)) line.openText = text
  return text
}

/** The JSON of `logFor`. */
export const logText = (lines: readonly Line[], viewer: Viewer): string =>
  `[${lines.map((line) => lineText(line, viewer)).join(',')}]`
