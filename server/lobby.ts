// Making a table, sitting down, leaving, starting, playing again: what people do around a game.

import { randomBytes } from 'node:crypto'
import { isBot } from '@backroom/bots'
import type { AnyGame, Json, Seat } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { type MakeTable, type MyTable, type SeatChoice, type WhenAway } from '@backroom/protocol'
import { isPresent, votesFor } from './away.ts'
import type { Dealer } from './dealer.ts'
import type { RoomCache } from './roomCache.ts'
import { text } from './info.ts'
import { newId } from './people.ts'
import { Refused } from './refused.ts'
import { rematchOf } from './rematch.ts'
import { mustBeOfOurRules } from './rules.ts'
import type { Room } from './room.ts'
import type { NewTable, Person, StoredSeat, StoredTable } from './storage/storage.ts'
import { mustDeal } from './trialDeal.ts'
import { WrittenJson } from './storage/writtenJson.ts'
import { onAccount } from './fairQueue.ts'

const DAY = 24 * 60 * 60 * 1000
const TABLES_LISTED = 100
/** How many tables one person may have that are not finished: as their host, and as a guest of others. */
const UNFINISHED_TABLES = 50
const SEATS_WITH_OTHERS = 20

const newSeed = (): string => randomBytes(32).toString('hex')

const knownBot = (choice: SeatChoice): string | null => {
  if (choice.kind === 'person') return null
  if (!isBot(choice.bot)) throw new Refused('noSuchBot', { given: choice.bot })
  return choice.bot
}

function knownGame(id: string): AnyGame {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!game) throw new Refused('noSuchGame', { given: id })
  return game
}

type Wanted = Required<Pick<MakeTable, 'game' | 'seats' | 'public'>> & {
  readonly whenAway: WhenAway
  readonly options: Json | WrittenJson
  readonly name: string | null
}

export class Lobby {
  readonly #roomCache: RoomCache
  readonly #dealer: Dealer

  constructor(roomCache: RoomCache, dealer: Dealer) {
    this.#roomCache = roomCache
    this.#dealer = dealer
  }

  /** As JSON. */
  openTables(): Promise<string> {
    return this.#roomCache.publicList(this.#roomCache.now() - DAY, TABLES_LISTED)
  }

  /** Games that are not in memory stay there: nobody can fill it by asking what they have. */
  async tablesOf(person: Person): Promise<MyTable[]> {
    const tables = await this.#roomCache.storage.tablesOf(person.id, TABLES_LISTED)
    const cold = tables.filter(({ id, state }) => state === 'running' && !this.#roomCache.warm(id))
    const turns = await this.#roomCache.turnsOf(cold.map(({ id }) => id))
    return tables.map(
      (table) =>
        this.#roomCache.warm(table.id)?.mine(person.id) ?? this.#asStored(table, person, turns.get(table.id)),
    )
  }

  #asStored(table: StoredTable, person: Person | null, awaited: readonly Seat[] = []): MyTable {
    const you = person === null ? -1 : table.seats.findIndex((one) => one.person === person.id)
    const seat = table.seats[you]
    return {
      table: this.#roomCache.infoOf(table),
      you: seat ? you : null,
      host: table.host === person?.id,
      yourTurn: awaited.includes(you) && seat?.left === false && seat.botSince === null,
    }
  }

  /** Whoever makes a table sits down at the first seat for a person. `tried`: the seed with which it could be dealt. */
  async make(person: Person, wanted: Wanted, madeFrom: string, tried?: string): Promise<string> {
    const game = knownGame(wanted.game)
    const first = wanted.seats.findIndex((seat) => seat.kind === 'person')
    const table = {
      name: wanted.name,
      public: wanted.public,
      whenAway: wanted.whenAway,
      madeFrom,
      options: wanted.options,
      seats: wanted.seats.map((choice, seat) => ({
        bot: knownBot(choice),
        person: seat === first ? person.id : null,
      })),
    }
    return this.#open(person, game, table, tried)
  }

  /** The same from a long text, which is read and dealt on trial where that keeps nobody waiting. */
  async makeFrom(person: Person, text: string, madeFrom: string): Promise<string> {
    const seed = newSeed()
    const proposal = await this.#roomCache.aside.run({ want: 'table', text, seed })
    if (!proposal.ok) throw new Refused(proposal.refusal.code, proposal.refusal)
    const options = new WrittenJson(proposal.options, proposal.shown)
    return this.make(person, { ...proposal.wanted, options }, madeFrom, seed)
  }

