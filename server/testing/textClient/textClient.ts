// A client that shows a table as text, written from docs/protocol.md and the pages of the games alone: it shares no code
// and no types with the server, the games or the page in the browser.

import { WebSocket } from 'ws'
import { Sentences, type Texts } from './sentences.ts'

interface Option {
  readonly id: string
  readonly say: string
  readonly times?: number
}

interface Prompt {
  readonly kind: 'one' | 'some' | 'amount' | 'order'
  readonly seat: number
  readonly key: string
  readonly rule: string
  readonly options?: readonly Option[]
  readonly min?: number
  readonly max?: number
  readonly unit?: number
  readonly about?: object
}

interface Outcome {
  readonly winners: readonly number[]
  readonly scores: readonly number[]
}

type View = { readonly [field: string]: unknown }

interface Sight {
  readonly view: View
  /** Instead of a view: what has changed in the last one. */
  readonly changes?: readonly (readonly [path: readonly (string | number)[], now: unknown])[]
  readonly prompt: Prompt | null
  readonly waiting: readonly { readonly seat: number; readonly sealed: boolean }[]
  readonly wait: number
  readonly over: Outcome | null
}

interface LogEntry {
  readonly seq: number
  readonly events: readonly { readonly type: string }[]
  readonly undid?: { readonly seq: number }
  readonly standIn?: number
}

interface SeatInfo {
  readonly kind: 'person' | 'bot'
  readonly name?: string | null
  readonly bot?: string
}

interface TableInfo {
  readonly id: string
  readonly game: string
  readonly state: string
  readonly seats: readonly SeatInfo[]
}

interface Refusal {
  readonly code: string
  readonly rule?: string
  readonly why?: string
  readonly about?: object
  readonly given?: string
}

interface Message {
  readonly type: string
  readonly table?: TableInfo
  readonly you?: number | null
  readonly seq?: number
  readonly sight?: Sight | null
  readonly continued?: boolean
  readonly log?: readonly LogEntry[]
  readonly key?: string | null
  readonly refusal?: Refusal
  readonly message?: { readonly name: string; readonly text: string }
  readonly chat?: readonly { readonly name: string; readonly text: string }[]
}

interface GameInfo {
  readonly id: string
  readonly titles: { readonly [language: string]: string }
  readonly players: { readonly min: number; readonly max: number }
  readonly solo: { readonly seats: number } | null
}

export interface Wanted {
  readonly game: string
  readonly language: string
  readonly name: string
  /** Gives numbers from 0 up to 1. */
  readonly chance: () => number
}

/** What the client has made words of, for whoever wants to check. */
export interface Shown {
  readonly what: 'event' | 'prompt' | 'option'
  readonly thing: object
  readonly prompt?: string
  readonly text: string
}

type Answer = string | number | readonly string[]

export class TextClient {
  readonly shown: Shown[] = []
  /** The table as it was drawn, after each thing that was done. */
  readonly screens: string[] = []
  readonly #address: string
  readonly #wanted: Wanted
  #cookie = ''
  #game: GameInfo | null = null
  #bots: readonly { readonly id: string; readonly titles: { readonly [language: string]: string } }[] = []
  #sentences: Sentences | null = null
  #socket: WebSocket | null = null
  #table: TableInfo | null = null
  #you: number | null = null
  #seq: number | null = null
  #sight: Sight | null = null
  #log: readonly LogEntry[] = []
  #said: string[] = []
  #refused = ''
  /** My answer that is on its way: its key. */
  #pending = ''
  #keys = 0
  #ended: () => void = () => {}
  #failed: (error: Error) => void = () => {}

  constructor(port: number, wanted: Wanted) {
    this.#address = `127.0.0.1:${port}`
    this.#wanted = wanted
  }

