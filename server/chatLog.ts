// The newest of what was said at a table, ready as text for those who come.

import { LIMITS } from '@backroom/protocol'
import { chatOf } from './info.ts'
import type { Storage, StoredMessage } from './storage/storage.ts'

export class ChatLog {
  readonly #table: string
  readonly #storage: Storage
  #texts: Promise<string[]> | null = null

  constructor(table: string, storage: Storage) {
    this.#table = table
    this.#storage = storage
  }

  /** The JSON of the list; read once. */
  async text(): Promise<string> {
    this.#texts ??= this.#read()
    return `[${(await this.#texts).join(',')}]`
  }

  async #read(): Promise<string[]> {
    try {
      const messages = await this.#storage.messages(this.#table, LIMITS.chatShown)
      return messages.map((message) => JSON.stringify(chatOf(message)))
    } catch (error) {
      this.#texts = null
      throw error
    }
  }

  /** Something was said, and is written. */
  async add(message: StoredMessage): Promise<void> {
    const texts = await this.#texts
    if (!texts) return
    // Whoever read while it was written has it already.
    const text = JSON.stringify(chatOf(message))
    if (texts.includes(text)) return
    texts.push(text)
    if (texts.length > LIMITS.chatShown) texts.shift()
  }

  /** Something was changed behind our back: what is there is read again. */
  forget(): void {
    this.#texts = null
  }
}
