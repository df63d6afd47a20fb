// What the page asks of its worker, and what comes back.

import type { GameRecord, Sight, Viewer } from '@backroom/engine'
import type { LessonPlace } from '@backroom/match/lesson'
import type { LogEntry, TableMessage } from '@backroom/protocol'
import type { ScorePoint } from '../kit/screen.ts'
import type { ReadFile } from './gameFile.ts'
import type { Fault } from './here.ts'
import type { CoachOrder, LessonNews } from './lessonTable.ts'
import type { NewLocalTable } from './localTable.ts'
import type { SavedTable } from './saved.ts'
import type { Said } from './wire.ts'

export type WorkerRequest =
  | { readonly do: 'sit'; readonly game: string; readonly table: SavedTable | NewLocalTable }
  | {
      readonly do: 'learn'
      readonly game: string
      readonly lesson: string
      readonly from: LessonPlace | null
    }
  | { readonly do: 'coach'; readonly order: CoachOrder }
  | { readonly do: 'say'; readonly message: Said }
  /** Somebody looks on: show them the table, and from then on whatever happens. */
  | { readonly do: 'show' }
  | {
      readonly do: 'read'
      readonly id: number
      readonly record: GameRecord
      readonly at: number
      readonly viewer: Viewer
    }
  | { readonly do: 'history'; readonly id: number; readonly record: GameRecord }
  | { readonly do: 'pack'; readonly id: number; readonly table: SavedTable }
  | { readonly do: 'unpack'; readonly id: number; readonly text: string }

/** A finished game at one moment. */
export interface Page {
  readonly sight: Sight
  /** What happened with each answer up to here. */
  readonly log: readonly LogEntry[]
}

export type WorkerReply =
  | { readonly is: 'told'; readonly message: TableMessage }
  | { readonly is: 'shown'; readonly message: TableMessage }
  | { readonly is: 'saved'; readonly table: SavedTable }
  | { readonly is: 'lesson'; readonly news: LessonNews }
  | { readonly is: 'page'; readonly id: number; readonly page: Page }
  | { readonly is: 'history'; readonly id: number; readonly history: readonly ScorePoint[] }
  | { readonly is: 'packed'; readonly id: number; readonly text: string }
  | { readonly is: 'unpacked'; readonly id: number; readonly file: ReadFile }
  /** Something that was asked for by number. */
  | { readonly is: 'failed'; readonly id: number; readonly why: string }
  /** The table itself. */
  | { readonly is: 'fault'; readonly fault: Fault; readonly why: string }
