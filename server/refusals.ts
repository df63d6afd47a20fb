// How often this process has refused something, by code; for whoever watches it.

import type { AnyRefusalCode } from '@backroom/protocol'

const sent = new Map<AnyRefusalCode, number>()

export function countRefusal(code: AnyRefusalCode): void {
  sent.set(code, (sent.get(code) ?? 0) + 1)
}

export const refusalsSent = (): ReadonlyMap<AnyRefusalCode, number> => sent
