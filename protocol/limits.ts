// How much of anything the server takes from outside.

export const LIMITS = {
  /** Letters, as a reader counts them, of a person's name and of a table's, and of what is said. */
  name: 24,
  tableName: 40,
  chat: 500,
  /** An idempotency key, made by the client. */
  key: 40,
  /** What a seat adds to the shuffle. */
  entropy: 64,
  /** Ids and picks in an answer. */
  id: 64,
  picks: 200,
  seats: 8,
  /** Bytes of one message on the socket, of one HTTP body, and of one that makes a table: a file of values fits in. */
  message: 8 * 1024,
  body: 16 * 1024,
  tableBody: 160 * 1024,
  /** Newest chat messages sent to somebody who joins. */
  chatShown: 100,
} as const

export const LANGUAGES = ['en', 'pl', 'cs', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
