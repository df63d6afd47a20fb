// A game as it is handed from one thread to another: replayed from its record once, taken up again in no time.

import {
  type Action,
  type AnyGame,
  commit,
  type GameRecord,
  type Json,
  replay,
  sealRecord,
  Timekeeper,
} from '@backroom/engine'
import type { KeptAction } from './action.ts'
import { MatchLog } from './log.ts'
import { fold } from './fold.ts'
import { LogLine } from './logLine.ts'

/** What a match begins with. */
export interface MatchSetup {
  readonly game: string
  readonly version: number
  readonly options: Json
  /** Who sits where. */
  readonly names: readonly string[]
  readonly seed: string
  /** What each seat added to the seed, and had pledged to add; null: nobody was asked to. */
  readonly entropy: readonly string[]
  readonly pledges: readonly string[] | null
  readonly started: number | null
}

export interface Snapshot {
  /** The saved game as text: a string crosses between threads many times faster than the objects. */
  readonly core: string
  /** The saved game at its fence. */
  readonly base: string
  /** What was done since the fence, after the one before it; and their numbers. */
  readonly actions: readonly Action[]
  readonly seqs: readonly number[]
  /** The number of the last action and when it was done, and the number of the last that took another back. */
  readonly seq: number
  readonly at: number
  readonly lastUndo: number
  /** Since when its clocks run. */
  readonly times: readonly (readonly [string, number])[]
  readonly log: string
}

const recordOf = (table: MatchSetup, answers: readonly Action[]): GameRecord => ({
  format: 1,
  game: table.game,
  version: table.version,
  options: table.options,
  seats: table.names,
  seed: table.seed,
  entropy: table.entropy,
  commitment: commit(table.seed),
  // Games that began before there were pledges have none.
  ...(table.pledges !== null && { pledges: table.pledges }),
  answers,
})

/** The game of a table from all that was done there. */
export function snapshotOf(game: AnyGame, table: MatchSetup, actions: readonly KeptAction[]): Snapshot {
  const { standing, undos } = fold(actions)
  const answers = standing.map(({ action }) => action)
  const record = recordOf(table, answers)
  const time = new Timekeeper()
  const lines: LogLine[] = []
  const play = replay(game, record, answers.length, (now, done) => {
    const { seq, at, standIn } = standing[done - 1] ?? { seq: 0, at: table.started ?? 0 }
    // Clocks that have run since before are found running.
    if (game.clocks) time.look(now, at)
    lines.push(LogLine.of({ seq, at, ...(standIn !== undefined && { standIn }) }, now.takeTold()))
  })
  const log = new MatchLog(table.names.length)
  for (const line of [...lines, ...undos].sort((a, b) => a.seq - b.seq)) log.add(line)
  const { fence, taken } = play.core
  const core = JSON.stringify(play.core)
  const known = Math.max(0, fence - 1)
  return {
    core,
    base: fence === taken ? core : JSON.stringify(replay(game, record, fence).core),
    actions: answers.slice(known),
    seqs: standing.slice(known).map(({ seq }) => seq),
    seq: actions.at(-1)?.seq ?? 0,
    at: actions.at(-1)?.at ?? table.started ?? 0,
    lastUndo: undos.at(-1)?.seq ?? 0,
    times: time.since,
    log: log.packed,
  }
}

/** The record of a game in play: whoever has it knows every secret of the table. */
export const recordSoFar = (table: MatchSetup, actions: readonly KeptAction[]): GameRecord =>
  recordOf(
    table,
    fold(actions).standing.map(({ action }) => action),
  )

/** The record of a finished game with its seal; null: it is not over. */
export function sealedRecord(
  game: AnyGame,
  table: MatchSetup,
  actions: readonly KeptAction[],
): GameRecord | null {
  const record = recordSoFar(table, actions)
  const play = replay(game, record)
  return play.core.over ? sealRecord(record, play) : null
}
