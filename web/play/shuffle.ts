// My hand in the shuffle of a table in the server: a secret of mine that is pledged before the start, shown after it,
// and looked for in the record at the end. Kept on this machine, so that a reload does not lose it.

import type { GameRecord, Seat } from '@backroom/engine'
import type { ClientMessage, ServerMessage } from '@backroom/protocol'
import { randomText } from './randomText.ts'

type Shuffle = Extract<ServerMessage, { type: 'shuffle' }>

/** What this machine knows of a shuffle it had a hand in. */
export interface Kept {
  readonly secret: string
  /** What the server promised when we came: the fingerprint of its own seed. */
  readonly commitment: string | null
  /** What all had pledged when we showed ours. */
  readonly pledges: readonly string[] | null
  readonly made: number
}

/** Where it is kept; a browser that keeps nothing has a memory as long as its page. */
export interface Shelf {
  read(): string | null
  write(text: string): void
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function keptFrom(text: string | null): Kept | null {
  if (text === null) return null
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || !('secret' in value)) return null
  const { secret } = value
  if (typeof secret !== 'string' || secret === '') return null
  const commitment = 'commitment' in value && typeof value.commitment === 'string' ? value.commitment : null
  const pledges = 'pledges' in value && isTexts(value.pledges) ? value.pledges : null
  const made = 'made' in value && typeof value.made === 'number' ? value.made : 0
  return { secret, commitment, pledges, made }
}

const fingerprints = async (): Promise<(text: string) => string> => (await import('./fingerprint.ts')).commit

export class Shuffler {
  readonly #shelf: Shelf
  #kept: Kept | null
  /** Once a page, or where there is none: two devices of one person do not outbid each other for ever. */
  #hasPledged = false

  constructor(shelf: Shelf) {
    this.#shelf = shelf
    this.#kept = keptFrom(shelf.read())
  }

  get kept(): Kept | null {
    return this.#kept
  }

  /** The fingerprint of my secret, for whoever sits down. */
  async pledge(): Promise<string> {
    const { secret } = this.#kept ?? this.#keep({ secret: randomText() })
    return (await fingerprints())(secret)
  }

  /** What is to be said to the server at this stage of the shuffle; null: nothing. */
  async heard(
    { stage, pledges, revealed }: Shuffle,
    you: Seat | null,
    commitment: string,
  ): Promise<ClientMessage | null> {
    if (you === null || stage === 'dealt') return null
    const mine = await this.pledge()
    if (this.#kept?.commitment == null) this.#keep({ commitment })
    const isMine = pledges[you] === mine
    if (stage === 'open') {
      if (isMine || (this.#hasPledged && pledges[you] !== '')) return null
      this.#hasPledged = true
      return { type: 'pledge', pledge: mine }
    }
    if (!isMine) return null
    // What we showed before others had pledged could be answered by a pledge made to fit it: the first list counts.
    if (this.#kept?.pledges == null) this.#keep({ pledges: [...pledges] })
    return revealed[you] ? null : { type: 'reveal', text: this.#kept?.secret ?? '' }
  }

  #keep(change: Partial<Kept>): Kept {
    const kept = { secret: '', commitment: null, pledges: null, made: Date.now(), ...this.#kept, ...change }
    this.#kept = kept
    this.#shelf.write(JSON.stringify(kept))
    return kept
  }
}

export const FINDINGS = ['mine', 'without', 'broken', 'unknown'] as const
/**
 * `mine`: the record holds my secret and all that was promised; `without`: it was dealt without mine; `broken`: it
 * is not what was promised; `unknown`: I had no hand in it.
 */
export type Finding = (typeof FINDINGS)[number]

/** Whether the record of a finished game is what was promised to whoever kept this. */
export async function findMine(kept: Kept | null, you: Seat | null, record: GameRecord): Promise<Finding> {
  if (kept === null || you === null || record.pledges === undefined) return 'unknown'
  const commit = await fingerprints()
  const { pledges, entropy } = record
  const isPromised =
    commit(record.seed) === record.commitment &&
    (kept.commitment === null || kept.commitment === record.commitment) &&
    (kept.pledges === null || kept.pledges.join() === pledges.join()) &&
    entropy.every((added, seat) => added === '' || commit(added) === pledges[seat])
  if (!isPromised) return 'broken'
  if (entropy[you] === kept.secret) return 'mine'
  return pledges[you] === commit(kept.secret) || entropy[you] === '' ? 'without' : 'unknown'
}

// ——— on this machine

const PREFIX = 'backroom:shuffle:'
const KEPT_FOR = 90 * 24 * 60 * 60 * 1000

/** Forgets what belongs to games of long ago. */
function tidy(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue
    const kept = keptFrom(localStorage.getItem(key))
    if (!kept || Date.now() - kept.made > KEPT_FOR) localStorage.removeItem(key)
  }
}

/** The shelf of a table in the storage of this browser. */
export function shelfOf(table: string): Shelf {
  return {
    read() {
      try {
        return localStorage.getItem(PREFIX + table)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        tidy()
        localStorage.setItem(PREFIX + table, text)
      } catch {
        // Then it lasts as long as the page.
      }
    },
  }
}
