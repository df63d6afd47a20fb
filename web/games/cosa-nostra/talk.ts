// What is said or agreed beside the turns: whoever is on turn has been thinking all the while.

import type { Event } from '@backroom/engine'
import type { NostraEvent } from '@backroom/games/cosa-nostra'

const TALK: ReadonlySet<string> = new Set<NostraEvent['type']>([
  'offered',
  'offeredAmong',
  'offerAgreed',
  'offerDeclined',
  'offerCountered',
  'offerWithdrawn',
  'offerExpired',
  'offerLapsed',
  'deal',
  'dealAmong',
  'pact',
  'promise',
  'threat',
  'owes',
  'settled',
  'judged',
  'standing',
  'wentOn',
])

export const isTalk = ({ type }: Event): boolean => TALK.has(type)
