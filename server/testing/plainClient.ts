// A small client written from docs/protocol.md alone: it shares no code and no types with the server.

import { type ClientOptions, WebSocket } from 'ws'

interface Option {
  readonly id: string
  readonly times?: number
}

export interface Prompt {
  readonly kind: 'one' | 'some' | 'amount' | 'order'
  readonly seat: number
  readonly key: string
  readonly rule: string
  readonly options?: readonly Option[]
  readonly min?: number
  readonly max?: number
  readonly unit?: number
}

export interface Sight {
  readonly view: object
  /** As it is told when something was done: what has changed in the view. */
  readonly changes?: readonly (readonly [path: readonly (string | number)[], now: unknown])[]
  readonly prompt: Prompt | null
  readonly waiting: readonly { readonly seat: number; readonly sealed: boolean }[]
  readonly wait: number
  readonly taken: number
  readonly fence: number
  readonly over: { readonly winners: readonly number[]; readonly scores: readonly number[] } | null
}

export interface LogEntry {
  readonly seq: number
  readonly at: number
  readonly events: readonly { readonly type: string }[]
  readonly undid?: { readonly seq: number; readonly seat: number }
  readonly standIn?: number
}

interface Refusal {
  readonly code: string
  readonly rule?: string
  readonly given?: string
  readonly problems?: readonly string[]
}

interface SeatInfo {
  readonly kind: string
  readonly name?: string | null
  readonly here?: boolean
  readonly keptFor?: string | null
  readonly away?: number | null
  readonly left?: boolean
  readonly botPlays?: boolean
  readonly botAt?: number | null
  readonly votes?: { readonly seats: readonly number[]; readonly needed: number } | null
  readonly bot?: string
}

export interface TableInfo {
  readonly id: string
  readonly version: number
  readonly state: string
  readonly seats: readonly SeatInfo[]
  readonly host: string
  readonly hostSeat: number | null
  readonly whenAway: string
  readonly rematch: string | null
  readonly watchers: number
  readonly commitment: string
  readonly outcome: object | null
}

interface ChatLine {
  readonly seq: number
  readonly name: string
  readonly seat: number | null
  readonly text: string
}

export interface Message {
  readonly type: string
  readonly key?: string | null
  readonly seq?: number
  readonly table?: TableInfo
  readonly you?: number | null
  readonly host?: boolean
  readonly sight?: Sight | null
  readonly continued?: boolean
  readonly log?: readonly LogEntry[]
  readonly chat?: readonly ChatLine[]
  readonly message?: ChatLine
  readonly refusal?: Refusal
  readonly played?: number
  readonly stage?: string
  readonly pledges?: readonly string[]
  readonly revealed?: readonly boolean[]
  readonly wait?: number
  readonly blocked?: readonly { readonly id: string; readonly rule: string; readonly why: string }[]
}

export type Answer = string | number | readonly string[]

/** Any legal answer to a prompt; `chance` gives numbers from 0 up to 1. */
export function anyAnswer(prompt: Prompt, chance: () => number): Answer {
  const below = (limit: number) => Math.floor(chance() * limit)
  const options = prompt.options ?? []
  const { min = 0, max = 0, unit = 1 } = prompt
  if (prompt.kind === 'one') return options[below(options.length)]?.id ?? ''
  if (prompt.kind === 'amount') return min + unit * below(Math.floor((max - min) / unit) + 1)
  if (prompt.kind === 'order') return options.map((option) => option.id)
  const left = options.flatMap(({ id, times = 1 }) => Array<string>(times).fill(id))
  const count = min + below(Math.min(max, left.length) - min + 1)
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? '')
}

/** Somebody with a cookie, by HTTP. */
export class PlainGuest {
  readonly #at: string
  cookie = ''

  constructor(port: number) {
    this.#at = `127.0.0.1:${port}`
  }

  async ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    headers: { [name: string]: string } = {},
  ) {
    const answer = await fetch(`http://${this.#at}${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = answer.headers.get('set-cookie')
    if (set !== null) this.cookie = set.split(';')[0] ?? ''
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }

  async introduce(name: string): Promise<this> {
    await this.ask('POST', '/api/me', { name })
    return this
  }

  connect(options: ClientOptions = {}): Promise<PlainSocket> {
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...options.headers }
    const socket = new WebSocket(`ws://${this.#at}/ws`, { ...options, headers })
    return new Promise((resolve, reject) => {
      const plain = new PlainSocket(socket)
      socket.once('open', () => resolve(plain))
      socket.once('error', reject)
    })
  }

  /** Connects and joins. */
  async join(table: string, since: number | null = null): Promise<PlainSocket> {
    const socket = await this.connect()
    await socket.join(table, since)
    return socket
  }
}

