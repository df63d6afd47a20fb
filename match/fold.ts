// Which actions of a match stand, and which were taken back.

import { type Action, type Seat, takenBack } from '@backroom/engine'
import type { KeptAction, MatchAction } from './action.ts'
import { LogLine } from './logLine.ts'

/** An action that stands, and is part of the record. */
interface StandingAction {
  readonly seq: number
  readonly at: number
  readonly action: Action
  readonly standIn?: Seat
}

interface Fold {
  readonly standing: readonly StandingAction[]
  /** The lines of those actions that took another back. */
  readonly undos: readonly LogLine[]
}

const isUndo = (action: MatchAction): action is { readonly seat: Seat; readonly undo: true } =>
  'undo' in action

export function fold(actions: readonly KeptAction[]): Fold {
  const standing: StandingAction[] = []
  const undos: LogLine[] = []
  for (const { seq, at, action, standIn } of actions) {
    if (!isUndo(action)) standing.push({ seq, at, action, ...(standIn && { standIn: action.seat }) })
    else {
      const [last] = standing.splice(-takenBack(standing, (one) => one.action))
      if (!last) throw new Error(`action ${seq} takes back what is not there`)
      undos.push(LogLine.of({ seq, at, undid: { seq: last.seq, seat: action.seat } }, []))
    }
  }
  return { standing, undos }
}
