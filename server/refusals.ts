// With which status a refusal travels by HTTP, and how often each was sent, for whoever watches.

import type { AnyRefusalCode } from '@backroom/protocol'

const STATUS: { readonly [code in AnyRefusalCode]?: number } = {
  malformed: 400,
  looksEmpty: 400,
  tooLong: 400,
  badOptions: 400,
  nobody: 401,
  foreignOrigin: 403,
  notHost: 403,
  keptPrivate: 403,
  banned: 403,
  muted: 403,
  noSuchPath: 404,
  noSuchTable: 404,
  noSuchGame: 404,
  noSuchBot: 404,
  noSuchSeat: 404,
  tooLarge: 413,
  tooFast: 429,
  tooSlow: 408,
  tooManySockets: 429,
  ruleFault: 500,
  tooManyFromHere: 429,
  outOfOrder: 500,
  busy: 503,
  cannotWrite: 503,
}
const CONFLICT = 409

export const statusOf = (code: AnyRefusalCode): number => STATUS[code] ?? CONFLICT

const sent = new Map<AnyRefusalCode, number>()

export function countRefusal(code: AnyRefusalCode): void {
  sent.set(code, (sent.get(code) ?? 0) + 1)
}

export const refusalsSent = (): ReadonlyMap<AnyRefusalCode, number> => sent
