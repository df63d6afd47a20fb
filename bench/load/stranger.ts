// Somebody who asks things of a server in the same process, from a thread of their own: what is measured is the thread
// that serves. Told a name and a number over the port, does that so often, one after the other, and says when it is done.

import { parentPort, workerData } from 'node:worker_threads'
import { componentsFile } from '@backroom/games/values'
import { RawSocket } from './rawSocket.ts'

const port = Number(workerData)
const AT = `127.0.0.1:${port}`

let cookie = ''
/** From where they say that they come: behind a proxy everybody has an address of their own. */
let address = '10.0.0.1'

async function ask(path: string, body?: object): Promise<{ id: string }> {
  const answer = await fetch(`http://${AT}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${path} was refused: ${said}`)
  return JSON.parse(said)
}

/** A line, and whoever waits to hear something on it. */
class Call {
  readonly #line: RawSocket
  #waiting: { readonly fits: (text: string) => boolean; readonly heard: (text: string) => void } | null = null

  constructor() {
    this.#line = new RawSocket(port, cookie, (text) => {
      if (!this.#waiting?.fits(text)) return
      const { heard } = this.#waiting
      this.#waiting = null
      heard(text)
    })
  }

  static async open(): Promise<Call> {
    const call = new Call()
    await call.#line.opened
    return call
  }

  until(fits: (text: string) => boolean): Promise<string> {
    return new Promise((heard) => {
      this.#waiting = { fits, heard }
    })
  }

  /** Sends this and waits for a message of this type. */
  say(message: object, type: string): Promise<string> {
    const start = `{"type":"${type}"`
    const heard = this.until((text) => text.startsWith(start))
    this.#line.say(JSON.stringify(message))
    return heard
  }

  join(table: string): Promise<string> {
    return this.say({ type: 'join', table, since: null }, 'joined')
  }

  close(): void {
    this.#line.close()
  }
}

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'random' }))

/** A whole game of bots, which stays on the disk. */
async function played(game: string, seats: number): Promise<string> {
  const { id } = await ask('/api/tables', { game, seats: bots(seats), public: true })
  const call = await Call.open()
  await call.join(id)
  const over = call.until((text) => /^\{"type":"table".*"state":"over"/u.test(text))
  await fetch(`http://${AT}/api/tables/${id}/start`, { method: 'POST', headers: { cookie } })
  await over
  call.close()
  return id
}

await ask('/api/me', { name: 'Stranger' })
const [first = '', ...others] = await Promise.all([
  played('corleone', 5),
  played('corleone', 5),
  played('speakeasy', 4),
  played('cosa-nostra', 5),
])
const long = [first, ...others]
const open = await ask('/api/tables', {
  game: 'corleone',
  seats: [{ kind: 'person' }, { kind: 'person' }],
  public: true,
})

/** As many tables as one may have, and as many of others as are ever listed. */
const MINE = 40
const OTHERS = 25
const OF_EACH = 4
const forOne = { game: 'corleone', seats: [{ kind: 'person' }, ...bots(1)], public: true }
const stranger = cookie
for (let other = 0; other < OTHERS; other++) {
  cookie = ''
  address = `10.0.1.${other}`
  await ask('/api/me', { name: `Other ${other}` })
  for (let n = 0; n < OF_EACH; n++) await ask('/api/tables', forOne)
}
cookie = stranger
address = '10.0.0.1'
for (let n = 0; n < MINE; n++) {
  const { id } = await ask('/api/tables', forOne)
  if (n % 2 === 0) await fetch(`http://${AT}/api/tables/${id}/start`, { method: 'POST', headers: { cookie } })
}
const call = await Call.open()
const components = await componentsFile('speakeasy')
let done = 0
let made = 0

/** Nobody may have more than fifty tables: somebody else makes the next. */
async function makeTable(table: object): Promise<void> {
  if (made++ % 40 === 0) {
    cookie = ''
    await ask('/api/me', { name: 'Another' })
  }
  await ask('/api/tables', table)
}

const DEEDS: { readonly [name: string]: () => Promise<unknown> } = {
  join: () => call.join(long.at(-1) ?? ''),
  async cold() {
    const other = await Call.open()
    await other.join(long[done % long.length] ?? '')
    other.close()
  },
  chat: () => call.say({ type: 'chat', key: `${done}`, text: 'x'.repeat(500) }, 'accepted'),
  record: () => ask(`/api/tables/${long[done % long.length]}/record`),
  look: () => ask(`/api/tables/${long[done % long.length]}`),
  list: () => ask('/api/tables'),
  mine: () => ask('/api/me/tables'),
  name: () => ask('/api/me', { name: `Stranger ${done}` }),
  refused: () =>
    ask('/api/tables', { game: 'corleone', seats: [], junk: Array(20_000).fill(0) }).catch(() => null),
  table: () => makeTable({ game: 'corleone', seats: bots(5), public: false }),
  components: () => makeTable({ game: 'speakeasy', seats: bots(4), public: false, options: { components } }),
}

parentPort?.on('message', async ({ name, times }: { name: string; times: number }) => {
  if (name === 'chat') await call.join(open.id)
  for (let n = 0; n < times; n++, done++) await DEEDS[name]?.()
  parentPort?.postMessage('done', [])
})
parentPort?.postMessage(Object.keys(DEEDS), [])
