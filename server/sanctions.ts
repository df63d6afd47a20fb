// Who may not speak and who may not come in: few, asked for at every door, so they are kept in memory.

import { Refused } from './refused.ts'
import type { Sanction, Upkeep } from './storage/storage.ts'

type Aimed = Pick<Sanction, 'what' | 'kind' | 'subject'>

const keyOf = ({ what, kind, subject }: Aimed): string => `${what} ${kind} ${subject}`

export class Sanctions {
  readonly #upkeep: Upkeep
  readonly #all = new Map<string, Sanction>()

  private constructor(upkeep: Upkeep) {
    this.#upkeep = upkeep
  }

  static async of(upkeep: Upkeep): Promise<Sanctions> {
    const sanctions = new Sanctions(upkeep)
    for (const one of await upkeep.sanctions()) sanctions.#all.set(keyOf(one), one)
    return sanctions
  }

  /** Those in force. */
  get inForce(): Sanction[] {
    return [...this.#all.values()].filter(({ until }) => until === null || until > Date.now())
  }

  async add(sanction: Sanction): Promise<void> {
    await this.#upkeep.addSanction(sanction)
    this.#all.set(keyOf(sanction), sanction)
  }

  /** False: there was none. */
  async lift(aimed: Aimed): Promise<boolean> {
    await this.#upkeep.liftSanction(aimed)
    return this.#all.delete(keyOf(aimed))
  }

  #holds(what: Sanction['what'], kind: Sanction['kind'], subject: string): boolean {
    const found = this.#all.get(keyOf({ what, kind, subject }))
    return found !== undefined && (found.until === null || found.until > Date.now())
  }

  /** `address`: as it is counted, see address.ts. */
  isBanned(person: string | null, address: string | null): boolean {
    if (this.#all.size === 0) return false
    return (
      (person !== null && this.#holds('ban', 'person', person)) ||
      (address !== null && this.#holds('ban', 'address', address))
    )
  }

  mustBeWelcome(person: string | null, address: string | null): void {
    if (this.isBanned(person, address)) throw new Refused('banned')
  }

  isMuted(kind: 'person' | 'table', subject: string): boolean {
    return this.#holds('mute', kind, subject)
  }

  mustBeHeard(person: string, table: string): void {
    if (this.isMuted('person', person) || this.isMuted('table', table)) throw new Refused('muted')
  }
}
