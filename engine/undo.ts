// Going back, as far as the fence and never past it, so that undo can neither reveal nor roll again.

import type { AnyGame, Refusal } from './game.ts'
import type { Play } from './play.ts'
import type { Seat } from './prompt.ts'
import { type GameRecord, replay } from './record.ts'

export type Undone = { readonly play: Play; readonly record: GameRecord } | { readonly refusal: Refusal }

/** Whether the seat may take back the last answer: it is theirs, and nothing was revealed since. */
export function mayUndo(play: Play, record: GameRecord, seat: Seat): boolean {
  const last = record.answers.at(-1)
  return (
    last !== undefined && last.seat === seat && record.answers.length > play.core.fence && !play.core.over
  )
}

/** The game as it stood before the seat's last answer. */
export function undo(game: AnyGame, play: Play, record: GameRecord, seat: Seat): Undone {
  if (!mayUndo(play, record, seat)) return { refusal: { code: play.core.over ? 'over' : 'pastTheFence' } }
  const { seal: _, ...rest } = record
  const shorter: GameRecord = { ...rest, answers: record.answers.slice(0, -1) }
  return { play: replay(game, shorter), record: shorter }
}
