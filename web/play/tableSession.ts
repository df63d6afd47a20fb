// A session at a table, whichever line leads there: what the screen knows of it, and what it can say.

import type { Answer, Blocked, GameRecord, Json, Seat, Sight } from '@backroom/engine'
import type { Watcher } from '@backroom/match'
import {
  type AnyRefusal,
  type ChatMessage,
  LIMITS,
  type LogEntry,
  type TableInfo,
  type TableMessage,
} from '@backroom/protocol'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { LaterShuffler } from './laterShuffler.ts'
import type { Finding, Shelf } from './shuffle.ts'
import { withEntries } from './entries.ts'
import type { Here } from './here.ts'
import { randomText } from './randomText.ts'
import type { LinkState, Said, Wire } from './wire.ts'

/** Something new to show: what happened, and how the table looks afterwards. */
export interface Frame {
  readonly entries: readonly LogEntry[]
  readonly sight: Sight
  /** False: this is where we come in, nothing is to be acted out. */
  readonly live: boolean
}

export interface TableSource {
  readonly local: boolean
  /** What the table is to this tab; null: it is played in the server. */
  readonly here: Here | null
  readonly info: ReadonlySignal<TableInfo | null>
  readonly you: ReadonlySignal<Seat | null>
  readonly host: ReadonlySignal<boolean>
  readonly sight: ReadonlySignal<Sight | null>
  readonly log: ReadonlySignal<readonly LogEntry[]>
  readonly chat: ReadonlySignal<readonly ChatMessage[]>
  readonly blocked: ReadonlySignal<{ readonly wait: number; readonly blocked: readonly Blocked[] } | null>
  readonly link: ReadonlySignal<LinkState>
  /** Why my last answer to this question, or taking back, was refused; nothing that happens in the background. */
  readonly refusal: ReadonlySignal<AnyRefusal | null>
  /** Why we are not let in. */
  readonly turnedAway: ReadonlySignal<AnyRefusal | null>
  /** How far the shuffle is; null: not known, or on this machine. */
  readonly shuffle: ReadonlySignal<Shuffle | null>
  /** An answer is on its way. */
  readonly sending: ReadonlySignal<boolean>
  /** My seat was given back to me: how many answers a bot gave meanwhile. */
  readonly handedBack: ReadonlySignal<{ readonly count: number } | null>
  /** The entry of my last answer that was accepted here. */
  readonly answered: ReadonlySignal<number | null>
  readonly mayUndo: () => boolean
  onFrame(listener: (step: Frame) => void): void
  answer(wait: number, answer: Answer): void
  /** Something said outside prompts; null once it is done, else why it was refused. */
  command(command: string, args: Json): Promise<AnyRefusal | null>
  undo(): void
  why(wait: number): void
  /** Says something to the table; null once it is said, else why not. */
  say(text: string): Promise<AnyRefusal | null>
  look(viewer: Watcher): void
  /** This entry was my answer, given before a reload. */
  recall(seq: number): void
  /** The fingerprint of what I add to the shuffle, for sitting down; and what is known of it here. */
  pledge(): Promise<string>
  /** Whether the record of a finished game is what was promised to me. */
  find(record: GameRecord): Promise<Finding>
  redial(): void
  close(): void
}

export type Shuffle = Extract<TableMessage, { type: 'shuffle' }>

/** Who was too fast says it again after so long, then after twice as long, and so on; and in the end no more. */
const BREATH = 1000
const BREATHS = 5

/** Bytes of a message on the wire. */
const sizeOf = (message: Said): number => new TextEncoder().encode(JSON.stringify(message)).length

export class TableSession implements TableSource {
  readonly local: boolean
  readonly here: Here | null
  readonly info = signal<TableInfo | null>(null)
  readonly you = signal<Seat | null>(null)
  readonly host = signal(false)
  readonly sight = signal<Sight | null>(null)
  readonly log = signal<readonly LogEntry[]>([])
  readonly chat = signal<readonly ChatMessage[]>([])
  readonly blocked = signal<{ readonly wait: number; readonly blocked: readonly Blocked[] } | null>(null)
  readonly link = signal<LinkState>('opening')
  readonly refusal = signal<AnyRefusal | null>(null)
  readonly turnedAway = signal<AnyRefusal | null>(null)
  readonly shuffle = signal<Shuffle | null>(null)
  /** Whether we were there when the cards were dealt. */
  readonly dealtHere = signal(false)
  readonly sending = signal(false)
  readonly handedBack = signal<{ readonly count: number } | null>(null)
  readonly answered = signal<number | null>(null)
  readonly #wire: Wire
  readonly #table: string
  /** Said and not yet answered, to be said again with the same key after the line was lost. */
  readonly #unanswered = new Map<string, Said>()
  /** How often each of them was too fast. */
  readonly #hasty = new Map<string, number>()
  /** Since the line is there we were let in. */
  #isIn = false
  #greeting: ReturnType<typeof setTimeout> | undefined
  readonly #shuffler: LaterShuffler
  /** Who waits to hear what became of a command, or of words. */
  readonly #asking = new Map<string, (refusal: AnyRefusal | null) => void>()
  /** The entries that are answers from this screen, and whose. */
  readonly #mine = new Map<number, Seat | null>()
  #seq: number | null = null
  /** My accepted answer whose entry has not come yet. */
  #awaits: number | null = null
  #onFrame: (step: Frame) => void = () => {}

