// Runs in a worker: does one thing after the other that would hold up the thread that serves everybody.

import type { Seat } from '@backroom/engine'
import type { Snapshot } from '@backroom/match'
import { move } from 'piscina'
import { type ListWanted, publicList } from './publicList.ts'
import { type Proposal, type Proposed, proposal } from './proposal.ts'
import { type Replay, recordOf, snapshot, turns, type TurnsWanted } from './replayWorker.ts'

export type Task = Replay | Proposed | ListWanted | TurnsWanted

export interface Outcomes {
  /** The game as it stands. */
  readonly game: Snapshot
  /** The body of the answer with the record and its seal; null: the game is not over. */
  readonly record: Uint8Array | null
  readonly table: Proposal
  /** The seats that each game waits for. */
  readonly turns: readonly (readonly Seat[])[]
  /** A line for each table. */
  readonly list: string
}

/** Bytes change hands without being copied. */
function handedOver(text: string | null): Uint8Array | null {
  if (text === null) return null
  const bytes = new TextEncoder().encode(`{"record":${text}}`)
  return move(bytes) as Uint8Array
}

// oxlint-disable-next-line import/no-default-export -- Piscina looks for it
export default async function done(task: Task): Promise<Outcomes[Task['want']]> {
  switch (task.want) {
    case 'game':
      return await snapshot(task)
    case 'record':
      return handedOver(await recordOf(task))
    case 'table':
      return proposal(task)
    case 'turns':
      return await turns(task)
    case 'list':
      return await publicList(task)
  }
}
