// What is known of Thimblerig before it is loaded: the smallest game worth playing, with which the tests add a game.

import type { Meta } from '../../meta.ts'

const families = [
  { id: 'docks', colour: '#7fb1e7' },
  { id: 'market', colour: '#e8c267' },
  { id: 'station', colour: '#e4786f' },
  { id: 'fair', colour: '#82c597' },
] as const

export const meta = {
  id: 'thimble',
  code: 'THM',
  version: 1,
  players: { min: 2, max: 4 },
  families,
  options: [
    /** THM-2.2: the crew of each seat; null or none: whichever is free. */
    { name: 'crews', kind: 'bySeat', values: families.map(({ id }) => id), usual: [] },
    /** THM-5.3. */
    { name: 'twice', kind: 'flag', usual: false },
  ],
  minutes: { count: 5, each: false },
  weight: 1,
  languages: ['en', 'pl'],
} as const satisfies Meta