  constructor(wire: Wire, table: string, shelf: Shelf | null = null) {
    this.#wire = wire
    this.#shuffler = new LaterShuffler(table, shelf)
    this.#table = table
    this.local = wire.local
    this.here = wire.here ?? null
    wire.open({
      hear: (message) => batch(() => this.#hear(message)),
      opened: () => this.#greet(),
      link: (state) => {
        this.link.value = state
      },
    })
  }

  onFrame(listener: (step: Frame) => void): void {
    this.#onFrame = listener
    if (this.sight.value) listener({ entries: [], sight: this.sight.value, live: false })
  }

  answer(wait: number, answer: Answer): void {
    if (this.sending.value) return
    this.refusal.value = null
    this.sending.value = true
    const key = randomText()
    const plain = typeof answer === 'object' ? [...answer] : answer
    this.#sayUntilAnswered(key, { type: 'answer', key, seq: this.#seq ?? 0, wait, answer: plain })
  }

  command(command: string, args: Json): Promise<AnyRefusal | null> {
    const key = randomText()
    return this.#ask(key, { type: 'command', key, command, args })
  }

  undo(): void {
    const key = randomText()
    this.refusal.value = null
    this.#sayUntilAnswered(key, { type: 'undo', key })
  }

  why(wait: number): void {
    this.#wire.send({ type: 'why', wait })
  }

  say(text: string): Promise<AnyRefusal | null> {
    const key = randomText()
    return this.#ask(key, { type: 'chat', key, text })
  }

  look(viewer: Watcher): void {
    this.#wire.send({ type: 'look', viewer })
  }

  recall(seq: number): void {
    this.#mine.set(seq, this.you.value)
  }

  pledge(): Promise<string> {
    return this.#shuffler.get().then((shuffler) => shuffler.pledge())
  }

  readonly find = (record: GameRecord): Promise<Finding> => this.#shuffler.find(this.you.value, record)

  redial(): void {
    this.#wire.redial()
  }

  close(): void {
    clearTimeout(this.#greeting)
    this.#unanswered.clear()
    this.#wire.close()
  }

  /** Whether the last answer was mine and nothing was revealed since. */
  readonly mayUndo = (): boolean => {
    const sight = this.sight.value
    const last = this.log.value.at(-1)
    if (this.you.value === null || !sight || !last || sight.over || sight.taken <= sight.fence) return false
    return this.#mine.get(last.seq) === this.you.value
  }

  #ask(key: string, message: Said): Promise<AnyRefusal | null> {
    return new Promise((resolve) => {
      this.#asking.set(key, resolve)
      this.#sayUntilAnswered(key, message)
    })
  }

  #sayUntilAnswered(key: string, message: Said): void {
    this.#unanswered.set(key, message)
    // What the server would not even read is not sent, or it would be sent again on every new line.
    if (sizeOf(message) > LIMITS.message) this.#refused(key, { code: 'tooLarge' })
    else this.#wire.send(message)
  }

