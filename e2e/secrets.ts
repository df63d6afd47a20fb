// Whether somebody who watches was told more than both players know: read from what came over the sockets.

import type { CorleoneView } from '@backroom/games/corleone'
import type { Visitor } from './visitor.ts'

const jobsIn = (part: unknown): string[] => JSON.stringify(part ?? null).match(/job-[a-z0-9-]+/g) ?? []

/** Which jobs this visitor has heard of, and since which entry of the log. */
export function knownSince(visitor: Visitor): ReadonlyMap<string, number> {
  const known = new Map<string, number>()
  const note = (part: unknown, seq: number) => {
    for (const job of jobsIn(part)) known.set(job, Math.min(seq, known.get(job) ?? seq))
  }
  for (const message of visitor.messages()) {
    if ('log' in message) for (const entry of message.log) note(entry.events, entry.seq)
    note({ ...message, log: [] }, 'seq' in message ? message.seq : Number.MAX_SAFE_INTEGER)
  }
  return known
}

/** Jobs that one of the players could see and the other could not, at some moment. */
export function secretsBetween(one: Visitor, other: Visitor): string[] {
  const [mine, theirs] = [knownSince(one), knownSince(other)]
  return [...mine].filter(([job, since]) => since < (theirs.get(job) ?? Infinity)).map(([job]) => job)
}

/** What the watcher was told that not every player knew by then, or that nobody who watches may see. */
export function leaks(watcher: Visitor, players: readonly Visitor[]): string[] {
  const knowledge = players.map(knownSince)
  const found = [...knownSince(watcher)].flatMap(([job, since]) =>
    knowledge.every((known) => (known.get(job) ?? Infinity) <= since) ? [] : [`${job} at ${since}`],
  )
  for (const message of watcher.messages()) {
    if (!('sight' in message) || !message.sight) continue
    const { sight, seq } = message
    const view = sight.view as CorleoneView
    if (sight.prompt) found.push(`a question at ${seq}`)
    if (view.hands.some((hand) => hand)) found.push(`a hand at ${seq}`)
    if (view.drawn) found.push(`drawn cards at ${seq}`)
    if (view.phase !== 'over' && view.suitcases.some((money) => money)) found.push(`a suitcase at ${seq}`)
  }
  return found
}
