// Guests: somebody with a name, known again by the secret in their cookie, which changes from time to time.

import { createHash, randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { Language } from '@backroom/protocol'
import type { Person, Storage, StoredSession } from './storage/storage.ts'

/** 128 bits that nobody guesses, in 22 letters. */
export const newId = (): string => randomBytes(16).toString('base64url')

const newSecret = (): string => randomBytes(32).toString('base64url')
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
const SECRET = /^[\w-]{43}$/u

export interface SessionRules {
  /** How long a cookie counts that is not used, in milliseconds. */
  readonly life: number
  /** After what time it is changed. */
  readonly renew: number
  /** How long the one before it still counts once the new one has come back: requests may have been under way. */
  readonly grace: number
}

/** How exactly it is known when a session was last used, in milliseconds. */
const EXACTNESS = 60 * 60_000
/** How often it is looked which sessions have ended. */
const SWEEP = 60 * 60_000

/** Somebody who has shown a cookie of ours. */
export interface Visit {
  readonly person: Person
  readonly device: string
  /** The hash of the secret; or the cookie itself if it is of the signed kind, from before there were sessions. */
  readonly session: string
  readonly isSigned: boolean
  /** Whether it is time for another cookie. */
  readonly isDue: boolean
}

export class People {
  readonly #storage: Storage
  readonly #signer: Signer
  readonly #rules: SessionRules
  readonly #seen: (person: string) => void
  readonly #now: () => number
  /** What follows a session, for those who come with it while the new one is on its way to them. */
  readonly #successors = new Map<string, { readonly secret: Promise<string>; readonly at: number }>()
  #swept: number

  /** `seen` hears of everybody who shows a cookie of ours. */
  constructor(
    storage: Storage,
    secret: string,
    rules: SessionRules,
    seen: (person: string) => void = () => {},
    now: () => number = Date.now,
  ) {
    this.#storage = storage
    this.#signer = new Signer(secret)
    this.#rules = rules
    this.#seen = seen
    this.#now = now
    this.#swept = now()
  }

  /** Whose cookie this is; null for none, for a forged one, for one that has ended and for somebody we have forgotten. */
  async visit(cookie: string | undefined): Promise<Visit | null> {
    if (cookie === undefined) return null
    const visit = SECRET.test(cookie) ? await this.#session(cookie) : await this.#signed(cookie)
    if (visit) this.#seen(visit.person.id)
    return visit
  }

  async #session(secret: string): Promise<Visit | null> {
    const found = await this.#storage.sessions.find(hashOf(secret))
    const now = this.#now()
    if (!found || (found.ends ?? now + 1) <= now || found.used + this.#rules.life <= now) return null
    const { id: session, person, device, made } = found
    await this.#noteUse(found, now)
    return { person, device, session, isSigned: false, isDue: made + this.#rules.renew <= now }
  }

  async #noteUse(session: StoredSession, now: number): Promise<void> {
    const { sessions } = this.#storage
    try {
      if (!session.isShown) await sessions.show(session, now, now + this.#rules.grace)
      else if (session.used + EXACTNESS <= now) await sessions.use(session.id, now)
    } catch {
      // It is noted the next time; nobody is turned away for that.
    }
  }

  async #signed(cookie: string): Promise<Visit | null> {
    const { valid, value } = this.#signer.unsign(cookie)
    const person = valid && value !== null ? await this.#storage.person(value) : null
    if (!person) return null
    const until = await this.#storage.sessions.signedUntil(person.id)
    if (until !== null && until <= this.#now()) return null
    return { person, device: person.id, session: cookie, isSigned: true, isDue: true }
  }

  async introduce(known: Person | null, name: string, language?: Language): Promise<Person> {
    if (known) {
      const changed = { ...known, name, language: language ?? known.language }
      await this.#storage.changePerson(changed)
      return changed
    }
    const person = { id: newId(), name, language: language ?? null }
    await this.#storage.addPerson(person, this.#now())
    return person
  }

  /** The secret of a new cookie for somebody who has none yet. */
  begin(person: Person): Promise<string> {
    return this.#open(person, newId())
  }

  /** Another secret for the same person in the same browser; the same for all who ask at the same time. */
  renew({ person, device, session }: Visit): Promise<string> {
    this.#sweep()
    const known = this.#successors.get(session)
    if (known) return known.secret
    const secret = this.#open(person, device)
    this.#successors.set(session, { secret, at: this.#now() })
    secret.catch(() => this.#successors.delete(session))
    return secret
  }

  async #open(person: Person, device: string): Promise<string> {
    const secret = newSecret()
    await this.#storage.sessions.add(hashOf(secret), person.id, device, this.#now())
    return secret
  }

  /** Whoever has a cookie of this browser is nobody from now on. */
  async forget({ person, device, isSigned }: Visit): Promise<void> {
    await this.#storage.sessions.endDevice(device)
    if (isSigned || device === person.id) await this.#storage.sessions.endSigned(person.id, this.#now())
    this.#successors.clear()
  }

  #sweep(): void {
    const now = this.#now()
    for (const [session, { at }] of this.#successors)
      if (at + this.#rules.grace <= now) this.#successors.delete(session)
    if (this.#swept + SWEEP > now) return
    this.#swept = now
    this.#storage.sessions.deleteOld(now - this.#rules.life, now).catch(() => {
      // The next time will do.
    })
  }
}