  #greet(): void {
    this.#isIn = false
    this.#wire.send({ type: 'join', table: this.#table, since: this.#seq })
  }

  #hear(message: TableMessage): void {
    switch (message.type) {
      case 'joined':
        return this.#joined(message)
      case 'moved':
        return this.#moved(message)
      case 'table':
        // What is played with is told in full to those who join, and does not change.
        this.info.value = { ...message.table, options: this.info.value?.options ?? message.table.options }
        this.you.value = message.you
        this.host.value = message.host
        return
      case 'accepted':
        return this.#accepted(message.key, message.seq)
      case 'refused':
        return this.#refused(message.key, message.refusal)
      case 'blocked':
        this.blocked.value = { wait: message.wait, blocked: message.blocked }
        return
      case 'shuffle':
        void this.#shuffled(message)
        return
      case 'chat':
        if (!this.chat.value.some(({ seq }) => seq === message.message.seq))
          this.chat.value = [...this.chat.value, message.message]
        return
      case 'handedBack':
        this.handedBack.value = { count: message.played }
        return
      case 'pong':
      case 'beat':
    }
  }

  #joined(message: Extract<TableMessage, { type: 'joined' }>): void {
    const again = message.continued && this.#seq !== null
    this.info.value = message.table
    this.you.value = message.you
    this.host.value = message.host
    this.chat.value = message.chat
    this.log.value = again ? withEntries(this.log.value, message.log) : withEntries([], message.log)
    if (!again) for (const seq of this.#mine.keys()) if (seq > message.seq) this.#mine.delete(seq)
    this.#seq = message.sight ? message.seq : null
    this.turnedAway.value = null
    this.#isIn = true
    this.#see(message.sight)
    if (message.sight) this.#onFrame({ entries: again ? message.log : [], sight: message.sight, live: again })
    this.#sayAgain()
  }

  #sayAgain(): void {
    for (const said of this.#unanswered.values()) this.#wire.send(said)
  }

  /** Everybody shuffles a little, so that nobody alone can stack the deck. */
  async #shuffled(message: Shuffle): Promise<void> {
    if (message.stage === 'dealt') this.dealtHere.value = this.shuffle.value?.stage === 'closed'
    this.shuffle.value = message
    const commitment = this.info.value?.commitment
    if (commitment === undefined) return
    const shuffler = await this.#shuffler.get()
    const reply = await shuffler.heard(message, this.you.value, commitment)
    if (reply) this.#wire.send(reply)
  }

  #see(sight: Sight | null): void {
    // A refusal belongs to the question it was given at.
    if (this.sight.value?.wait !== sight?.wait) this.refusal.value = null
    this.sight.value = sight
    this.#caughtUp()
  }

  #moved(message: Extract<TableMessage, { type: 'moved' }>): void {
    const news = message.log.filter(({ seq }) => this.#seq === null || seq > this.#seq)
    const [first] = news
    // Something was lost on the way: ask for everything since the last entry that we have.
    if (first && this.#seq !== null && first.seq > this.#seq + 1) return this.#greet()
    this.#seq = Math.max(message.seq, this.#seq ?? 0)
    this.log.value = withEntries(this.log.value, news)
    this.#see(message.sight)
    this.#onFrame({ entries: news, sight: message.sight, live: true })
  }

  #accepted(key: string, seq: number): void {
    const said = this.#unanswered.get(key)
    this.#unanswered.delete(key)
    this.#hasty.delete(key)
    this.#reply(key, null)
    if (said?.type !== 'answer') return
    this.#mine.set(seq, this.you.value)
    this.answered.value = seq
    this.#awaits = seq
    this.#caughtUp()
  }

  #refused(key: string | null, refusal: AnyRefusal): void {
    if (key === null) return this.#refusedUnnamed(refusal)
    if (refusal.code === 'tooFast' && this.#saidLater(key)) return
    const said = this.#unanswered.get(key)
    this.#unanswered.delete(key)
    this.#hasty.delete(key)
    if (said?.type === 'answer') this.sending.value = false
    if (said?.type === 'answer' || said?.type === 'undo') this.refusal.value = refusal
    // Whoever gave the command, or spoke, shows the reason where they did.
    else this.#reply(key, refusal)
  }

  /** Whether it is said again after a breath; not for ever. */
  #saidLater(key: string): boolean {
    const said = this.#unanswered.get(key)
    const times = this.#hasty.get(key) ?? 0
    if (!said || times >= BREATHS) return false
    this.#hasty.set(key, times + 1)
    setTimeout(
      () => {
        // If the line was lost meanwhile, it is said again by itself.
        if (this.#unanswered.get(key) === said && this.#isIn) this.#wire.send(said)
      },
      BREATH * 2 ** times,
    )
    return true
  }

  /** Something in the background, about which nobody who plays can do anything; or the door is shut. */
  #refusedUnnamed(refusal: AnyRefusal): void {
    if (refusal.code === 'tooFast') this.#afterBreath()
    else if (refusal.code === 'tooLarge') this.#giveUpLargest()
    else if (this.info.value === null || refusal.code === 'noSuchTable') this.turnedAway.value = refusal
  }

  /** Whatever it was that was too fast: if it was the greeting we are not in yet, else it may be any that waits. */
  #afterBreath(): void {
    clearTimeout(this.#greeting)
    this.#greeting = setTimeout(() => (this.#isIn ? this.#sayAgain() : this.#greet()), BREATH)
  }

  /** The server does not say what was too large; it can only have been this. */
  #giveUpLargest(): void {
    const [largest] = [...this.#unanswered].sort(([, one], [, other]) => sizeOf(other) - sizeOf(one))
    if (largest) this.#refused(largest[0], { code: 'tooLarge' })
  }

  #reply(key: string, refusal: AnyRefusal | null): void {
    this.#asking.get(key)?.(refusal)
    this.#asking.delete(key)
  }

  /** An answer is done with only when the table as it is afterwards has arrived too. */
  #caughtUp(): void {
    if (this.#awaits === null || this.#seq === null || this.#seq < this.#awaits) return
    this.#awaits = null
    this.sending.value = false
  }
}
