// What can be set from outside, and what holds if nothing is.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { AwayTimes } from './away.ts'
import type { Rate } from './rateLimit.ts'
import type { Rates, SharedRates } from './budget.ts'
import type { CleanupRules } from './cleanup.ts'
import type { HttpRates } from './httpBudget.ts'
import type { SessionRules } from './people.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the database. */
  readonly folder: string
  /** How large the database may grow, in bytes; 0: as large as the disk. */
  readonly mostData: number
  /** The built client; served when it is there. */
  readonly pages: string
  /** Origins besides our own that may speak to us. */
  readonly origins: readonly string[]
  /** How many proxies in front of us add to X-Forwarded-For by whom they were called. */
  readonly hops: number
  readonly logLevel: string
  /** Gives the records of games in play to everybody who asks. */
  readonly development: boolean
  /** How long a bot seems to think, in milliseconds. */
  readonly botDelay: { readonly min: number; readonly max: number }
  /** How long a question with a single answer stays open where people could learn from its absence. */
  readonly soleDelay: { readonly min: number; readonly max: number }
  readonly botThreads: number
  /** So many milliseconds a bot that searches thinks about an answer. */
  readonly botBudget: number
  /** Who plays for somebody who has left a running game. */
  readonly standIn: string
  readonly awayTimes: AwayTimes
  /** The part of its time that the server spends at most on telling those who only look on. */
  readonly onlookersShare: number
  /** Tables kept in memory although nobody looks at them. */
  readonly warmTables: number
  /** Messages a second from one socket, and how many it may save up. */
  readonly messages: Rate
  /** What else a socket, a guest on all of theirs, and an address may use up. */
  readonly budgets: {
    readonly socket: Omit<Rates, 'messages'>
    readonly guest: SharedRates
    readonly address: SharedRates
  }
  /** How long a socket may be open without having joined a table, in milliseconds. */
  readonly joinWithin: number
  /** How long a request may take to come, headers and body, in milliseconds. */
  readonly requestWithin: number
  /** How many refusals are answered at once; whoever goes on waits so many milliseconds for each answer. */
  readonly refusals: Rate & { readonly wait: number }
  /** Connections of all kinds that one address has open, where no proxy is in front of us. */
  readonly connections: number
  /** HTTP requests a minute from one address, and from one guest. */
  readonly requestsPerMinute: number
  /** What else an address, and a guest, may use up by HTTP. */
  readonly http: { readonly address: HttpRates; readonly guest: HttpRates }
  readonly cleanup: CleanupRules
  /** With it `GET /metrics` is answered; null: to nobody. */
  readonly metricsToken: string | null
  readonly sessions: SessionRules
}

const KB = 1024
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many in an hour, and five times as many in a day. */
const perHour = (most: number): readonly Rate[] => [
  { perSecond: most / 3600, burst: most },
  { perSecond: (5 * most) / (24 * 3600), burst: 5 * most },
]

