// Making a table, sitting down, leaving, starting: what people do around a game.

import { randomBytes } from 'node:crypto'
import { BOTS } from '@backroom/bots'
import { type GameRecord, type Json, OptionError, type Seat } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { MakeTable, MyTable, SeatChoice, TableInfo } from '@backroom/protocol'
import type { House } from './house.ts'
import { newId } from './people.ts'
import { Refused } from './refused.ts'
import type { Room } from './room.ts'
import type { Person, StoredSeat } from './storage/storage.ts'

const DAY = 24 * 60 * 60 * 1000
const TABLES_LISTED = 100
const UNFINISHED_TABLES = 50

const knownBot = (choice: SeatChoice): string | null => {
  if (choice.kind === 'person') return null
  if (!Object.hasOwn(BOTS, choice.bot)) throw new Refused('noSuchBot', { given: choice.bot })
  return choice.bot
}

type Wanted = Required<Pick<MakeTable, 'game' | 'seats' | 'public'>> & {
  readonly options: unknown
  readonly name: string | null
}

export class Lobby {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  async openTables(): Promise<TableInfo[]> {
    const since = this.#house.now() - DAY
    const tables = await this.#house.storage.publicTables(since, TABLES_LISTED)
    return tables.map((table) => this.#house.infoOf(table))
  }

  async tablesOf(person: Person): Promise<MyTable[]> {
    const mine: MyTable[] = []
    for (const table of await this.#house.storage.tablesOf(person.id, TABLES_LISTED)) {
      if (table.state === 'running') mine.push(await this.#house.at(table.id, (room) => room.mine(person.id)))
      else {
        const seat = table.seats.findIndex((one) => one.person === person.id)
        mine.push({
          table: this.#house.infoOf(table),
          you: seat < 0 ? null : seat,
          host: table.host === person.id,
          yourTurn: false,
        })
      }
    }
    return mine
  }

  /** Whoever makes a table sits down at the first seat for a person. */
  async make(person: Person, wanted: Wanted): Promise<string> {
    const game = Object.hasOwn(GAMES, wanted.game) ? GAMES[wanted.game] : undefined
    if (!game) throw new Refused('noSuchGame', { given: wanted.game })
    const count = wanted.seats.length
    if (count < game.players.min) throw new Refused('tooFew', { given: String(count) })
    if (count > game.players.max) throw new Refused('tooMany', { given: String(count) })
    try {
      game.readOptions(wanted.options, count)
    } catch (error) {
      if (!(error instanceof OptionError)) throw error
      throw new Refused('badOptions', {
        problems: error.problems.slice(0, 20).map((one) => one.slice(0, 200)),
      })
    }
    if ((await this.#house.storage.unfinishedOf(person.id)) >= UNFINISHED_TABLES)
      throw new Refused('tooMany', { given: String(UNFINISHED_TABLES) })
    const first = wanted.seats.findIndex((seat) => seat.kind === 'person')
    const id = newId()
    await this.#house.storage.addTable({
      id,
      game: game.id,
      version: game.version,
      name: wanted.name,
      public: wanted.public,
      host: person.id,
      options: wanted.options as Json,
      seed: randomBytes(32).toString('hex'),
      made: this.#house.now(),
      seats: wanted.seats.map((choice, seat) => ({
        bot: knownBot(choice),
        person: seat === first ? person.id : null,
      })),
    })
    return id
  }

  look(person: Person | null, id: string): Promise<MyTable> {
    return this.#house.at(id, (room) => room.mine(person?.id ?? null))
  }

  /** Takes an empty seat before the start, or one's own again after having left a running game. */
  sit(person: Person, id: string, seat: Seat): Promise<MyTable> {
    return this.#house.at(id, async (room) => {
      const at = seatAt(room, seat)
      const mine = room.seatOf(person.id)
      if (mine !== null && mine !== seat) throw new Refused('alreadySeated', { given: String(mine) })
      if (mine === seat) {
        if (at.away) await this.#house.storage.setAway(id, person.id, false)
      } else {
        if (room.table.state !== 'open') throw new Refused('alreadyStarted')
        if (!(await this.#house.storage.sitDown(id, seat, person.id))) throw new Refused('seatTaken')
      }
      return this.#changed(room, person)
    })
  }

  /** Before the start the seat is free again; afterwards a bot plays until its owner comes back. */
  leave(person: Person, id: string): Promise<MyTable> {
    return this.#house.at(id, async (room) => {
      if (room.seatOf(person.id) === null) throw new Refused('notSeated')
      if (room.table.state === 'open') await this.#house.storage.standUp(id, person.id)
      else if (room.table.state === 'running') await this.#house.storage.setAway(id, person.id, true)
      return this.#changed(room, person)
    })
  }

  changeSeat(person: Person, id: string, seat: Seat, to: SeatChoice): Promise<MyTable> {
    return this.#house.at(id, async (room) => {
      mustHost(room, person)
      seatAt(room, seat)
      if (!(await this.#house.storage.setBot(id, seat, knownBot(to)))) throw new Refused('seatTaken')
      return this.#changed(room, person)
    })
  }

  start(person: Person, id: string): Promise<MyTable> {
    return this.#house.at(id, async (room) => {
      mustHost(room, person)
      const { seats } = room.table
      const empty = seats.flatMap(({ bot, name }, seat) => (bot === null && name === null ? [seat] : []))
      if (empty.length > 0) throw new Refused('seatsEmpty', { given: empty.join(', ') })
      const names = seats.map(({ bot, name }) => name ?? bot ?? '')
      const entropy = seats.map((seat) => seat.entropy)
      if (!(await this.#house.storage.startTable(id, this.#house.now(), names, entropy)))
        throw new Refused('alreadyStarted')
      const table = await this.#house.storage.table(id)
      if (table) room.begin(table)
      return room.mine(person.id)
    })
  }

  /** The last word of a seat before the start counts. */
  async addEntropy(room: Room, person: string | null, text: string): Promise<void> {
    if (room.table.state !== 'open') throw new Refused('alreadyStarted')
    if (person === null || room.seatOf(person) === null) throw new Refused('notSeated')
    await this.#house.storage.setEntropy(room.id, person, text)
    room.table = (await this.#house.storage.table(room.id)) ?? room.table
  }

  /** A finished game, with its seed and its seal. */
  record(id: string): Promise<GameRecord> {
    return this.#house.at(id, async (room) => {
      await room.settled()
      if (!room.match?.play.core.over) throw new Refused('notOver')
      return room.match.sealed
    })
  }

  async #changed(room: Room, person: Person): Promise<MyTable> {
    await this.#house.refresh(room)
    return room.mine(person.id)
  }
}

function mustHost({ table }: Room, person: Person): void {
  if (table.host !== person.id) throw new Refused('notHost')
  if (table.state !== 'open') throw new Refused('alreadyStarted')
}

function seatAt({ table }: Room, seat: Seat): StoredSeat {
  const found = table.seats[seat]
  if (!found) throw new Refused('noSuchSeat', { given: String(seat) })
  return found
}
