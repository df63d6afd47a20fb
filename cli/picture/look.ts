// Who looks at a table, and what a drawing of it can show them.

import type { Option, Play, Viewer } from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import type { Say } from '../messages.ts'

export interface Picture {
  /** The table in lines. */
  board(): string[]
  /** What an option would do beyond its own sentence. */
  detail(option: Option): string | null
  /** The score sheet, once there is one. */
  sheet(): string[]
}

export interface Look {
  readonly play: Play
  readonly viewer: Viewer
  /** Words for a table where the seats have these names. */
  readonly words: Words
  readonly names: readonly string[]
  readonly say: Say
}
