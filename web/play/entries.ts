// The log of a table as it grows in the page.

import type { LogEntry } from '@backroom/protocol'

/** The log with new entries; what was taken back is gone from it. */
export function withEntries(log: readonly LogEntry[], news: readonly LogEntry[]): readonly LogEntry[] {
  let all = [...log]
  for (const entry of news) {
    const { undid } = entry
    if (undid === undefined) all.push(entry)
    else all = all.filter(({ seq }) => seq < undid.seq)
  }
  return all
}
