// The line to a table on this machine: the same messages as over the socket, to a worker that is the server, or to the
// tab that plays.

import type { TableMessage } from '@backroom/protocol'
import { signal } from '@preact/signals'
import { type Begun, begunTable, forgetBegun } from './begin.ts'
import { Claim } from './claim.ts'
import type { WorkerReply, WorkerRequest } from './workerMessages.ts'
import type { Fault, Here, Role } from './here.ts'
import { keyOf, loadTable, revisionOf, type SavedTable, saveTable } from './saved.ts'
import type { Listener, Said, Wire } from './wire.ts'

export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })

/** What the tabs of one game say to each other. */
type Word =
  /** I play from now on. */
  | { readonly is: 'opened' }
  /** I look on: show me the table. */
  | { readonly is: 'hello' }
  | { readonly is: 'shown'; readonly message: TableMessage }
  /** I want to play. */
  | { readonly is: 'give' }
  /** I have stopped; this is how far it is, saved or not. */
  | { readonly is: 'given'; readonly table: SavedTable; readonly revision: number | null }

/** How long a tab may take to let go of a game before it is taken: a phone stops those in the background. */
const RELEASE_TIMEOUT = 1000

interface Found {
  readonly table: SavedTable | Begun
  /** Null: nothing of it is saved. */
  readonly revision: number | null
}

export class LocalWire implements Wire {
  readonly local = true
  readonly #id: string
  readonly #role = signal<Role>('opening')
  readonly #saved = signal(true)
  readonly #fault = signal<Fault | null>(null)
  readonly #onSaved: () => void
  #listener: Listener | null = null
  #worker: Worker | null = null
  #channel: BroadcastChannel | null = null
  #claim: Claim | null = null
  #latest: SavedTable | null = null
  #revision: number | null = null
  /** Another tab has handed it over. */
  #given: Found | null = null
  #takeover: ReturnType<typeof setTimeout> | undefined

  readonly here: Here = {
    role: this.#role,
    saved: this.#saved,
    fault: this.#fault,
    latest: () => this.#latest,
    takeOver: () => this.#takeOver(),
  }

  /** `onSaved` hears of every saving that succeeds. */
  constructor(id: string, onSaved: () => void = () => undefined) {
    this.#id = id
    this.#onSaved = onSaved
  }

