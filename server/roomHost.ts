// What a room needs of the server around it: storage, times, and who is told when something happens there.

import type { MatchAction } from '@backroom/match'
import type { AwayTimes } from './away.ts'
import type { Config } from './config.ts'
import type { GroupCommit } from './groupCommit.ts'
import type { SpectatorQueue } from './spectatorQueue.ts'
import type { Storage } from './storage/storage.ts'

export interface RoomHost<Room> {
  readonly storage: Storage
  readonly awayTimes: AwayTimes
  readonly commits: GroupCommit
  /** Who plays for those who have left. */
  readonly standIn: string
  readonly spectators: SpectatorQueue
  readonly soleDelay: Config['soleDelay']
  now(): number
  /** Reads the seats again after they were changed, and tells everybody. */
  refresh(room: Room): Promise<void>
  /** Who is away could not be written. */
  troubled(room: Room, error: unknown): void
  /** Somebody came or went. */
  visited(room: Room): void
  /** A rule failed over something that was to be done here; nothing has changed. */
  faulted(room: Room, action: MatchAction | null, error: unknown): void
  /** False: the disk takes nothing, and the game must not get ahead of its record. */
  readonly canWrite: boolean
  /** Bots may be asked: somebody came or went. */
  wake(room: Room): void
  /** The actions of this room were not written; it must be loaded anew. */
  abandon(room: Room, error: unknown): void
  /** Something was done and told: bots may be asked, the game may be over. */
  moved(room: Room): void
}
