// Which actions of a match stand, and which were taken back.

import { type Entry, type Seat, takenBack } from '@backroom/engine'
import type { Action, KeptAction } from './action.ts'
import { LogLine } from './logLine.ts'

/** An action that stands, and is part of the record. */
interface Standing {
  readonly seq: number
  readonly at: number
  readonly entry: Entry
  readonly standIn?: Seat
}

interface Fold {
  readonly standing: readonly Standing[]
  /** The lines of those actions that took another back. */
  readonly undos: readonly LogLine[]
}

const isUndo = (action: Action): action is { readonly seat: Seat; readonly undo: true } => 'undo' in action

export function fold(actions: readonly KeptAction[]): Fold {
  const standing: Standing[] = []
  const undos: LogLine[] = []
  for (const { seq, at, action, standIn } of actions) {
    if (!isUndo(action)) standing.push({ seq, at, entry: action, ...(standIn && { standIn: action.seat }) })
    else {
      const [last] = standing.splice(-takenBack(standing, ({ entry }) => entry))
      if (!last) throw new Error(`action ${seq} takes back what is not there`)
      undos.push(LogLine.of({ seq, at, undid: { seq: last.seq, seat: action.seat } }, []))
    }
  }
  return { standing, undos }
}
