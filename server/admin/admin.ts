// What an admin asks of a server and does there: the same with a server that runs and with a folder alone.

import type { AdminContext } from './adminContext.ts'
import { ban, mute, unban, unmute } from './moderation.ts'
import { kindOf, list, mustBeTable, show, stats } from './questions.ts'
import { type AdminCommand, AdminRefused, type Args, readArgs, type Results } from './requests.ts'

/** Where it is written down that an admin did something. */
export type Log = (done: { readonly [field: string]: unknown }) => void

/** Answers of one table that are deleted at once. */
const ROWS_AT_ONCE = 500

/** What changes nothing is not written down. */
const ASKS_ONLY: readonly AdminCommand[] = ['list', 'show', 'stats']

type Handlers = { readonly [N in AdminCommand]: (args: Args[N]) => Promise<Results[N]> }

export class Admin {
  readonly #context: AdminContext
  readonly #log: Log
  readonly #handlers: Handlers

  constructor(context: AdminContext, log: Log) {
    this.#context = context
    this.#log = log
    this.#handlers = {
      list: (args) => list(context, args),
      show: (args) => show(context, args),
      stats: () => stats(context),
      close: (args) => this.#close(args),
      free: (args) => this.#free(args),
      delete: (args) => this.#delete(args),
      mute: (args) => mute(context, args),
      unmute: (args) => unmute(context, args),
      ban: (args) => ban(context, args),
      unban: (args) => unban(context, args),
      cleanup: () => context.cleanup.run(Date.now()),
      mend: async () => ({ mended: await context.storage.upkeep.mend(Date.now()) }),
    }
  }

  /** `by`: who asks, for the log. */
  async run<N extends AdminCommand>(command: N, given: unknown, by: string): Promise<Results[N]> {
    const args = readArgs(command, given)
    const result = await this.#handlers[command](args)
    if (!ASKS_ONLY.includes(command)) this.#log({ by, did: command, ...args, result })
    return result
  }

  async #close({ table }: Args['close']): Promise<Results['close']> {
    await this.#context.rooms.change(table, async () => {
      const { state } = await mustBeTable(this.#context, table)
      if (state === 'over' || state === 'closed') throw new AdminRefused('ended', table)
      await this.#context.storage.closeTable(table, Date.now())
      return null
    })
    return { table, state: 'closed' }
  }

  /** Whoever sat there looks on from now; the seat is for whoever comes. */
  async #free({ table, seat }: Args['free']): Promise<Results['free']> {
    let freed: Results['free'] | null = null
    await this.#context.rooms.change(table, async () => {
      const { state, seats, pledges } = await mustBeTable(this.#context, table)
      if (state === 'over' || state === 'closed') throw new AdminRefused('ended', table)
      if (state === 'open' && pledges !== null) throw new AdminRefused('dealing', table)
      const at = seats[seat]
      if (!at) throw new AdminRefused('noSeat', String(seat))
      if (at.person === null) throw new AdminRefused('nobodySits', String(seat))
      await this.#context.storage.clearSeat(table, seat, null, Date.now())
      freed = { table, seat, person: at.person, name: at.name ?? '' }
      return at.person
    })
    if (!freed) throw new AdminRefused('failed', table)
    return freed
  }

  async #delete({ subject }: Args['delete']): Promise<Results['delete']> {
    const { storage, rooms } = this.#context
    const kind = await kindOf(this.#context, subject)
    if (kind === 'table') await rooms.remove(subject, () => storage.upkeep.deleteTable(subject, ROWS_AT_ONCE))
    else await rooms.removePerson(subject, () => storage.upkeep.deletePerson(subject, Date.now()))
    return { kind, subject }
  }
}