export const DEFAULTS: Config = {
  port: 3000,
  host: '0.0.0.0',
  folder: './data',
  mostData: 0,
  pages: join(import.meta.dirname, '..', 'web', 'dist'),
  origins: [],
  hops: 0,
  logLevel: 'warn',
  development: false,
  botDelay: { min: 600, max: 1400 },
  soleDelay: { min: 1500, max: 6000 },
  botThreads: Math.max(1, availableParallelism() - 1),
  botBudget: 1800,
  standIn: 'capo',
  awayTimes: { away: 20_000, minute: 60_000, host: 120_000 },
  onlookersShare: 0.05,
  warmTables: 500,
  messages: { perSecond: 20, burst: 60 },
  budgets: {
    socket: { bytes: { perSecond: 64 * KB, burst: 256 * KB }, work: { perSecond: 50, burst: 300 } },
    guest: {
      messages: { perSecond: 60, burst: 240 },
      bytes: { perSecond: 128 * KB, burst: 512 * KB },
      work: { perSecond: 100, burst: 500 },
      sockets: 20,
      openings: { perSecond: 2, burst: 60 },
      chat: { perSecond: 1, burst: 20 },
    },
    address: {
      messages: { perSecond: 300, burst: 1200 },
      bytes: { perSecond: 512 * KB, burst: 2048 * KB },
      work: { perSecond: 200, burst: 1000 },
      sockets: 64,
      openings: { perSecond: 5, burst: 200 },
      chat: { perSecond: 5, burst: 60 },
    },
  },
  joinWithin: 30_000,
  requestWithin: 30_000,
  refusals: { perSecond: 5, burst: 60, wait: 1000 },
  connections: 512,
  requestsPerMinute: 600,
  http: {
    address: {
      bytes: { perSecond: 32 * KB, burst: 4096 * KB },
      work: { perSecond: 100, burst: 2000 },
      guests: perHour(200),
      tables: perHour(200),
    },
    guest: {
      bytes: { perSecond: 16 * KB, burst: 2048 * KB },
      work: { perSecond: 50, burst: 1000 },
      guests: [],
      tables: perHour(60),
    },
  },
  cleanup: {
    every: HOUR,
    guests: 90 * DAY,
    open: 48 * HOUR,
    abandoned: 30 * DAY,
    closed: 30 * DAY,
    finished: 0,
    chat: 90 * DAY,
  },
  metricsToken: null,
  sessions: { life: 90 * DAY, renew: 7 * DAY, grace: MINUTE },
}

const WITHOUT_END: Rate = { perSecond: 1e9, burst: 1e9 }
const UNBOUNDED: SharedRates = {
  messages: WITHOUT_END,
  bytes: WITHOUT_END,
  work: WITHOUT_END,
  sockets: 1e9,
  openings: WITHOUT_END,
  chat: WITHOUT_END,
}

const UNBOUNDED_HTTP: HttpRates = { bytes: WITHOUT_END, work: WITHOUT_END, guests: [], tables: [] }

/** For those who measure the server, or test something else than its limits. */
export const NO_LIMITS = {
  messages: WITHOUT_END,
  budgets: { socket: UNBOUNDED, guest: UNBOUNDED, address: UNBOUNDED },
  joinWithin: 3_600_000,
  requestWithin: 3_600_000,
  refusals: { ...WITHOUT_END, wait: 0 },
  connections: 1e9,
  requestsPerMinute: 1_000_000_000,
  http: { address: UNBOUNDED_HTTP, guest: UNBOUNDED_HTTP },
} as const satisfies Partial<Config>

