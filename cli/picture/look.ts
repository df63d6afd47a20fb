// Who looks at a table, and what a drawing of it can show them.

import type { Json, Option, Play, Viewer } from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import type { Say, Sentence } from '../messages.ts'

export interface Picture {
  /** The table in lines. */
  board(): string[]
  /** What an option would do beyond its own sentence. */
  detail(option: Option): string | null
  /** The score sheet, once there is one. */
  sheet(): string[]
  /** Where people may speak outside their turns. */
  readonly talk?: Talk
}

/** What can be said at a table at any time. */
interface Talk {
  /** How it is typed, for whoever sits down. */
  readonly help: Sentence
  /** What lies on the table of it. */
  lines(): string[]
  /** What was typed; null: nothing of the kind. */
  read(typed: string): Typed | null
}

/** A command as it was meant, or the sentence that says how it is typed. */
export type Typed = { readonly command: string; readonly args: Json } | { readonly how: Sentence }

export interface Look {
  readonly play: Play
  readonly viewer: Viewer
  /** Words for a table where the seats have these names. */
  readonly words: Words
  readonly names: readonly string[]
  readonly say: Say
}
