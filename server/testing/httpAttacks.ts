// Those who mean harm by HTTP: each kind asks for as much as it can for a few seconds.

import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Battlefield {
  readonly port: number
  /** Where the attack comes from. */
  readonly localAddress: string
  /** A long game that has ended, at a public table. */
  readonly table: string
  readonly cookie: string
  /** In milliseconds. */
  readonly time: number
  /** Notes what was told: a status, and the code of a refusal. */
  told(status: number, code: string | null): void
}

interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string }
}

/** How many requests are under way at a time. */
const AT_ONCE = 20
const TOO_MUCH = 429
/** On a busy machine it takes a while to be too fast, in milliseconds. */
const REFUSED_WITHIN = 60_000
/** Connections of which nothing is asked, and such on which a body never ends. */
const IDLE = 700
const UNFINISHED = 100
/** Connections that ask at the same moment, and how long they wait before they do it again, in milliseconds. */
const CROWD = 500
const CROWD_WAITS = 400

const CODE = /"refusal":\{"code":"(\w+)"/u

export type HttpAttacks = { readonly [kind: string]: () => Promise<void> }

export function httpAttacks({ port, localAddress, table, cookie, time, told }: Battlefield): HttpAttacks {
  const heard = { isEnough: false }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

  const ask = ({ method = 'GET', path, body, headers }: Asked): Promise<string> =>
    new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const type = text === undefined ? {} : { 'content-type': 'application/json' }
      const asking = request(
        {
          host: '127.0.0.1',
          port,
          localAddress,
          agent,
          method,
          path,
          headers: { ...(cookie && { cookie }), ...type, ...headers },
        },
        (answer) => {
          const parts: string[] = []
          answer.on('data', (part: Buffer) => parts.push(part.toString()))
          answer.on('close', () => {
            if (answer.statusCode === TOO_MUCH) heard.isEnough = true
            told(answer.statusCode ?? 0, CODE.exec(parts[0] ?? '')?.[1] ?? null)
            resolve(parts.join(''))
          })
        },
      )
      asking.on('error', () => resolve(''))
      asking.end(text)
    })

  /** Asks for one thing after the other, as fast as it is answered, until the time is up and it was too much. */
  const storm = async (next: (n: number) => Asked): Promise<void> => {
    const over = Date.now() + time
    let asked = 0
    const one = async () => {
      while (Date.now() < over || (!heard.isEnough && Date.now() < over + REFUSED_WITHIN))
        await ask(next(asked++))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }

  const made = async (body: object): Promise<string> => {
    const answer = await ask({ method: 'POST', path: '/api/tables', body })
    return /"id":"([\w-]+)"/u.exec(answer)?.[1] ?? ''
  }

  const open = { game: 'corleone', seats: [{ kind: 'person' }, { kind: 'person' }], public: true }

  const listening = (line: Socket): Socket => {
    line.on('error', () => {})
    line.on('data', (bytes) => {
      const answer = bytes.toString()
      told(Number(answer.split(' ')[1]), CODE.exec(answer)?.[1] ?? null)
    })
    return line
  }

  /** Opens so many connections, writes this on each, and waits for what is said. */
  const hold = async (count: number, written: string): Promise<void> => {
    const lines = Array.from({ length: count }, () => {
      const line = connect({ port, host: '127.0.0.1', localAddress }, () => line.write(written))
      return listening(line)
    })
    await sleep(time)
    for (const line of lines) line.destroy()
  }

  return {
    /** The same thing under many names, from addresses that are made up. */
    spelled: () =>
      storm((n) => ({
        path: ['/%61pi/me', '/api/%6de', 'http://elsewhere/api/me', `/api/me?${n}`][n % 4] ?? '',
        headers: { 'x-forwarded-for': `9.9.${n % 250}.9` },
      })),
    guests: () =>
      storm((n) => ({
        method: 'POST',
        path: '/api/me',
        body: { name: `Eve ${n}` },
        headers: { cookie: '' },
      })),
    names: () => storm((n) => ({ method: 'POST', path: '/api/me', body: { name: `Eve ${n}` } })),
    tables: () => storm(() => ({ method: 'POST', path: '/api/tables', body: open })),
    mine: async () => {
      for (let n = 0; n < 20; n++) await made(open)
      await storm(() => ({ path: '/api/me/tables' }))
    },
    /** A body as large as one may be, with a problem every few bytes. */
    problems: () =>
      storm(() => ({ method: 'POST', path: '/api/tables', body: { ...open, seats: Array(75_000).fill(0) } })),
    strangeOptions: () => {
      const options = Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`option${n}`, 0]))
      return storm(() => ({ method: 'POST', path: '/api/tables', body: { ...open, options } }))
    },
    /** Tables with files of values of their own, and then the list of all tables. */
    fatTables: async () => {
      const components = JSON.parse(await ask({ path: '/api/games/corleone/components' }))
      for (let n = 0; n < 10; n++) await made({ ...open, options: { components } })
      await storm(() => ({ path: '/api/tables' }))
    },
    seats: async () => {
      const id = await made(open)
      await storm((n) => ({
        method: 'POST',
        path: `/api/tables/${id}/${n % 2 ? 'sit' : 'leave'}`,
        body: n % 2 ? { seat: 1 } : {},
      }))
    },
    records: () => storm(() => ({ path: `/api/tables/${table}/record` })),
    games: () => storm((n) => ({ path: ['/api/games', '/api/games/speakeasy/components'][n % 2] ?? '' })),
    /** As many as one may have, each asking for something at the same moment as all others, again and again. */
    crowd: async () => {
      const over = Date.now() + time
      const lines = Array.from({ length: CROWD }, () =>
        listening(connect({ port, host: '127.0.0.1', localAddress })),
      )
      while (Date.now() < over) {
        for (const line of lines) line.write('GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n')
        await sleep(CROWD_WAITS)
      }
      for (const line of lines) line.destroy()
    },
    /** Thousands of requests in a row on every connection, without waiting for an answer. */
    pipelined: async () => {
      const many = 'GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(5000)
      const over = Date.now() + time
      while (Date.now() < over) {
        const line = listening(connect({ port, host: '127.0.0.1', localAddress }))
        line.write(many)
        await Promise.race([once(line, 'close'), sleep(CROWD_WAITS)])
        line.destroy()
      }
    },
    ready: () => storm(() => ({ path: '/readyz' })),
    connections: () => hold(IDLE, ''),
    bodies: () =>
      hold(
        UNFINISHED,
        'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      ),
  }
}
