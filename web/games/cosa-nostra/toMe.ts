// What is said to me at the table: an offer, a promise, a threat, a debt.

import type { Event } from '@backroom/engine'
import type { NostraEvent } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../kit/screen.ts'

/** Said by somebody else, to me or to everybody. */
export function isToMe(told: Event, { viewer }: Pick<Scene, 'viewer'>): boolean {
  const event = told as NostraEvent
  switch (event.type) {
    case 'offered':
    case 'promise':
    case 'threat':
    case 'owes':
      return (
        typeof viewer === 'number' && event.from !== viewer && (event.to === viewer || event.to === 'all')
      )
    default:
      return false
  }
}
