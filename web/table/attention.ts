// What calls somebody who looks elsewhere: the title of the tab, the dot on its icon, words that were not read yet.

import type { Seat } from '@backroom/engine'
import type { ChatMessage } from '@backroom/protocol'

export interface Attention {
  /** What the tab is called otherwise. */
  readonly name: string
  /** "Your turn". */
  readonly turn: string
  readonly isMine: boolean
  /** Words that nobody has read here. */
  readonly unread: number
}

export function titleOf({ name, turn, isMine, unread }: Attention): string {
  const words = unread > 0 ? `(${unread}) ` : ''
  return `${isMine ? `● ${turn} – ` : ''}${words}${name} · Backroom`
}

export interface TurnState {
  /** Whether the table waits for somebody at this screen. */
  readonly isMine: boolean
  /** The last entry of the log, and the entry of the last answer from here. */
  readonly last: number | null
  readonly answered: number | null
}

/** A turn begins when one is asked and was not before; a further question right after one's own answer begins none. */
export const turnBegins = (before: TurnState, now: TurnState): boolean =>
  now.isMine && !before.isMine && (now.last === null || now.last !== now.answered)

/** Who said it: somebody at this screen, as far as can be known. */
const isOwn = ({ seat, name }: ChatMessage, you: Seat | null, myName: string): boolean =>
  seat === null ? you === null && name === myName : seat === you

/** The messages after the one with this number that somebody else said. */
export const unreadOf = (
  chat: readonly ChatMessage[],
  read: number,
  you: Seat | null,
  myName: string,
): readonly ChatMessage[] => chat.filter((message) => message.seq > read && !isOwn(message, you, myName))
