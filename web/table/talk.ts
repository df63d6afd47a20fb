// What is said at the table: what of it was read here, and what has just come in.

import type { ChatMessage } from '@backroom/protocol'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { TableSource } from '../play/tableSession.ts'
import { prefs } from '../prefs.ts'
import { unreadOf } from './attention.ts'

const keyOf = (table: string) => `backroom:read:${table}`

/** What was read in this tab before a reload; null: it is here for the first time. */
function readBefore(table: string): number | null {
  const kept = sessionStorage.getItem(keyOf(table))
  return kept === null ? null : Number(kept)
}

export class TalkBook {
  /** How many panels show the talk. */
  readonly #shown = signal(0)
  /** The last message that was read; null before the table is known. */
  readonly #read = signal<number | null>(null)
  readonly #hidden = signal(document.hidden)
  readonly #look = () => {
    this.#hidden.value = document.hidden
  }
  readonly #fresh = signal<readonly ChatMessage[]>([])
  readonly #stop: () => void

  readonly unread: ReadonlySignal<number>
  /** Whether it is read as it comes. */
  readonly isRead: ReadonlySignal<boolean>

  constructor(source: TableSource) {
    let heard: number | null = null
    this.isRead = computed(() => this.#shown.value > 0 && !this.#hidden.value)
    this.unread = computed(() => {
      const read = this.#read.value
      return read === null ? 0 : this.#unreadSince(source, read).length
    })
    document.addEventListener('visibilitychange', this.#look)
    this.#stop = effect(() => {
      const table = source.info.value?.id
      if (table === undefined) return
      const last = source.chat.value.at(-1)?.seq ?? 0
      // What was said before one came is no news.
      const read = this.#read.peek() ?? readBefore(table) ?? last
      this.#read.value = this.isRead.value ? Math.max(read, last) : read
      sessionStorage.setItem(keyOf(table), String(this.#read.peek()))
      if (heard !== null && last > heard) this.#fresh.value = this.#unreadSince(source, heard)
      heard = last
    })
  }

  /** What others have just said. */
  get fresh(): ReadonlySignal<readonly ChatMessage[]> {
    return this.#fresh
  }

  /** The talk is before somebody's eyes, until the function that comes back is called. */
  show(): () => void {
    this.#shown.value = this.#shown.peek() + 1
    return () => {
      this.#shown.value = this.#shown.peek() - 1
    }
  }

  close(): void {
    this.#stop()
    document.removeEventListener('visibilitychange', this.#look)
  }

  #unreadSince(source: TableSource, read: number): readonly ChatMessage[] {
    return unreadOf(source.chat.value, read, source.you.value, prefs.value.name)
  }
}
