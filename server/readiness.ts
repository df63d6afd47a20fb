// Whether the server can do what it is for: it is ready when something that it writes reaches the disk.

import type { Storage } from './storage/storage.ts'

/** Whoever asks within this time is told what those before them were: nobody can make the disk busy by asking. */
const GOOD_FOR_MS = 1000

export class Readiness {
  readonly #storage: Pick<Storage, 'prove'>
  #asked: { readonly at: number; readonly proof: Promise<void> } | null = null

  constructor(storage: Pick<Storage, 'prove'>) {
    this.#storage = storage
  }

  /** Throws what keeps it from being written. */
  prove(now: number): Promise<void> {
    if (!this.#asked || now - this.#asked.at >= GOOD_FOR_MS)
      this.#asked = { at: now, proof: this.#storage.prove() }
    return this.#asked.proof
  }
}
