// The tables in memory as an admin reaches them: what is changed there is told to whoever looks.

import type { House } from '../house.ts'
import type { CleanupRooms } from '../cleanup.ts'
import type { Lobby } from '../lobby.ts'
import type { Sightings } from '../sightings.ts'
import type { Sockets } from '../sockets.ts'
import type { Rooms } from './desk.ts'

export class LiveRooms implements Rooms, CleanupRooms {
  readonly #house: House
  readonly #lobby: Lobby
  readonly #sockets: Sockets
  readonly #seen: Sightings

  constructor(house: House, lobby: Lobby, sockets: Sockets, seen: Sightings) {
    this.#house = house
    this.#lobby = lobby
    this.#sockets = sockets
    this.#seen = seen
  }

  async company(table: string) {
    const room = await this.#house.inMemory(table)
    if (!room) return { here: [], watchers: 0 }
    const here = room.table.seats.flatMap(({ person }) =>
      person !== null && room.isHere(person) ? [person] : [],
    )
    return { here, watchers: room.info().watchers }
  }

  /** A table that is not in memory stays on the disk: its record may be what the admin is here for. */
  async change(table: string, what: () => Promise<string | null>): Promise<void> {
    const room = await this.#house.inMemory(table)
    if (!room) await what()
    else
      await room.presence.inTurn(async () => {
        await room.settled()
        const unseated = await what()
        await this.#house.refresh(room)
        if (unseated !== null) await this.#lobby.seatChanged(room, unseated)
        await room.presence.settle()
      })
    // Somebody may have opened the door while it was being changed.
    const loaded = await this.#house.inMemory(table)
    if (loaded && loaded !== room) await this.#house.refresh(loaded)
  }

  /** Whoever has been there for days, without a word, was there all the same. */
  async callTheRoll(): Promise<void> {
    const { tables, people } = this.#house.company
    const now = this.#house.now()
    for (const table of tables) this.#house.visits.note(table, now)
    for (const person of people) this.#seen.note(person, now)
    await this.#house.visits.flush(now)
    await this.#seen.flush(now)
  }

  isVisited(table: string): boolean {
    return this.#house.isVisited(table)
  }

  close(table: string): Promise<void> {
    return this.change(table, async () => {
      await this.#house.storage.closeTable(table, this.#house.now())
      return null
    })
  }

  /** A person is deleted by this: the tables where they sat show it, and their lines are cut. */
  async removePerson(person: string, how: () => Promise<void>): Promise<void> {
    const rooms = this.#house.roomsOf(person)
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
    return { sockets: this.#sockets.size, tablesInMemory: this.#house.size }
  }

  async remove(table: string, how: () => Promise<void>): Promise<void> {
    const room = await this.#house.inMemory(table)
    if (!room) await how()
    else
      await room.presence.inTurn(async () => {
        await room.settled()
        await how()
        room.lost([], null)
      })
    // Whoever opened the door meanwhile finds nothing there.
    const loaded = await this.#house.inMemory(table)
    if (loaded) loaded.lost([], null)
  }
}
