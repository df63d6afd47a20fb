// Lessons as data: a position that a real game has reached, what is asked there, what counts, and what another move
// is answered with. Their words stand beside them, by message id.

import type { Answer, Json, Seat } from '@backroom/engine'

/** An answer or a command of a seat, as it is recorded: `[seat, answer]` or `[seat, command, args]`. */
export type Recorded =
  | readonly [seat: Seat, answer: Answer]
  | readonly [seat: Seat, command: string, args: Json]

/** A moment of a real game: whoever takes these answers from this seed stands here (docs/decisions/0061-lessons-are-records.md). */
export interface Position {
  readonly seats: number
  readonly options: Json
  readonly seed: string
  readonly answers: readonly Recorded[]
}

/**
 * What a move is compared with: the very answer (a list in any order), an option with this beginning, a number within
 * limits, a list with any of these in it, or a command whose arguments have at least these.
 */
export type MovePattern =
  | Answer
  | { readonly starts: string }
  | { readonly from: number; readonly to: number }
  | { readonly holds: readonly string[] }
  | { readonly command: string; readonly args: Json }

/** The three ways of answering a legal move that is not the lesson's. */
export const REPLIES = ['nudge', 'rewind', 'accept'] as const
/**
 * `nudge`: it is not carried out; `rewind`: it is, its result is shown, and then it is taken back; `accept`: it is, and
 * the lesson goes on.
 */
export type Reply = (typeof REPLIES)[number]

export interface OtherMove {
  /** None: any other move. */
  readonly when?: readonly MovePattern[]
  readonly does: Reply
  /** The last part of its message's id; the reply itself unless said. */
  readonly say?: string
}

export interface LessonStep {
  /** The question that is open, or the command that is wanted; null: there is only something to read. */
  readonly asks: string | { readonly command: string } | null
  /** What counts. The first is what *Show me* plays. */
  readonly good?: readonly [Answer | { readonly command: string; readonly args: Json }, ...MovePattern[]]
  /** The first that fits counts; a move that none of them names is a nudge. */
  readonly other?: readonly OtherMove[]
  /** What the rivals do afterwards, in this order; what is not said here a bot decides. */
  readonly rivals?: readonly Recorded[]
  /** An event that the move brings about, by type and some of its fields. */
  readonly brings?: { readonly [field: string]: Json }
  /** What the message speaks of: ids by name, said in the reader's language. */
  readonly names?: { readonly [name: string]: string }
  /** Places to point at, where the move itself does not name one. */
  readonly places?: readonly string[]
}

export interface Scene {
  readonly position: Position
  readonly steps: readonly LessonStep[]
}

export interface Lesson {
  readonly id: string
  readonly minutes: number
  /** The rules that it teaches. */
  readonly rules: readonly string[]
  /** Where the learner sits. */
  readonly seat: Seat
  readonly scenes: readonly Scene[]
}

/** The id of what the coach says at a step; with a part: in answer to another move there. */
export const coachKey = (lesson: string, scene: number, step: number, part?: string): string =>
  `${lesson}.${scene + 1}.${step + 1}${part === undefined ? '' : `.${part}`}`
