// Whether somebody who watches a table of La Cosa Nostra was told what only some of its players know.

import type { NostraView } from '@backroom/games/cosa-nostra'
import type { Visitor } from './visitor.ts'

const sightsOf = (visitor: Visitor) =>
  visitor.messages().flatMap((message) => ('sight' in message && message.sight ? [message.sight] : []))

const viewsOf = (visitor: Visitor): NostraView[] => sightsOf(visitor).map(({ view }) => view as NostraView)

/** Orders that a player held or had planned, as that player was told. */
export const ordersOf = (player: Visitor, seat: number): ReadonlySet<string> =>
  new Set(
    viewsOf(player).flatMap(({ hands, gangsters, planned }) => [
      ...(hands[seat]?.orders ?? []),
      ...Object.entries(planned).flatMap(([id, order]) => (gangsters[id]?.owner === seat ? [order] : [])),
    ]),
  )

/** What the watcher was told that nobody who watches may know. LCN-23 */
export function leaksTo(watcher: Visitor): string[] {
  const found = sightsOf(watcher).flatMap(({ prompt }) => (prompt ? ['a question'] : []))
  for (const { hands, planned, offers, words, standing, businessDeck } of viewsOf(watcher)) {
    if (hands.some((hand) => hand)) found.push('a hand')
    if (Object.keys(planned).length > 0) found.push('a planned order')
    if ([...offers, ...words].some(({ to, aloud }) => to !== 'all' && !aloud)) found.push('a whisper')
    if (standing) found.push('a preset')
    if (businessDeck) found.push('the Business deck')
  }
  return found
}
