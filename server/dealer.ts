// The shuffle in which everybody has a hand: pledges before the start, what was pledged after it, then the deal.

import { setTimeout as sleep } from 'node:timers/promises'
import { type AnyGame, commit } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { ServerMessageOf } from '@backroom/protocol'
import type { RoomCache } from './roomCache.ts'
import { text } from './info.ts'
import { Refused } from './refused.ts'
import type { Room } from './room.ts'
import type { ShuffleHand } from './storage/storage.ts'
import { mustDeal } from './trialDeal.ts'

/** How long the deal waits for those who pledged to show what; whoever is not there by then is left out. */
const TIME_TO_REVEAL = 5000
/** After the server was closed everybody has to find it again first. */
const TIME_TO_COME_BACK = 15_000
/** And how long the start waits for those who have just sat down, where others have pledged already. */
const TIME_TO_PLEDGE = 1500

/** How long to wait until a deal is tried again that could not be written. */
const TRY_AGAIN = 1000

type Shuffle = ServerMessageOf<'shuffle'>

/** What each seat has pledged, or has shown. */
const bySeat = ({ table }: Room, hands: readonly ShuffleHand[], what: 'pledge' | 'reveal'): string[] =>
  table.seats.map(({ person }) => hands.find((hand) => hand.person === person)?.[what] ?? '')

export class Dealer {
  readonly #roomCache: RoomCache
  /** Who waits for something to be pledged or shown at a table. */
  readonly #waiting = new Map<string, () => void>()
  readonly #closed = new AbortController()

  constructor(roomCache: RoomCache) {
    this.#roomCache = roomCache
  }

  /** After a start: a deal that was under way when the server closed goes on with the same pledges. */
  async wake(): Promise<void> {
    for (const id of await this.#roomCache.storage.tablesToDeal()) this.#dealLater(id, TIME_TO_COME_BACK)
  }

  close(): void {
    this.#closed.abort()
  }

  /** How far the shuffle at this table is. */
  async shuffle(room: Room): Promise<Shuffle> {
    const { state, pledges, entropy } = room.table
    if (state !== 'open')
      return {
        type: 'shuffle',
        stage: 'dealt',
        pledges: [...(pledges ?? room.table.seats.map(() => ''))],
        revealed: room.table.seats.map((_, seat) => (entropy[seat] ?? '') !== ''),
      }
    const hands = await this.#roomCache.storage.shuffleOf(room.id)
    return {
      type: 'shuffle',
      stage: pledges === null ? 'open' : 'closed',
      pledges: [...(pledges ?? bySeat(room, hands, 'pledge'))],
      revealed: bySeat(room, hands, 'reveal').map((shown) => shown !== ''),
    }
  }

  async told(room: Room): Promise<string> {
    return text(await this.shuffle(room))
  }

  async #changed(room: Room): Promise<void> {
    room.tellAll(await this.told(room))
    this.#waiting.get(room.id)?.()
  }

  /** The last pledge of a person before the start counts. */
  async pledge(room: Room, person: string | null, pledge: string): Promise<void> {
    if (room.table.state !== 'open' || room.table.pledges !== null) throw new Refused('alreadyStarted')
    if (person === null || room.seatOf(person) === null) throw new Refused('notSeated')
    await this.#roomCache.storage.setPledge(room.id, person, pledge)
    await this.#changed(room)
  }

  async reveal(room: Room, person: string | null, shown: string): Promise<void> {
    const { state, pledges } = room.table
    if (state !== 'open') throw new Refused('alreadyStarted')
    const seat = room.seatOf(person)
    if (person === null || seat === null) throw new Refused('notSeated')
    if (pledges === null) throw new Refused('notStarted')
    if (commit(shown) !== pledges[seat]) throw new Refused('notPledged')
    await this.#roomCache.storage.setReveal(room.id, person, shown)
    await this.#changed(room)
  }

  /** Waits a moment for somebody who has just sat down, where others have pledged already. */
  pledged(room: Room): Promise<void> {
    return this.#until(room, TIME_TO_PLEDGE, ({ pledges }) => !someAreLate(room, pledges))
  }