  async #open(
    person: Person,
    game: AnyGame,
    table: Pick<NewTable, 'name' | 'public' | 'whenAway' | 'options' | 'seats' | 'madeFrom'>,
    tried?: string,
  ): Promise<string> {
    const count = table.seats.length
    if (count < game.players.min) throw new Refused('tooFew', { given: String(count) })
    if (count > game.players.max) throw new Refused('tooMany', { given: String(count) })
    if ((await this.#roomCache.storage.unfinishedOf(person.id)) >= UNFINISHED_TABLES)
      throw new Refused('tooManyTables', { given: String(UNFINISHED_TABLES) })
    const seed = tried ?? newSeed()
    const { options } = table
    if (!(options instanceof WrittenJson)) onAccount(() => mustDeal(game, count, seed, options))
    const id = newId()
    await this.#roomCache.storage.addTable({
      ...table,
      id,
      game: game.id,
      version: game.version,
      host: person.id,
      seed,
      made: this.#roomCache.now(),
    })
    return id
  }

  /** Where nobody can be waited for, nothing is taken into memory. */
  async look(person: Person | null, id: string): Promise<MyTable> {
    const table = await this.#roomCache.tableOf(id)
    if (table.state !== 'running') return this.#asStored(table, person)
    return this.#roomCache.at(id, (room) => room.mine(person?.id ?? null))
  }

  /** Takes a free seat, also of a running game; or one's own again after having left. */
  sit(person: Person, id: string, seat: Seat, pledge?: string): Promise<MyTable> {
    return this.#change(person, id, async (room) => {
      const at = seatAt(room, seat)
      const mine = room.seatOf(person.id)
      if (mine !== null && mine !== seat) throw new Refused('alreadySeated', { given: String(mine) })
      if (mine === seat) return this.#comeBack(room, person)
      mustGoOn(room)
      mustBeStill(room)
      if (at.bot !== null || at.person !== null) throw new Refused('seatTaken')
      await this.#mayComeToMore(room, person)
      // With the seat, so that nobody can deal between the two.
      if (pledge !== undefined) await this.#roomCache.storage.setPledge(id, person.id, pledge)
      if (!(await this.#roomCache.storage.sitDown(id, seat, person.id))) throw new Refused('seatTaken')
      await this.seatChanged(room, person.id)
    })
  }

  async #comeBack(room: Room, person: Person): Promise<void> {
    const played = await room.presence.comeBack(person.id)
    if (played !== null) room.tellPerson(person.id, text({ type: 'handedBack', played }))
  }

  async #mayComeToMore({ table }: Room, person: Person): Promise<void> {
    if (table.host === person.id) return
    if ((await this.#roomCache.storage.seatsWithOthers(person.id)) >= SEATS_WITH_OTHERS)
      throw new Refused('tooManyTables', { given: String(SEATS_WITH_OTHERS) })
  }

  /** Before the start, or for good, the seat is free; else it is kept, and played by a bot as the table has chosen. */
  leave(person: Person, id: string, forGood: boolean): Promise<MyTable> {
    return this.#change(person, id, async (room) => {
      const seat = room.seatOf(person.id)
      if (seat === null) throw new Refused('notSeated')
      mustBeStill(room)
      const { storage } = this.#roomCache
      const now = this.#roomCache.now()
      if (room.table.state === 'open' || (forGood && room.table.state === 'running')) {
        await storage.clearSeat(id, seat, null, now)
        await this.seatChanged(room, person.id)
      } else if (room.table.state === 'running')
        await storage.attend(id, seat, { left: true, away: room.table.seats[seat]?.away ?? now })
    })
  }

  /** The host gives a seat to a bot, or to whoever comes. Whoever sat there looks on from then. */
  changeSeat(person: Person, id: string, seat: Seat, to: SeatChoice): Promise<MyTable> {
    return this.#change(person, id, async (room) => {
      mustHost(room, person)
      mustBeStill(room)
      const { person: owner } = seatAt(room, seat)
      const bot = knownBot(to)
      if (owner === person.id) throw new Refused('seatTaken')
      await this.#roomCache.storage.clearSeat(id, seat, bot, this.#roomCache.now())
      if (owner !== null) await this.seatChanged(room, owner)
    })
  }

  handOver(person: Person, id: string, seat: Seat): Promise<MyTable> {
    return this.#change(person, id, async (room) => {
      mustHost(room, person)
      const heir = seatAt(room, seat).person
      if (heir === null) throw new Refused('notSeated', { given: String(seat) })
      await this.#roomCache.storage.setHost(id, heir)
    })
  }

  /** More than half of those present decide whether a bot plays on for somebody who is away. */
  vote(person: Person, id: string, seat: Seat, bot: boolean): Promise<MyTable> {
    return this.#change(person, id, async (room) => {
      const at = seatAt(room, seat)
      const mine = room.seatOf(person.id)
      const voter = mine === null ? null : room.table.seats[mine]
      if (!voter || !isPresent(voter)) throw new Refused('notSeated')
      if (!votesFor(room.table, at)) throw new Refused('noVote')
      const others = at.votes.filter((one) => one !== person.id)
      await this.#roomCache.storage.attend(id, seat, { votes: bot ? [...others, person.id] : others })
    })
  }

  /** In the moments between start and deal people may come back: only the changes themselves are done in turn. */
  start(person: Person, id: string): Promise<MyTable> {
    return this.#roomCache.at(id, async (room) => {
      mustBeComplete(room, person)
      await this.#dealer.pledged(room)
      await room.presence.inTurn(() => {
        mustBeComplete(room, person)
        return this.#dealer.closePledges(room)
      })
      await this.#dealer.deal(room)
      return room.mine(person.id)
    })
  }

  /** The host ends a table before its game has come to its end. */
  close(person: Person, id: string): Promise<MyTable> {
    return this.#change(person, id, async (room) => {
      mustHost(room, person)
      await room.settled()
      await this.#roomCache.storage.closeTable(id, this.#roomCache.now())
    })
  }

  /**
   * The same people again, everybody one seat on: makes the table for the first who asks, seats all who come.
   * `mayMake` throws if it would be one table too many.
   */
  async rematch(person: Person, id: string, madeFrom: string, mayMake: () => void): Promise<string> {
    const next = await this.#roomCache.at(id, (room) =>
      room.presence.inTurn(async () => {
        const { table } = room
        if (room.seatOf(person.id) === null) throw new Refused('notSeated')
        if (table.state === 'open' || table.state === 'running') throw new Refused('notOver')
        const known = table.rematch === null ? null : await this.#roomCache.storage.table(table.rematch)
        if (known && known.state !== 'closed') return known.id
        const game = knownGame(table.game)
        mayMake()
        const next = { ...table, madeFrom, ...rematchOf(game, table, person.id) }
        const made = await this.#open(person, game, next)
        await this.#roomCache.storage.setRematch(id, made)
        await this.#roomCache.refresh(room)
        return made
      }),
    )
    await this.#roomCache.at(next, async (room) => {
      const seat = room.table.seats.findIndex(({ keptFor }) => keptFor === person.id)
      if (seat >= 0) await this.sit(person, next, seat)
    })
    return next
  }

  /** A finished game, with its seed and its seal, as JSON: everybody's at a public table, else its people's. */
  async record(person: Person | null, id: string): Promise<Uint8Array> {
    const table = await this.#roomCache.tableOf(id)
    const isTheirs =
      person !== null && (table.host === person.id || table.seats.some((seat) => seat.person === person.id))
    if (!table.public && !isTheirs) throw new Refused('keptPrivate')
    mustBeOfOurRules(table)
    if (table.state === 'running')
      // The last answer may be given, and the end not yet written.
      await this.#roomCache.at(id, async (room) => {
        await room.settled()
        if (!room.match?.play.core.over) throw new Refused('notOver')
      })
    return this.#roomCache.recordOf(table)
  }

  /** Somebody has another seat than before, or none: in a running game they see the table anew, with those eyes. */
  async seatChanged(room: Room, person: string): Promise<void> {
    await this.#roomCache.refresh(room)
    room.presence.noticed(person)
    if (!room.match) return
    await room.showAnew(person)
  }

  /** One change at a table after the other, each with what follows from it. */
  #change(person: Person, id: string, what: (room: Room) => Promise<void>): Promise<MyTable> {
    return this.#roomCache.at(id, (room) =>
      room.presence.inTurn(async () => {
        await what(room)
        await this.#roomCache.refresh(room)
        await room.presence.settle()
        return room.mine(person.id)
      }),
    )
  }
}

function mustGoOn({ table }: Room): void {
  if (table.state === 'over') throw new Refused('over')
  if (table.state === 'closed') throw new Refused('closed')
}

function mustHost(room: Room, person: Person): void {
  if (room.table.host !== person.id) throw new Refused('notHost')
  mustGoOn(room)
}

/** Between the start and the deal nobody comes or goes. */
function mustBeStill({ table }: Room): void {
  if (table.state === 'open' && table.pledges !== null) throw new Refused('alreadyStarted')
}

/** Whether the game can begin, and this person may say so. */
function mustBeComplete(room: Room, person: Person): void {
  const { state, seats } = room.table
  if (state !== 'open') throw new Refused('alreadyStarted')
  mustHost(room, person)
  mustBeStill(room)
  const empty = seats.flatMap(({ bot, name }, seat) => (bot === null && name === null ? [seat] : []))
  if (empty.length > 0) throw new Refused('seatsEmpty', { given: empty.join(', ') })
}

function seatAt({ table }: Room, seat: Seat): StoredSeat {
  const found = table.seats[seat]
  if (!found) throw new Refused('noSuchSeat', { given: String(seat) })
  return found
}
