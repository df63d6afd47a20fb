// The tables in memory as an admin reaches them: what is changed there is told to whoever looks.

import type { House } from '../house.ts'
import type { Rooms } from './admin.ts'

export class LiveRooms implements Rooms {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
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
  async change(table: string, what: () => Promise<void>): Promise<void> {
    const room = await this.#house.inMemory(table)
    if (!room) await what()
    else
      await room.presence.inTurn(async () => {
        await room.settled()
        await what()
        await this.#house.refresh(room)
        await room.presence.settle()
      })
    // Somebody may have opened the door while it was being changed.
    const loaded = await this.#house.inMemory(table)
    if (loaded && loaded !== room) await this.#house.refresh(loaded)
  }
}
