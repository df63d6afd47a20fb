// What came from outside, against its schema: what it says, or a refusal that names what is wrong.

import { LINE_FAULTS } from '@backroom/engine'
import * as v from 'valibot'
import type { AnyRefusal } from './refusal.ts'
import { type ClientMessage, clientMessage, type ServerMessage, serverMessage } from './socket.ts'

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: AnyRefusal }

const PROBLEMS_NAMED = 5

export function read<S extends v.GenericSchema>(schema: S, given: unknown): Read<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, given, { abortPipeEarly: true })
  if (parsed.success) return { ok: true, value: parsed.output }
  const problems = parsed.issues
    .slice(0, PROBLEMS_NAMED)
    .map((issue) => `${v.getDotPath(issue) ?? '(all)'}: ${issue.message.slice(0, 200)}`)
  return { ok: false, refusal: { ...kindOf(parsed.issues[0]), problems } }
}

/** What people typed is refused by what is wrong with it, so that they can be told. */
function kindOf({ message, expected }: v.BaseIssue<unknown>): AnyRefusal {
  const fault = LINE_FAULTS.find((one) => one === message)
  if (fault === undefined) return { code: 'malformed' }
  return { code: fault, ...(expected !== null && { given: expected }) }
}

/** What the text of a WebSocket frame holds; undefined where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const notJson = () => ({
  ok: false as const,
  refusal: { code: 'malformed' as const, problems: ['(all): this is not JSON'] },
})

/** A message of a client. */
export function readClientMessage(text: string): Read<ClientMessage> & { readonly key: string | null } {
  const given = parsed(text)
  if (given === undefined) return { ...notJson(), key: null }
  return { ...read(clientMessage, given), key: keyOf(given) }
}

/** Where a key is looked for in what is not read otherwise. */
const HEAD = 256
const KEY = /"key":"([^"\\]{1,40})"/u

/**
 * The key of a message that is refused without being read, found at a glance near its beginning, so that its sender
 * knows what was refused.
 */
export function keyIn(frame: {
  toString(encoding: 'latin1', start: number, end: number): string
}): string | null {
  return KEY.exec(frame.toString('latin1', 0, HEAD))?.[1] ?? null
}

/** A message of the server. */
export function readServerMessage(text: string): Read<ServerMessage> {
  const given = parsed(text)
  return given === undefined ? notJson() : read(serverMessage, given)
}

/** The key of a message, even of one that is otherwise malformed, so that its sender learns what was refused. */
function keyOf(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || !('key' in given)) return null
  return typeof given.key === 'string' ? given.key.slice(0, 40) : null
}
