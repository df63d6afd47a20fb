// Since when somebody has been thinking: since the last thing that was done, not since somebody spoke.

import type { Event } from '@backroom/engine'
import type { LogEntry } from '@backroom/protocol'

/**
 * What was said in private is an entry without events to everybody else: it must not be noticed. What was said aloud
 * gives nobody more time either.
 */
export function thinkingSince(
  log: readonly LogEntry[],
  isTalk: (event: Event) => boolean = () => false,
): number | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]
    const [first] = entry?.events ?? []
    if (entry && (entry.undid || entry.standIn !== undefined || (first && !isTalk(first)))) return entry.at
  }
  return log[0]?.at ?? null
}
