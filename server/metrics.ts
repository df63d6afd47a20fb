// What a monitor reads: numbers of this process and this server, as a page in Prometheus' text format.

import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { RoomCache } from './roomCache.ts'
import { Refused } from './refused.ts'
import { refusalsSent } from './refusals.ts'
import type { Sockets } from './sockets.ts'
import type { Storage } from './storage/storage.ts'

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Kind = 'counter' | 'gauge'
type Sample = readonly [labels: { readonly [label: string]: string }, value: number]

const SECOND_IN_NS = 1e9

const labelled = (labels: Sample[0]): string => {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return all.length > 0 ? `{${all.join(',')}}` : ''
}

function metric(name: string, kind: Kind, help: string, samples: readonly Sample[] | number): string {
  const lines = typeof samples === 'number' ? [[{}, samples] as const] : samples
  return [
    `# HELP backroom_${name} ${help}`,
    `# TYPE backroom_${name} ${kind}`,
    ...lines.map(([labels, value]) => `backroom_${name}${labelled(labels)} ${value}`),
    '',
  ].join('\n')
}

const seconds = (quantile: string, nanoseconds: number): Sample => [
  { quantile },
  Number.isFinite(nanoseconds) ? nanoseconds / SECOND_IN_NS : 0,
]

export class Metrics {
  readonly #storage: Storage
  readonly #roomCache: RoomCache
  readonly #sockets: Sockets
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  constructor(storage: Storage, roomCache: RoomCache, sockets: Sockets) {
    this.#storage = storage
    this.#roomCache = roomCache
    this.#sockets = sockets
    this.#delay.enable()
  }

  stop(): void {
    this.#delay.disable()
  }

  async page(): Promise<string> {
    const { people, tables } = await this.#storage.upkeep.census()
    const { commits } = this.#roomCache
    return [
      metric(
        'tables',
        'gauge',
        'Tables kept, by state.',
        tables.map(({ state, count }) => [{ state }, count]),
      ),
      metric('people', 'gauge', 'Guests kept.', people),
      metric('people_here', 'gauge', 'People who look at a table.', this.#roomCache.company.people.length),
      metric('sockets', 'gauge', 'Open sockets.', this.#sockets.size),
      metric('tables_in_memory', 'gauge', 'Tables in memory.', this.#roomCache.size),
      metric('answers_total', 'counter', 'Answers, commands and undos that became durable.', commits.stored),
      metric('answers_waiting', 'gauge', 'Answers that are not handed to the writer yet.', commits.waiting),
      metric(
        'writes_waiting',
        'gauge',
        'Jobs that wait for the writer thread, by lane.',
        Object.entries(this.#storage.waiting).map(([lane, jobs]) => [{ lane }, jobs]),
      ),
      metric('can_write', 'gauge', 'Whether the disk takes what is written.', this.#storage.trouble ? 0 : 1),
      metric(
        'refusals_total',
        'counter',
        'What was refused, by code.',
        [...refusalsSent()].map(([code, count]) => [{ code }, count]),
      ),
      this.#delays(),
      metric('memory_bytes', 'gauge', 'Resident memory.', process.memoryUsage.rss()),
      metric('uptime_seconds', 'gauge', 'Since the process began.', Math.round(process.uptime())),
    ].join('')
  }

  /** How long the event loop was held up since this was last asked. */
  #delays(): string {
    const samples = [
      seconds('0.5', this.#delay.percentile(50)),
      seconds('0.99', this.#delay.percentile(99)),
      seconds('1', this.#delay.max),
    ]
    this.#delay.reset()
    return metric(
      'event_loop_delay_seconds',
      'gauge',
      'Delay of the event loop since it was last read.',
      samples,
    )
  }
}

/** For a monitor elsewhere that knows the token; without a token there is no such page but at the control door. */
export function openMetrics(app: FastifyInstance, token: string | null, metrics: Metrics): void {
  if (token === null) return
  const wanted = digest(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Refused('noSuchPath')
    return reply
      .header('cache-control', 'no-store')
      .type(METRICS_TYPE)
      .send(await metrics.page())
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
