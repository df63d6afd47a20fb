// A game as it is handed from one thread to another: replayed from its record once, taken up again in no time.

import {
  type AnyGame,
  commit,
  type Entry,
  type GameRecord,
  replay,
  sealRecord,
  Timekeeper,
} from '@backroom/engine'
import { GameLog } from './gameLog.ts'
import { fold, Line } from './history.ts'
import type { StoredDeed, StoredTable } from './storage/storage.ts'

/** What of a table makes its game. */
export type Started = Pick<
  StoredTable,
  'game' | 'version' | 'options' | 'names' | 'seed' | 'entropy' | 'pledges' | 'started'
>

export interface Suspended {
  /** The saved game as text: a string crosses between threads many times faster than the objects. */
  readonly core: string
  /** The saved game at its fence. */
  readonly base: string
  /** What was done since the fence, after the one before it; and their numbers. */
  readonly entries: readonly Entry[]
  readonly seqs: readonly number[]
  /** The number of the last deed and when it was done, and the number of the last that took another back. */
  readonly seq: number
  readonly at: number
  readonly lastUndo: number
  /** Since when its clocks run. */
  readonly times: readonly (readonly [string, number])[]
  readonly log: string
}

const recordOf = (table: Started, answers: readonly Entry[]): GameRecord => ({
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
export function suspended(game: AnyGame, table: Started, deeds: readonly StoredDeed[]): Suspended {
  const { standing, undos } = fold(deeds)
  const entries = standing.map(({ entry }) => entry)
  const record = recordOf(table, entries)
  const time = new Timekeeper()
  const lines: Line[] = []
  const play = replay(game, record, entries.length, (now, done) => {
    const { seq, at, standIn } = standing[done - 1] ?? { seq: 0, at: table.started ?? 0 }
    // Clocks that have run since before are found running.
    if (game.clocks) time.look(now, at)
    lines.push(Line.of({ seq, at, ...(standIn !== undefined && { standIn }) }, now.takeTold()))
  })
  const log = new GameLog(table.names.length)
  for (const line of [...lines, ...undos].sort((a, b) => a.seq - b.seq)) log.add(line)
  const { fence, taken } = play.core
  const core = JSON.stringify(play.core)
  const known = Math.max(0, fence - 1)
  return {
    core,
    base: fence === taken ? core : JSON.stringify(replay(game, record, fence).core),
    entries: entries.slice(known),
    seqs: standing.slice(known).map(({ seq }) => seq),
    seq: deeds.at(-1)?.seq ?? 0,
    at: deeds.at(-1)?.at ?? table.started ?? 0,
    lastUndo: undos.at(-1)?.seq ?? 0,
    times: time.since,
    log: log.packed,
  }
}

/** The record of a finished game with its seal; null: it is not over. */
export function sealedRecord(game: AnyGame, table: Started, deeds: readonly StoredDeed[]): GameRecord | null {
  const record = recordOf(
    table,
    fold(deeds).standing.map(({ entry }) => entry),
  )
  const play = replay(game, record)
  return play.core.over ? sealRecord(record, play) : null
}