export class SettingError extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name} is ${JSON.stringify(value)}; it must be ${wanted}`)
    this.name = 'SettingError'
  }
}

type Environment = { readonly [name: string]: string | undefined }

function wholeNumber(env: Environment, name: string, otherwise: number, most: number, least = 0): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!/^\d+$/u.test(text) || value > most || value < least)
    throw new SettingError(name, text, `a whole number from ${least} to ${most}`)
  return value
}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

function level(env: Environment): string {
  const text = env['BACKROOM_LOG']
  if (text === undefined || text === '') return DEFAULTS.logLevel
  if (!LEVELS.includes(text)) throw new SettingError('BACKROOM_LOG', text, `one of ${LEVELS.join(', ')}`)
  return text
}

function botDelay(env: Environment): Config['botDelay'] {
  const max = wholeNumber(env, 'BACKROOM_BOT_DELAY', DEFAULTS.botDelay.max, 60_000)
  return { min: Math.min(DEFAULTS.botDelay.min, Math.floor(max / 2)), max }
}

/** How long things are kept; a hundred years are as good as for ever. */
function cleanup(env: Environment): CleanupRules {
  const usual = DEFAULTS.cleanup
  const days = (name: string, otherwise: number) => DAY * wholeNumber(env, name, otherwise / DAY, 36_500)
  return {
    every: MINUTE * wholeNumber(env, 'BACKROOM_CLEANUP', usual.every / MINUTE, 10_080),
    guests: days('BACKROOM_KEEP_GUESTS', usual.guests),
    open: HOUR * wholeNumber(env, 'BACKROOM_KEEP_OPEN', usual.open / HOUR, 876_000),
    abandoned: days('BACKROOM_KEEP_ABANDONED', usual.abandoned),
    closed: days('BACKROOM_KEEP_CLOSED', usual.closed),
    finished: days('BACKROOM_KEEP_FINISHED', usual.finished),
    chat: days('BACKROOM_KEEP_CHAT', usual.chat),
  }
}

const socketsOf = (env: Environment, name: string, usual: SharedRates): SharedRates => ({
  ...usual,
  sockets: wholeNumber(env, name, usual.sockets, 1_000_000),
})

const SHORTEST_TOKEN = 16

function metricsToken(env: Environment): string | null {
  const text = env['BACKROOM_METRICS']
  if (text === undefined || text === '') return null
  if (text.length < SHORTEST_TOKEN || /\s/u.test(text))
    throw new SettingError('BACKROOM_METRICS', text, `at least ${SHORTEST_TOKEN} characters without a blank`)
  return text
}

function sessions(env: Environment): SessionRules {
  const days = wholeNumber(env, 'BACKROOM_SESSION_DAYS', DEFAULTS.sessions.life / DAY, 36_500, 1)
  return { ...DEFAULTS.sessions, life: DAY * days }
}

function http(env: Environment): Config['http'] {
  const { address, guest } = DEFAULTS.http
  const made = (name: string, usual: readonly Rate[]) =>
    perHour(wholeNumber(env, name, usual[0]?.burst ?? 0, 1_000_000, 1))
  return {
    address: {
      ...address,
      guests: made('BACKROOM_NEW_GUESTS', address.guests),
      tables: made('BACKROOM_NEW_TABLES', address.tables),
    },
    guest,
  }
}

/** The settings as docs/operating.md names them. */
export function configFrom(env: Environment): Config {
  const development = env['BACKROOM_DEV'] === '1'
  return {
    ...DEFAULTS,
    port: wholeNumber(env, 'PORT', DEFAULTS.port, 65_535),
    // What is hidden lies open in development: nobody else's machine should reach it by mistake.
    host: env['HOST'] || (development ? '127.0.0.1' : DEFAULTS.host),
    development,
    folder: env['BACKROOM_DATA'] || DEFAULTS.folder,
    pages: env['BACKROOM_CLIENT'] || DEFAULTS.pages,
    mostData: 2 ** 20 * wholeNumber(env, 'BACKROOM_DATA_MB', DEFAULTS.mostData, 10_000_000),
    origins: (env['BACKROOM_ORIGINS'] ?? '').split(/[\s,]+/u).filter((origin) => origin !== ''),
    hops: wholeNumber(env, 'BACKROOM_PROXY', DEFAULTS.hops, 10),
    logLevel: level(env),
    botDelay: botDelay(env),
    botBudget: wholeNumber(env, 'BACKROOM_BOT_BUDGET', DEFAULTS.botBudget, 60_000),
    sessions: sessions(env),
    awayTimes: {
      ...DEFAULTS.awayTimes,
      away: 1000 * wholeNumber(env, 'BACKROOM_AWAY', DEFAULTS.awayTimes.away / 1000, 3600),
      host: 1000 * wholeNumber(env, 'BACKROOM_HOST_AWAY', DEFAULTS.awayTimes.host / 1000, 86_400),
    },
    warmTables: wholeNumber(env, 'BACKROOM_WARM_TABLES', DEFAULTS.warmTables, 1_000_000),
    cleanup: cleanup(env),
    metricsToken: metricsToken(env),
    http: http(env),
    requestsPerMinute: wholeNumber(env, 'BACKROOM_REQUESTS', DEFAULTS.requestsPerMinute, 1_000_000),
    budgets: {
      ...DEFAULTS.budgets,
      guest: socketsOf(env, 'BACKROOM_GUEST_SOCKETS', DEFAULTS.budgets.guest),
      address: socketsOf(env, 'BACKROOM_SOCKETS', DEFAULTS.budgets.address),
    },
    messages: {
      ...DEFAULTS.messages,
      perSecond: wholeNumber(env, 'BACKROOM_MESSAGES', DEFAULTS.messages.perSecond, 1_000_000),
    },
  }
}
