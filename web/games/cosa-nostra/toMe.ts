// What is said to me at the table: an offer, a promise, a threat, a debt.

import type { Event } from '@backroom/engine'
import type { Scene } from '../../kit/screen.ts'

const SPOKEN = ['offered', 'promise', 'threat', 'owes']

/** Said by somebody else, to me or to everybody. */
export const isToMe = ({ type, from, to }: Event, { viewer }: Pick<Scene, 'viewer'>): boolean =>
  SPOKEN.includes(type) && typeof viewer === 'number' && from !== viewer && (to === viewer || to === 'all')
