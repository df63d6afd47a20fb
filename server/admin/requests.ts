// What an admin may ask of a server and is answered, as schemas: the command line may be newer than the server.

import { TABLE_STATES, type TableState } from '@backroom/protocol'
import * as v from 'valibot'
import { SWEPT } from '../cleanup.ts'
import { SANCTIONED, SANCTIONS } from '../storage/storage.ts'

/** The states of tables in an admin's words. */
export const ADMIN_STATES = ['open', 'running', 'finished', 'closed'] as const
export type AdminState = (typeof ADMIN_STATES)[number]

const WORDS: { readonly [state in TableState]: AdminState } = {
  open: 'open',
  running: 'running',
  over: 'finished',
  closed: 'closed',
}
export const wordOf = (state: TableState): AdminState => WORDS[state]
export const stateOf = (word: AdminState): TableState =>
  TABLE_STATES.find((state) => WORDS[state] === word) ?? 'over'

export const MOST_LISTED = 10_000
export const MOST_DAYS = 36_500

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const state = v.picklist(ADMIN_STATES)
const subjects = v.pipe(v.array(id), v.minLength(1), v.maxLength(100))
/** Without: for ever. */
const days = v.optional(v.pipe(whole, v.minValue(1), v.maxValue(MOST_DAYS)))
const time = v.nullable(v.number())

const ARGS = {
  list: v.strictObject({
    state: v.optional(state),
    game: v.optional(id),
    /** Milliseconds since somebody was there, or something was answered. */
    olderThan: v.optional(whole),
    limit: v.pipe(whole, v.maxValue(MOST_LISTED)),
  }),
  show: v.strictObject({ id }),
  close: v.strictObject({ table: id }),
  free: v.strictObject({ table: id, seat: whole }),
  mute: v.strictObject({ subjects, days }),
  unmute: v.strictObject({ subjects }),
  ban: v.strictObject({ subject: id, days }),
  unban: v.strictObject({ subject: id }),
  delete: v.strictObject({ subject: id }),
  stats: v.strictObject({}),
  cleanup: v.strictObject({}),
  mend: v.strictObject({}),
}

const sanctioned = v.object({ kind: v.picklist(SANCTIONED), subject: v.string() })

const table = {
  id: v.string(),
  game: v.string(),
  version: v.number(),
  name: v.nullable(v.string()),
  public: v.boolean(),
  state,
  host: v.string(),
  hostName: v.string(),
  answers: v.number(),
  made: v.number(),
  touched: v.number(),
}

const RESULTS = {
  list: v.object({
    total: v.number(),
    tables: v.array(v.object({ ...table, people: v.number(), bots: v.number(), free: v.number() })),
  }),
  show: v.variant('kind', [
    v.object({
      kind: v.literal('table'),
      ...table,
      whenAway: v.string(),
      started: time,
      ended: time,
      winners: v.nullable(v.array(v.number())),
      rematch: v.nullable(v.string()),
      muted: v.boolean(),
      /** Null: no server runs, so nobody can be there. */
      watchers: v.nullable(v.number()),
      seats: v.array(
        v.object({
          bot: v.nullable(v.string()),
          person: v.nullable(v.string()),
          name: v.nullable(v.string()),
          here: v.boolean(),
          left: v.boolean(),
          away: time,
          botSince: time,
        }),
      ),
    }),
    v.object({
      kind: v.literal('person'),
      id: v.string(),
      name: v.string(),
      seen: v.number(),
      muted: v.boolean(),
      banned: v.boolean(),
      tables: v.array(v.object({ id: v.string(), game: v.string(), state, host: v.boolean() })),
    }),
  ]),
  close: v.object({ table: v.string(), state }),
  free: v.object({ table: v.string(), seat: v.number(), person: v.string(), name: v.string() }),
  mute: v.object({ muted: v.array(sanctioned), until: time }),
  unmute: v.object({ unmuted: v.array(sanctioned) }),
  ban: v.object({ ...sanctioned.entries, until: time }),
  unban: sanctioned,
  delete: sanctioned,
  stats: v.object({
    people: v.number(),
    seenToday: v.number(),
    seenThisMonth: v.number(),
    tables: v.array(v.object({ game: v.string(), state, count: v.number() })),
    bytes: v.number(),
    /** Null: no server runs. */
    sockets: v.nullable(v.number()),
    tablesInMemory: v.nullable(v.number()),
    sanctions: v.array(
      v.object({ what: v.picklist(SANCTIONS), ...sanctioned.entries, at: v.number(), until: time }),
    ),
  }),
  mend: v.object({ mended: v.number() }),
  cleanup: v.object(v.entriesFromList(SWEPT, v.number())),
}

export type AdminCommand = keyof typeof ARGS
export type Args = { [N in AdminCommand]: v.InferOutput<(typeof ARGS)[N]> }
export type Results = { [N in AdminCommand]: v.InferOutput<(typeof RESULTS)[N]> }

/** Why an admin was refused; the sentences stand with the command line. */
const ADMIN_REFUSALS = [
  'malformed',
  'noData',
  'noTable',
  'noSubject',
  'noPersonOrAddress',
  'noSeat',
  'nobodySits',
  'dealing',
  'ended',
  'notMuted',
  'notBanned',
  'fileThere',
  'noBackup',
  'failed',
] as const
type AdminRefusalCode = (typeof ADMIN_REFUSALS)[number]

export class AdminRefused extends Error {
  readonly code: AdminRefusalCode
  readonly given: string
  constructor(code: AdminRefusalCode, given = '') {
    super(`refused: ${code} ${given}`.trimEnd())
    this.name = 'AdminRefused'
    this.code = code
    this.given = given
  }
}

const isCommand = (name: string): name is AdminCommand => Object.hasOwn(ARGS, name)

/** What comes through the control door, and who says it. */
const call = v.object({
  by: v.pipe(v.string(), v.maxLength(64)),
  command: v.pipe(
    v.string(),
    v.custom<AdminCommand>((name) => typeof name === 'string' && isCommand(name)),
  ),
  args: v.unknown(),
})

const reply = v.variant('ok', [
  v.object({ ok: v.literal(true), result: v.unknown() }),
  v.object({ ok: v.literal(false), code: v.picklist(ADMIN_REFUSALS), given: v.string() }),
])
export type AdminReply = v.InferOutput<typeof reply>

function read<T>(schema: v.GenericSchema<unknown, T>, given: unknown): T {
  const read = v.safeParse(schema, given)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new AdminRefused('malformed', `${v.getDotPath(issue) ?? '(all)'}: ${issue.message.slice(0, 200)}`)
}

const argsOf: { readonly [N in AdminCommand]: v.GenericSchema<unknown, Args[N]> } = ARGS
const resultOf: { readonly [N in AdminCommand]: v.GenericSchema<unknown, Results[N]> } = RESULTS

export const readCall = (given: unknown): v.InferOutput<typeof call> => read(call, given)
export const readReply = (given: unknown): AdminReply => read(reply, given)
export const readArgs = <N extends AdminCommand>(command: N, given: unknown): Args[N] =>
  read<Args[N]>(argsOf[command], given)
export const readResult = <N extends AdminCommand>(command: N, given: unknown): Results[N] =>
  read<Results[N]>(resultOf[command], given)
