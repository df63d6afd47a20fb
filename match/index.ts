// A game at a table: its record in play, its log by viewer, undo, what ends with time, and whose turn it is to speak.
// Pure: time, chance and storage are given to it.

export type { KeptAction, MatchAction } from './action.ts'
export { Chronicle } from './chronicle.ts'
export { goOn, type Mind, mindWith, step, type StepResult } from './goOn.ts'
export { type LogEntry, LogLine, logText, type Watcher } from './logLine.ts'
export { Match, RuleFault } from './match.ts'
export {
  type ActionRefusal,
  type Host,
  MatchRoom,
  type Moment,
  type Performed,
  type SeatPlayer,
  type Speaker,
} from './room.ts'
export { type MatchSetup, recordSoFar, sealedRecord, type Snapshot, snapshotOf } from './snapshot.ts'
