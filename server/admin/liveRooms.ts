// The tables in memory as an admin reaches them: what is changed there is told to whoever looks.

import type { RoomCache } from '../roomCache.ts'
import type { CleanupRooms } from '../cleanup.ts'
import type { Lobby } from '../lobby.ts'
import type { LastSeen } from '../lastSeen.ts'
import type { Sockets } from '../sockets.ts'
import type { Rooms } from './adminContext.ts'

export class LiveRooms implements Rooms, CleanupRooms {
  readonly #roomCache: RoomCache
  readonly #lobby: Lobby
  readonly #sockets: Sockets
  readonly #seen: LastSeen

  constructor(roomCache: RoomCache, lobby: Lobby, sockets: Sockets, seen: LastSeen) {
    this.#roomCache = roomCache
    this.#lobby = lobby
    this.#sockets = sockets
    this.#seen = seen
  }

  async company(table: string) {
    const room = await this.#roomCache.inMemory(table)
    if (!room) return { here: [], watchers: 0 }
    const here = room.table.seats.flatMap(({ person }) =>
      person !== null && room.isHere(person) ? [person] : [],
    )
    return { here, watchers: room.info().watchers }
  }

  /** A table that is not in memory stays on the disk: its record may be what the admin is here for. */
  async change(table: string, what: () => Promise<string | null>): Promise<void> {
    const room = await this.#roomCache.inMemory(table)
    if (!room) await what()
    else
      await room.presence.inTurn(async () => {
        await room.settled()
        const unseated = await what()
        await this.#roomCache.refresh(room)
        if (unseated !== null) await this.#lobby.seatChanged(room, unseated)
        await room.presence.settle()
      })
    // Somebody may have opened the door while it was being changed.
    const loaded = await this.#roomCache.inMemory(table)
    if (loaded && loaded !== room) await this.#roomCache.refresh(loaded)
  }

  /** Whoever has been there for days, without a word, was there all the same. */
  async callTheRoll(): Promise<void> {
    const { tables, people } = this.#roomCache.company
    const now = this.#roomCache.now()
    for (const table of tables) this.#roomCache.visits.note(table, now)
    for (const person of people) this.#seen.note(person, now)
    await this.#roomCache.visits.flush(now)
    await this.#seen.flush(now)
  }

  isVisited(table: string): boolean {
    return this.#roomCache.isVisited(table)
  }

  close(table: string): Promise<void> {
    return this.change(table, async () => {
      await this.#roomCache.storage.closeTable(table, this.#roomCache.now())
      return null
    })
  }

  /** A person is deleted by this: the tables where they sat show it, and their lines are cut. */
  async removePerson(person: string, how: () => Promise<void>): Promise<void> {
    const rooms = this.#roomCache.roomsOf(person)
    await how()
    for (const room of rooms) {
      room.chat.forget()
      await this.change(room.id, () => Promise.resolve(person))
    }
    this.#sockets.dropLines(person)
  }

  banned(): void {
    this.#sockets.hangUp()
  }

  get numbers() {
    return { sockets: this.#sockets.size, tablesInMemory: this.#roomCache.size }
  }

  async remove(table: string, how: () => Promise<void>): Promise<void> {
    const room = await this.#roomCache.inMemory(table)
    if (!room) await how()
    else
      await room.presence.inTurn(async () => {
        await room.settled()
        await how()
        room.lost([], null)
      })
    // Whoever opened the door meanwhile finds nothing there.
    const loaded = await this.#roomCache.inMemory(table)
    if (loaded) loaded.lost([], null)
  }
}
