// What is said over the WebSocket at /ws.

import type { Blocked, ChangedSight, Event, Sight } from '@backroom/engine'
import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { anyRefusal } from './refusal.ts'
import { tableInfo } from './table.ts'
import { answer, entropy, id, json, key, line, pledge, seat, tableId, whole } from './words.ts'

// ——— from the client

/** Take me to this table; any other table of this socket is left. `since`: the last `seq` I have. */
const join = v.strictObject({ type: v.literal('join'), table: tableId, since: v.nullable(whole) })

/**
 * My answer to the prompt of this waiting point, from the sight I had at `seq`: after an undo a waiting point comes
 * again, and an answer meant for its first time is stale. Send it again with the same key until it is accepted or
 * refused.
 */
const give = v.strictObject({ type: v.literal('answer'), key, seq: whole, wait: whole, answer })

const command = v.strictObject({
  type: v.literal('command'),
  key,
  command: id,
  args: json,
})

/** Take back my last answer. */
const undo = v.strictObject({ type: v.literal('undo'), key })

/** What may I not pick now, and why? */
const why = v.strictObject({ type: v.literal('why'), wait: whole })

const say = v.strictObject({ type: v.literal('chat'), key, text: line(LIMITS.chat) })

/** The commitment to some randomness of mine for the deal, before the start. The last one sent counts. */
const giveWord = v.strictObject({ type: v.literal('pledge'), pledge })

/** The randomness that I pledged, once all pledges are known to everybody. */
const keepWord = v.strictObject({ type: v.literal('reveal'), text: entropy })

const ping = v.strictObject({ type: v.literal('ping') })

/** The most frequent first: they are tried in turn. */
export const clientMessage = v.variant('type', [
  give,
  command,
  undo,
  join,
  why,
  say,
  giveWord,
  keepWord,
  ping,
])
export type ClientMessage = v.InferOutput<typeof clientMessage>

// ——— from the server

const events = v.custom<readonly Event[]>(Array.isArray)
const sight = v.custom<Sight>((value) => typeof value === 'object' && value !== null)

/** One thing that was done at the table, as the viewer heard of it. 0 is the deal. */
export const logEntry = v.object({
  seq: whole,
  at: whole,
  events,
  /** This entry takes another back: its number, and whose it was. What was taken back is gone from the log. */
  undid: v.optional(v.object({ seq: whole, seat })),
  /** An answer that a bot gave for the owner of this seat, who was away. */
  standIn: v.optional(seat),
})
export type LogEntry = v.InferOutput<typeof logEntry>

export const chatMessage = v.object({
  seq: whole,
  at: whole,
  name: v.string(),
  /** Null: from somebody who watches. */
  seat: v.nullable(seat),
  text: v.string(),
})
export type ChatMessage = v.InferOutput<typeof chatMessage>

/** Everything about the table, and what happened since the `since` that was asked for. */
const joined = v.object({
  type: v.literal('joined'),
  table: tableInfo,
  you: v.nullable(seat),
  host: v.boolean(),
  seq: whole,
  /** Null before the start. */
  sight: v.nullable(sight),
  /** False: `since` was of no use, forget the log you have; what follows is all of it. */
  continued: v.boolean(),
  log: v.array(logEntry),
  chat: v.array(chatMessage),
})

const changedSight = v.custom<ChangedSight>(
  (value) => typeof value === 'object' && value !== null && 'changes' in value,
)

/** Something was done, by anybody, me included: how the sight has changed since the last that I was sent. */
const moved = v.object({ type: v.literal('moved'), seq: whole, log: v.array(logEntry), sight: changedSight })

/** Somebody came, sat down, left; the game began or ended. */
const table = v.object({
  type: v.literal('table'),
  table: tableInfo,
  you: v.nullable(seat),
  host: v.boolean(),
})

/** I am back at my seat; a bot has played so many answers for me. */
const handedBack = v.object({ type: v.literal('handedBack'), played: whole })

/** What I sent with this key is done and durable. */
const accepted = v.object({ type: v.literal('accepted'), key, seq: whole })

/** What I sent was refused and changed nothing; null: it had no key that could be read. */
const refused = v.object({ type: v.literal('refused'), key: v.nullable(v.string()), refusal: anyRefusal })

const blocked = v.object({
  type: v.literal('blocked'),
  wait: whole,
  blocked: v.custom<readonly Blocked[]>(Array.isArray),
})

export const SHUFFLE_STAGES = ['open', 'closed', 'dealt'] as const

/** How far the shuffle is, in which everybody has a hand: who has pledged what, and who has shown it. */
const shuffle = v.object({
  type: v.literal('shuffle'),
  /** `open`: pledges are taken; `closed`: these are all of them, show what you pledged; `dealt`: the game has begun. */
  stage: v.picklist(SHUFFLE_STAGES),
  /** By seat; empty: none. */
  pledges: v.array(v.string()),
  revealed: v.array(v.boolean()),
})

const said = v.object({ type: v.literal('chat'), message: chatMessage })
const pong = v.object({ type: v.literal('pong') })
/** The line lives: said again and again, so that a silence means that it does not. */
const beat = v.object({ type: v.literal('beat') })

export const serverMessage = v.variant('type', [
  joined,
  moved,
  table,
  handedBack,
  accepted,
  refused,
  blocked,
  shuffle,
  said,
  pong,
  beat,
])
export type ServerMessage = v.InferOutput<typeof serverMessage>
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
