// Those who load our server: at every table five who answer as soon as they are asked, with anything legal.

import { type Prompt, randomAnswer, randomFrom } from '@backroom/engine'
import { RawSocket } from './rawSocket.ts'
import { Meter, SEATS, TABLES } from './meter.ts'

/** A game may be over before the time is: the same five then play at another table, made before. */
const GAMES_EACH = 2

const [port = ''] = process.argv.slice(2)
const random = randomFrom('load')
const meter = new Meter()

/** What an answer needs to know of a message. */
interface Asked {
  readonly prompt: Prompt
  readonly wait: number
}

const MOVED = '{"type":"moved","seq":'
const PROMPT = '"prompt":'

/** Only the question is read, which comes after the view: what is measured is the server, not its guests. */
function readAsked(text: string): Asked | null {
  const at = text.indexOf(PROMPT)
  return text.startsWith('null', at + PROMPT.length) ? null : (JSON.parse(`{${text.slice(at, -1)}`) as Asked)
}

async function post(cookie: string, path: string, body?: object): Promise<{ cookie: string; id: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { id } = (await answer.json()) as { id: string }
  if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}`)
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie, id }
}

class Player {
  readonly cookie: string
  #line: RawSocket | null = null
  #joined = Promise.withResolvers<void>()
  #over = Promise.withResolvers<void>()
  #sent = 0
  #answered = -1

  constructor(cookie: string) {
    this.cookie = cookie
  }

  connect(): Promise<void> {
    this.#line = new RawSocket(Number(port), this.cookie, (text) => this.#receive(text))
    return this.#line.opened
  }

  /** Resolves when they are there; `over` when the game there is. */
  join(table: string): Promise<void> {
    this.#joined = Promise.withResolvers<void>()
    this.#over = Promise.withResolvers<void>()
    this.#answered = -1
    this.#line?.say(JSON.stringify({ type: 'join', table, since: null }))
    return this.#joined.promise
  }

  get over(): Promise<void> {
    return this.#over.promise
  }

  #receive(text: string): void {
    if (text.startsWith('{"type":"accepted"')) meter.count(this.#sent)
    else if (text.startsWith('{"type":"joined"')) this.#joined.resolve()
    else if (text.startsWith(MOVED)) {
      const asked = readAsked(text)
      if (asked) this.#answer(Number.parseInt(text.slice(MOVED.length), 10), asked)
      else if (!text.endsWith('"over":null}}')) this.#over.resolve()
    }
  }

  #answer(seq: number, { prompt, wait }: Asked): void {
    // Others may be asked at the same time, and what they do is told too.
    if (wait === this.#answered) return
    this.#answered = wait
    const answer = randomAnswer(prompt, random)
    this.#sent = performance.now()
    this.#line?.say(JSON.stringify({ type: 'answer', key: `${seq}`, seq, wait, answer }))
  }
}

class Company {
  readonly #players: readonly Player[]
  readonly #host: string
  readonly #tables: string[] = []

  constructor(cookies: readonly string[]) {
    this.#players = cookies.map((cookie) => new Player(cookie))
    this.#host = cookies[0] ?? ''
  }

  async sitDown(): Promise<void> {
    const seats = Array.from({ length: SEATS }, () => ({ kind: 'person' }))
    for (let n = 0; n < GAMES_EACH; n++) {
      const { id } = await post(this.#host, '/api/tables', { game: 'corleone', seats, public: false })
      for (const [seat, { cookie }] of this.#players.entries())
        if (seat > 0) await post(cookie, `/api/tables/${id}/sit`, { seat })
      this.#tables.push(id)
    }
    await Promise.all(this.#players.map((player) => player.connect()))
    await this.#join()
  }

  async #join(): Promise<void> {
    const [table = ''] = this.#tables
    await Promise.all(this.#players.map((player) => player.join(table)))
  }

  async play(): Promise<void> {
    await post(this.#host, `/api/tables/${this.#tables.shift()}/start`)
    await Promise.all(this.#players.map(({ over }) => over))
    if (this.#tables.length === 0) return
    await this.#join()
    await this.play()
  }
}

async function newCompany(): Promise<Company> {
  const names = Array.from({ length: SEATS }, (_, seat) => ({ name: `guest ${seat}` }))
  const cookies = await Promise.all(names.map(async (name) => (await post('', '/api/me', name)).cookie))
  const company = new Company(cookies)
  await company.sitDown()
  return company
}

const companies: Company[] = []
while (companies.length < TABLES)
  companies.push(...(await Promise.all(Array.from({ length: 10 }, () => newCompany()))))
meter.begin()
await Promise.all(companies.map((company) => company.play()))
