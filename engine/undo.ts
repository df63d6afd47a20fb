// Going back, as far as the fence and never past it: undo can neither reveal nor roll again, nor take from others
// what binds them, what they were told, or a turn that is theirs.

import type { AnyGame, Refusal } from './game.ts'
import type { Play } from './play.ts'
import type { Seat } from './prompt.ts'
import { type Action, type GameRecord, replay } from './record.ts'

export type Undone = { readonly play: Play; readonly record: GameRecord } | { readonly refusal: Refusal }

/** How many go together when the last one is taken back: answers given for want of a choice go with those before. */
export function takenBack<T>(list: readonly T[], actionOf: (one: T) => Action): number {
  let back = 1
  for (let at = list.length - 1; at > 0; at--, back++) {
    const action = actionOf(list[at] as T)
    if (!('answer' in action) || action.by !== 'sole') break
  }
  return back
}

const itself = (action: Action): Action => action

/**
 * Whether the seat may take back its last answer: nobody has answered since, and it is not final. `before`: how many
 * answers came before those that are given here, which begin no later than one before the fence.
 */
export function mayUndo(
  play: Play,
  { answers }: Pick<GameRecord, 'answers'>,
  seat: Seat,
  before = 0,
): boolean {
  const left = answers.length - takenBack(answers, itself)
  return answers[left]?.seat === seat && before + left >= play.core.fence && !play.core.over
}

/** The game as it stood before the seat's last answer. */
export function undo(game: AnyGame, play: Play, record: GameRecord, seat: Seat): Undone {
  if (!mayUndo(play, record, seat)) return { refusal: { code: play.core.over ? 'over' : 'pastTheFence' } }
  const { seal: _, ...rest } = record
  const answers = record.answers.slice(0, -takenBack(record.answers, itself))
  const shorter: GameRecord = { ...rest, answers }
  return { play: replay(game, shorter), record: shorter }
}