  async closePledges(room: Room): Promise<void> {
    const { storage } = this.#roomCache
    const pledges = bySeat(room, await storage.shuffleOf(room.id), 'pledge')
    if (!(await storage.closePledges(room.id, pledges))) throw new Refused('alreadyStarted')
    room.table = { ...room.table, pledges }
  }

  /** Waits a little for what was pledged, and begins the game; or closes the table, if it cannot be dealt. */
  async deal(room: Room, time = TIME_TO_REVEAL): Promise<void> {
    try {
      const shuffle = await this.shuffle(room)
      if (!isComplete(shuffle)) room.tellAll(text(shuffle))
      await this.#until(room, time, isComplete)
      await room.presence.inTurn(() => this.#begin(room))
    } catch (error) {
      if (isForNow(error)) this.#tryAgain(room.id)
      throw error
    }
  }

  /** Nobody waits for it to be said how it went. */
  #dealLater(id: string, time: number): void {
    this.#roomCache
      .at(id, async (room) => {
        // It may have been closed meanwhile.
        if (room.table.state === 'open') await this.deal(room, time)
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) this.#roomCache.undealt(id, error)
      })
  }

  #tryAgain(id: string): void {
    sleep(TRY_AGAIN, null, { ref: false, signal: this.#closed.signal })
      .then(() => this.#dealLater(id, TIME_TO_REVEAL))
      .catch(() => null)
  }

  /** Whoever sits there reads that there will be no game, and can open another table. */
  async #giveUp(room: Room, error: unknown): Promise<void> {
    this.#roomCache.undealt(room.id, error)
    await this.#roomCache.storage.closeTable(room.id, this.#roomCache.now())
    await this.#roomCache.refresh(room)
  }

  /** The rules by which the table can be dealt. */
  async #triedRules(room: Room, entropy: readonly string[]): Promise<AnyGame> {
    const { game, seats, seed, options } = room.table
    try {
      const rules = GAMES[game]
      if (!rules) throw new Refused('noSuchGame', { given: game })
      mustDeal(rules, seats.length, seed, options, entropy)
      return rules
    } catch (error) {
      await this.#giveUp(room, error)
      throw error
    }
  }

  async #begin(room: Room): Promise<void> {
    const { storage } = this.#roomCache
    const names = room.table.seats.map(({ bot, name }) => name ?? bot ?? '')
    const entropy = bySeat(room, await storage.shuffleOf(room.id), 'reveal')
    const rules = await this.#triedRules(room, entropy)
    if (!(await storage.startTable(room.id, this.#roomCache.now(), names, entropy, rules.version)))
      throw new Refused('alreadyStarted')
    const table = await storage.table(room.id)
    if (!table) throw new Refused('noSuchTable')
    room.begin(table)
    room.tellAll(await this.told(room))
    await this.#roomCache.refresh(room)
    await room.presence.settle()
  }

  /** Waits until the shuffle is so far, but not longer than this. */
  async #until(room: Room, time: number, isSo: (shuffle: Shuffle) => boolean): Promise<void> {
    const over = AbortSignal.any([AbortSignal.timeout(time), this.#closed.signal])
    for (;;) {
      // Whatever changes from here on is noticed, also while the shuffle is read.
      const changed = new AbortController()
      this.#waiting.set(room.id, () => changed.abort())
      if (isSo(await this.shuffle(room)) || over.aborted) break
      await sleep(time, null, { ref: false, signal: AbortSignal.any([over, changed.signal]) }).catch(
        () => null,
      )
    }
    this.#waiting.delete(room.id)
    if (this.#closed.signal.aborted) throw new Refused('outOfOrder')
  }
}

/** What passes by itself: a disk that is full, a queue that is. */
const isForNow = (error: unknown): boolean =>
  error instanceof Refused && (error.refusal.code === 'cannotWrite' || error.refusal.code === 'busy')

/** All that was pledged is there. */
const isComplete = ({ pledges, revealed }: Shuffle): boolean =>
  pledges.every((pledge, seat) => pledge === '' || revealed[seat])

/** Somebody at the table has pledged, and somebody else who is here has not had the time to. */
const someAreLate = (room: Room, pledges: readonly string[]): boolean =>
  pledges.some((pledge) => pledge !== '') &&
  room.info().seats.some((seat, number) => seat.kind === 'person' && seat.here && pledges[number] === '')