/** A socket that keeps everything it was told. */
export class PlainSocket {
  /** What was told, with whole sights, and as it came. */
  readonly messages: Message[] = []
  readonly frames: string[] = []
  sight: Sight | null = null
  table: TableInfo | null = null
  you: number | null = null
  seq = 0
  /** The log as one would show it: what was taken back is gone. */
  log: readonly LogEntry[] = []
  closed: number | null = null
  readonly #socket: WebSocket
  #waiters: { readonly fits: (message: Message) => boolean; readonly found: (message: Message) => void }[] =
    []
  /** Called for every message. */
  onMessage: (message: Message) => void = () => {}
  onBeat: () => void = () => {}
  #closers: ((code: number) => void)[] = []
  #keys = 0
  /** My last answer: its key. */
  #answered = ''

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (frame) => this.#receive(String(frame)))
    socket.on('close', (code) => {
      this.closed = code
      for (const tell of this.#closers) tell(code)
    })
    socket.on('error', () => {})
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  sendBytes(bytes: Buffer): void {
    this.#socket.send(bytes)
  }

  /** The next message that fits. */
  next(fits: (message: Message) => boolean): Promise<Message> {
    return new Promise((found) => this.#waiters.push({ fits, found }))
  }

  nextOf(type: string): Promise<Message> {
    return this.next((message) => message.type === type)
  }

  async join(table: string, since: number | null = null): Promise<Message> {
    const joined = this.next(({ type }) => type === 'joined' || type === 'refused')
    this.send({ type: 'join', table, since })
    return joined
  }

  newKey(): string {
    this.#keys++
    return `${Math.random().toString(36).slice(2)}-${this.#keys}`
  }

  /** Sends something with a key and waits for what becomes of it. */
  do(message: { readonly type: string; readonly key?: string; readonly [field: string]: unknown }) {
    const key = message.key ?? this.newKey()
    const reply = this.next((one) => (one.type === 'accepted' || one.type === 'refused') && one.key === key)
    this.send({ ...message, key })
    return reply
  }

  answer(answer: Answer, key = this.newKey()): Promise<Message> {
    this.#answered = key
    return this.do({ type: 'answer', key, seq: this.seq, wait: this.sight?.wait, answer })
  }

  close(): void {
    this.#socket.close()
  }

  /** The code with which the socket was closed. */
  whenClosed(): Promise<number> {
    if (this.closed !== null) return Promise.resolve(this.closed)
    return new Promise((resolve) => this.#closers.push(resolve))
  }

  /** As when a cable is pulled. */
  cut(): void {
    this.#socket.terminate()
  }

  /** The view after what has changed in it. */
  #whole(message: Message): Message {
    const { changes, ...sight } = message.sight ?? {}
    if (!changes || !message.sight) return message
    const view: { [field: string]: unknown } = { ...this.sight?.view }
    for (const [[field = '', entry], now] of changes) {
      if (entry === undefined) view[field] = now
      else view[field] = Object.assign(structuredClone(view[field]) as object, { [entry]: now })
    }
    return { ...message, sight: { view, ...(sight as Omit<Sight, 'view' | 'changes'>) } }
  }

  #receive(frame: string): void {
    const told = JSON.parse(frame) as Message
    // The line lives, nothing more.
    if (told.type === 'beat') return this.onBeat()
    const message = this.#whole(told)
    this.messages.push(message)
    this.frames.push(frame)
    if (message.table) this.table = message.table
    if (message.you !== undefined) this.you = message.you
    if (message.type === 'joined' || message.type === 'moved') {
      this.seq = message.seq ?? 0
      this.sight = message.sight ?? null
      if (message.type === 'joined' && !message.continued) this.log = []
      for (const entry of message.log ?? []) {
        this.log = [...this.log.filter(({ seq }) => seq !== entry.undid?.seq), entry]
      }
    }
    // The prompt is done with, whatever the sight that we have still says.
    if (message.type === 'accepted' && message.key === this.#answered && this.sight)
      if ((message.seq ?? 0) > this.seq) this.sight = { ...this.sight, prompt: null }
    for (const waiter of this.#waiters.filter(({ fits }) => fits(message))) {
      this.#waiters = this.#waiters.filter((one) => one !== waiter)
      waiter.found(message)
    }
    this.onMessage(message)
  }
}