  open(listener: Listener): void {
    this.#listener = listener
    const stored = loadTable(this.#id)
    // A game that is over is only read: every tab may.
    if (stored !== null && stored !== 'unreadable' && stored.outcome) return this.#play()
    this.#channel = new BroadcastChannel(keyOf(this.#id))
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.#hear(data))
    // Without locks (a page that came over plain HTTP) the revisions alone have to show that somebody else has played.
    const locks: LockManager | undefined = navigator.locks
    if (!locks) {
      addEventListener('storage', this.#onStorage)
      return this.#play()
    }
    this.#claim = new Claim(keyOf(this.#id), locks, document, (plays) =>
      plays ? this.#play() : this.#follow(),
    )
    this.#claim.begin()
  }

  send(message: Said): void {
    if (this.#worker) return this.#ask({ do: 'say', message })
    if (message.type === 'join') return this.#tellTabs({ is: 'hello' })
    // Whoever looks on says nothing to the table.
    if ('key' in message)
      this.#listener?.hear({ type: 'refused', key: message.key, refusal: { code: 'stale' } })
  }

  redial(): void {
    // A worker knows everybody at this screen.
  }

  close(): void {
    clearTimeout(this.#takeover)
    removeEventListener('storage', this.#onStorage)
    this.#stop()
    this.#claim?.close()
    this.#channel?.close()
    this.#channel = null
  }

  /** This tab plays, from what was handed over or is stored. */
  #play(): void {
    const found = this.#found()
    if (found === 'unreadable') return this.#fail('unreadable')
    if (!found) {
      this.#role.value = 'gone'
      return
    }
    this.#given = null
    this.#revision = found.revision
    this.#latest = 'record' in found.table ? found.table : null
    this.#stop()
    const worker = startWorker()
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (this.#worker === worker) this.#reported(data)
    })
    worker.addEventListener('error', () => this.#fail('stopped'))
    // What this tab still knows of the game may be old: it is not shown again before the table is.
    if (this.#role.value !== 'follows') this.#role.value = 'opening'
    // What was cleared away, or could not be saved where it was played, is saved now.
    if (found.revision === null && this.#latest) this.#save(this.#latest)
    this.#ask({ do: 'sit', game: found.table.game, table: found.table })
    this.#listener?.link('live')
    this.#listener?.opened()
    this.#tellTabs({ is: 'opened' })
  }

  #found(): Found | 'unreadable' | null {
    if (this.#given) return this.#given
    const stored = loadTable(this.#id)
    if (stored === 'unreadable') return stored
    if (stored) return { table: stored, revision: revisionOf(stored) }
    const table = this.#latest ?? begunTable(this.#id)
    return table && { table, revision: null }
  }

  #follow(): void {
    this.#stop()
    this.#latest = null
    this.#saved.value = true
    this.#role.value = 'follows'
    this.#listener?.link('live')
    this.#listener?.opened()
  }

  #takeOver(): void {
    if (!this.#claim) return this.#play()
    if (this.#role.value !== 'follows') return this.#claim.takeOver()
    this.#tellTabs({ is: 'give' })
    clearTimeout(this.#takeover)
    this.#takeover = setTimeout(() => {
      this.#takeover = undefined
      this.#claim?.takeOver()
    }, RELEASE_TIMEOUT)
  }

  #hear(word: Word): void {
    switch (word.is) {
      case 'opened':
        if (this.#role.value === 'follows') this.#tellTabs({ is: 'hello' })
        return
      case 'hello':
        return this.#ask({ do: 'show' })
      case 'shown':
        if (this.#role.value === 'follows') this.#listener?.hear(withoutQuestion(word.message))
        return
      case 'give':
        if (!this.#worker || !this.#latest) return
        this.#stop()
        this.#tellTabs({ is: 'given', table: this.#latest, revision: this.#revision })
        return this.#follow()
      case 'given':
        if (this.#takeover === undefined) return
        clearTimeout(this.#takeover)
        this.#takeover = undefined
        this.#given = { table: word.table, revision: word.revision }
        this.#claim?.takeOver()
    }
  }

  #reported(report: WorkerReply): void {
    if (report.is === 'told') {
      this.#listener?.hear(report.message)
      this.#role.value = 'plays'
    } else if (report.is === 'shown') this.#tellTabs(report)
    else if (report.is === 'saved') this.#save(report.table)
    else if (report.is === 'fault') this.#fail(report.fault)
  }

  #save(table: SavedTable): void {
    this.#latest = table
    const saving = saveTable(table, this.#revision)
    if (saving === 'newer' || saving === 'gone') {
      this.#stop()
      this.#role.value = saving === 'newer' ? 'behind' : 'gone'
      return
    }
    this.#saved.value = saving === 'saved'
    if (saving === 'full') return
    this.#revision = (this.#revision ?? 0) + 1
    forgetBegun(this.#id)
    this.#onSaved()
  }

  /** Another tab has saved the game, and no lock kept it from that. */
  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key !== keyOf(this.#id) || !this.#worker) return
    const stored = loadTable(this.#id)
    if (stored === null || stored === 'unreadable' || revisionOf(stored) === this.#revision) return
    this.#stop()
    this.#role.value = 'behind'
  }

  #fail(fault: Fault): void {
    this.#stop()
    this.#fault.value = fault
  }

  #stop(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #ask(request: WorkerRequest): void {
    this.#worker?.postMessage(request)
  }

  #tellTabs(word: Word): void {
    this.#channel?.postMessage(word)
  }
}

/** Somebody who looks on is asked nothing. */
function withoutQuestion(message: TableMessage): TableMessage {
  if ((message.type !== 'joined' && message.type !== 'moved') || !message.sight) return message
  return { ...message, sight: { ...message.sight, prompt: null } }
}
