// Guests: somebody with a name, known again by a signed cookie.

import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { Language } from '@backroom/protocol'
import type { Person, Storage } from './storage/storage.ts'

export const COOKIE = 'backroom'

/** 128 bits that nobody guesses, in 22 letters. */
export const newId = (): string => randomBytes(16).toString('base64url')

export class People {
  readonly #storage: Storage
  readonly #signer: Signer

  readonly #seen: (person: string) => void

  /** `seen` hears of everybody who shows a cookie of ours. */
  constructor(storage: Storage, secret: string, seen: (person: string) => void = () => {}) {
    this.#storage = storage
    this.#seen = seen
    this.#signer = new Signer(secret)
  }

  /** What the cookie of this person says. */
  sign = (person: Person): string => this.#signer.sign(person.id)

  /** Whose cookie this is; null for none, for a forged one and for somebody we have forgotten. */
  async known(cookie: string | undefined): Promise<Person | null> {
    if (cookie === undefined) return null
    const { valid, value } = this.#signer.unsign(cookie)
    const person = valid && value !== null ? await this.#storage.person(value) : null
    if (person) this.#seen(person.id)
    return person
  }

  async introduce(known: Person | null, name: string, language?: Language): Promise<Person> {
    if (known) {
      const changed = { ...known, name, language: language ?? known.language }
      await this.#storage.changePerson(changed)
      return changed
    }
    const person = { id: newId(), name, language: language ?? null }
    await this.#storage.addPerson(person, Date.now())
    return person
  }
}