  /** From the first request to the last answer. */
  async play(): Promise<string> {
    const { game, language, name } = this.#wanted
    await this.#ask('POST', '/api/me', { name, language })
    const list = await this.#ask('GET', '/api/games')
    this.#bots = list.bots
    this.#game = list.games.find(({ id }: GameInfo) => id === game)
    if (!this.#game) throw new Error(`nobody plays ${game} here`)
    const texts: Texts = await this.#ask('GET', `/api/games/${game}/texts/${language}`)
    this.#sentences = new Sentences(texts, () => this.names)
    const { players } = this.#game
    const bots = Array.from({ length: players.min - 1 }, () => ({ kind: 'bot', bot: 'random' }))
    const { id } = await this.#ask('POST', '/api/tables', {
      game,
      seats: [{ kind: 'person' }, ...bots],
      public: true,
    })
    const ended = new Promise<void>((resolve, reject) => {
      this.#ended = resolve
      this.#failed = reject
    })
    this.#connect(id)
    await this.#ask('POST', `/api/tables/${id}/start`)
    await ended
    this.#socket?.close()
    return id
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await fetch(`http://${this.#address}${path}`, {
      method,
      headers: {
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const cookie = answer.headers.get('set-cookie')
    if (cookie !== null) this.#cookie = cookie.split(';')[0] ?? ''
    const said = JSON.parse(await answer.text())
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${said.refusal.code}`)
    return said
  }

  #connect(table: string): void {
    const socket = new WebSocket(`ws://${this.#address}/ws`, { headers: { cookie: this.#cookie } })
    this.#socket = socket
    socket.on('open', () => this.#send({ type: 'join', table, since: this.#seq }))
    socket.on('message', (frame) => {
      try {
        this.#hear(JSON.parse(String(frame)) as Message)
      } catch (error) {
        this.#failed(error instanceof Error ? error : new Error(String(error)))
      }
    })
    socket.on('error', (error) => this.#failed(error))
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #changed(changes: NonNullable<Sight['changes']>): View {
    const view = structuredClone({ ...this.#sight?.view })
    for (const [[field = '', entry], now] of changes)
      if (entry === undefined) view[field] = now
      else Object.assign(view[field] as object, { [entry]: now })
    return view
  }

  #hear(message: Message): void {
    if (message.table) this.#table = message.table
    if (message.you !== undefined) this.#you = message.you
    if (message.table?.state === 'over') this.#ended()
    switch (message.type) {
      case 'joined':
        this.#said = (message.chat ?? []).map(({ name, text }) => `${name}: ${text}`)
        if (!message.continued) this.#log = []
        return this.#moved(message)
      case 'moved':
        return this.#moved(message)
      case 'chat':
        if (message.message) this.#said.push(`${message.message.name}: ${message.message.text}`)
        return
      case 'accepted':
        // The prompt is done with, whatever the sight that we have still says.
        if (message.key === this.#pending && (message.seq ?? 0) > (this.#seq ?? 0) && this.#sight)
          this.#sight = { ...this.#sight, prompt: null }
        return
      case 'refused':
        return this.#wasRefused(message.refusal)
    }
  }

  #moved({ seq = 0, sight: told = null, log = [] }: Message): void {
    const sight = told && { ...told, view: told.changes ? this.#changed(told.changes) : told.view }
    this.#seq = sight ? seq : null
    this.#sight = sight
    for (const entry of log) this.#log = [...this.#log.filter((one) => one.seq !== entry.undid?.seq), entry]
    if (!sight) return
    this.screens.push(this.draw())
    if (sight.over) return
    this.#goOn(sight.view)
    if (sight.prompt) this.#answer(sight.prompt, sight.wait)
  }

  /** La Cosa Nostra gives people a moment to talk before an order is revealed: we need no more of it. */
  #goOn({ moment }: View): void {
    const { goneOn } = (moment ?? { goneOn: [this.#you] }) as { readonly goneOn: readonly (number | null)[] }
    if (goneOn.includes(this.#you)) return
    this.#keys++
    this.#send({ type: 'command', key: `mine-${this.#keys}`, command: 'goOn', args: {} })
  }

  #wasRefused(refusal: Refusal | undefined): void {
    if (!refusal || !this.#sentences) return
    const { code, why, about } = refusal
    this.#refused = why === undefined ? code : this.#sentences.why(why, about)
    // Meant for a table that has moved on, or too early: the next sight is answered again.
    if (['stale', 'notAsked', 'notNow'].includes(code)) return
    this.#failed(new Error(`refused: ${code} ${refusal.rule ?? ''} ${this.#refused}`))
  }

  #answer(prompt: Prompt, wait: number): void {
    this.#keys++
    this.#pending = `mine-${this.#keys}`
    const answer = this.#any(prompt)
    this.#send({ type: 'answer', key: this.#pending, seq: this.#seq ?? 0, wait, answer })
  }

  /** Any legal answer. */
  #any({ kind, options = [], min = 0, max = 0, unit = 1 }: Prompt): Answer {
    const below = (limit: number) => Math.floor(this.#wanted.chance() * limit)
    if (kind === 'one') return options[below(options.length)]?.id ?? ''
    if (kind === 'amount') return min + unit * below(Math.floor((max - min) / unit) + 1)
    if (kind === 'order') return options.map(({ id }) => id)
    const all = options.flatMap(({ id, times = 1 }) => Array<string>(times).fill(id))
    const count = min + below(Math.min(max, all.length) - min + 1)
    return Array.from({ length: count }, () => all.splice(below(all.length), 1)[0] ?? '')
  }

  // ——— the drawing

  /** Who sits where, as it is shown. */
  get names(): readonly string[] {
    const { language } = this.#wanted
    return (this.#table?.seats ?? []).map(({ name, bot }, seat) => {
      const title = this.#bots.find(({ id }) => id === bot)?.titles[language]
      return name ?? (title === undefined ? `${seat + 1}` : `${title} ${seat + 1}`)
    })
  }

  draw(): string {
    const sentences = this.#sentences
    const sight = this.#sight
    if (!sentences || !sight) return ''
    const { view, prompt, waiting, over } = sight
    const names = this.names
    const title = this.#game?.titles[this.#wanted.language] ?? ''
    const asked = waiting.map(({ seat, sealed }) => `${names[seat]}${sealed ? ' ✓' : ''}`).join(', ')
    return [
      `=== ${title}, ${this.#course(view, sentences)} ===`,
      ...names.map(
        (name, seat) => `${seat === this.#you ? '>' : ' '} ${name}: ${this.#family(view, seat, sentences)}`,
      ),
      ...this.#log.slice(-6).flatMap((entry) => this.#lines(entry, sentences)),
      ...this.#said.slice(-3),
      ...(prompt ? this.#question(prompt, sentences) : over ? [] : [`… ${asked}`]),
      ...(over ? this.#end(over, names) : []),
    ].join('\n')
  }

  /** Every game says the phase; what else there is to count its page tells. */
  #course(view: View, sentences: Sentences): string {
    const { phase, act, round } = view
    return [act, round, sentences.name(String(phase))].filter((part) => part !== undefined).join(' · ')
  }

  #family(view: View, seat: number, sentences: Sentences): string {
    // Corleone and La Cosa Nostra list `seats`, Speakeasy `families`.
    const list = view['seats'] ?? view['families']
    const family = Array.isArray(list) ? list[seat] : undefined
    if (family === undefined) throw new Error(`the view has no family at ${seat}`)
    const name = sentences.name(String(family.family ?? family.color))
    const cash = family.cash ?? family.pocket
    // Corleone and Speakeasy count the cards of all hands in one list.
    const counts = view['handCounts']
    const cards = family.handCount ?? (Array.isArray(counts) ? counts[seat] : undefined)
    const facts = [cash === undefined ? '' : sentences.money(cash), cards === undefined ? '' : `[${cards}]`]
    return [name, ...facts].filter((fact) => fact !== '').join(' ')
  }

  #lines({ events, standIn }: LogEntry, sentences: Sentences): string[] {
    return events.flatMap((event) => {
      const text = sentences.say(`event.${event.type}`, { ...event })
      this.shown.push({ what: 'event', thing: event, text })
      return text === '' ? [] : [`- ${text}${standIn === undefined ? '' : ' (…)'}`]
    })
  }

  #question(prompt: Prompt, sentences: Sentences): string[] {
    const { key, rule, options = [] } = prompt
    const text = sentences.prompt(prompt)
    this.shown.push({ what: 'prompt', thing: prompt, text })
    const refused = this.#refused === '' ? [] : [`! ${this.#refused}`]
    this.#refused = ''
    return [
      ...refused,
      `? ${text} (${rule})`,
      ...options.map((option) => {
        const said = sentences.option(option, key)
        this.shown.push({ what: 'option', thing: option, prompt: key, text: said })
        return `  [${option.id}] ${said}`
      }),
    ]
  }

  #end({ winners, scores }: Outcome, names: readonly string[]): string[] {
    return [
      ...scores.map((score, seat) => `${names[seat]} ${score}`),
      `*** ${winners.map((seat) => names[seat]).join(', ')} ***`,
    ]
  }
}
