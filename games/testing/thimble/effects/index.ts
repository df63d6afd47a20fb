// The vocabulary of effects: one entry for each, with all that is known of it.

import type { Reason, Seat } from '@backroom/engine'
import type { CardOption } from '../events.ts'
import type { RigTable, Thimblerig } from '../state.ts'
import type { CardId, ThimbleId } from '../words.ts'
import type { Effect } from './schema.ts'

interface Entry {
  /** What can be picked with it. */
  option(card: CardId, thimble: ThimbleId): CardOption
  run(state: Thimblerig, seat: Seat, thimble: ThimbleId, card: CardId, table: RigTable): void
  /** Roughly what it is worth in dollars. */
  readonly worth: number
  /** The screen's name for its picture. */
  readonly icon: string
}

export const EFFECTS: { readonly [name in Effect['do']]: Entry } = {
  /** THM-4.1: a look under one thimble. */
  peek: {
    option: (card, thimble) => ({ id: `peek-${thimble}`, say: 'peek', card, thimble }),
    run({ open, secret }, seat, thimble, card, table) {
      open.looked.push({ seat, thimble })
      table.tell({ type: 'peeked', seat, card, thimble }, { pea: secret.pea === thimble }, [seat])
    },
    worth: 1,
    icon: 'eye',
  },
}

/** THM-4.3. */
export const BLANK: Reason = { rule: 'THM-4.3', why: 'blank' }
