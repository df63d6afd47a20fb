// What an admin asks of a house and does in it: the same with a server that runs and with a folder alone.

import type { Cleanup } from '../cleanup.ts'
import type { Storage, StoredTable } from '../storage/storage.ts'
import {
  type AdminCommand,
  AdminRefused,
  type Args,
  readArgs,
  type Results,
  stateOf,
  wordOf,
} from './requests.ts'

/** The tables in memory, if there are any. */
export interface Rooms {
  /** Who looks at this table now; null: nobody can, because no server runs. */
  company(table: string): Promise<{ readonly here: readonly string[]; readonly watchers: number } | null>
  /** Does something to a table, one after the other with what its people do; whoever looks at it is told. */
  change(table: string, what: () => Promise<void>): Promise<void>
}

/** Where it is written down that an admin did something. */
export type Log = (deed: { readonly [field: string]: unknown }) => void

/** What changes nothing is not written down. */
const ASKS_ONLY: readonly AdminCommand[] = ['list', 'show']

type Deeds = { readonly [N in AdminCommand]: (args: Args[N]) => Promise<Results[N]> }

export class Admin {
  readonly #storage: Storage
  readonly #rooms: Rooms
  readonly #cleanup: Cleanup
  readonly #log: Log

  constructor(storage: Storage, rooms: Rooms, cleanup: Cleanup, log: Log) {
    this.#storage = storage
    this.#rooms = rooms
    this.#cleanup = cleanup
    this.#log = log
  }

  readonly #deeds: Deeds = {
    list: (args) => this.#list(args),
    show: (args) => this.#show(args),
    close: (args) => this.#close(args),
    cleanup: () => this.#cleanup.run(Date.now()),
  }

  /** `by`: who asks, for the log. */
  async run<N extends AdminCommand>(command: N, given: unknown, by: string): Promise<Results[N]> {
    const args = readArgs(command, given)
    const result = await this.#deeds[command](args)
    if (!ASKS_ONLY.includes(command)) this.#log({ by, did: command, ...args, result })
    return result
  }

  async #list({ state, game, olderThan, limit }: Args['list']): Promise<Results['list']> {
    const { total, tables } = await this.#storage.upkeep.tables({
      state: state && stateOf(state),
      game,
      untouchedSince: olderThan === undefined ? undefined : Date.now() - olderThan,
      most: limit,
    })
    return { total, tables: tables.map((table) => ({ ...table, state: wordOf(table.state) })) }
  }

  async #table(id: string): Promise<StoredTable> {
    const table = await this.#storage.table(id)
    if (!table) throw new AdminRefused('noTable', id)
    return table
  }

  /** Everything but what would help somebody at the table: seed, entropy and the cards stay where they are. */
  async #show({ id }: Args['show']): Promise<Results['show']> {
    const table = await this.#table(id)
    const company = await this.#rooms.company(id)
    return {
      id,
      game: table.game,
      version: table.version,
      name: table.name,
      public: table.public,
      state: wordOf(table.state),
      host: table.host,
      hostName: table.hostName,
      whenAway: table.whenAway,
      made: table.made,
      started: table.started,
      ended: table.ended,
      ...(await this.#storage.upkeep.lifeOf(id)),
      winners: table.outcome && [...table.outcome.winners],
      rematch: table.rematch,
      watchers: company?.watchers ?? null,
      seats: table.seats.map(({ bot, person, name, left, away, botSince }) => ({
        bot,
        person,
        name,
        here: person !== null && company?.here.includes(person) === true,
        left,
        away,
        botSince,
      })),
    }
  }

  async #close({ table }: Args['close']): Promise<Results['close']> {
    await this.#rooms.change(table, async () => {
      const { state } = await this.#table(table)
      if (state === 'over' || state === 'closed') throw new AdminRefused('ended', table)
      await this.#storage.closeTable(table, Date.now())
    })
    return { table, state: 'closed' }
  }
}
