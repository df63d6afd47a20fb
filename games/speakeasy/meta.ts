// What is known of Speakeasy before it is loaded.

import type { Meta } from '../meta.ts'

/** Families go by their colours alone. */
const families = [
  { id: 'yellow', colour: '#f0d04c' },
  { id: 'blue', colour: '#6fb2fa' },
  { id: 'green', colour: '#93cf5c' },
  { id: 'purple', colour: '#b78bf0' },
] as const

export const meta = {
  id: 'speakeasy',
  code: 'SPK',
  version: 2,
  players: { min: 2, max: 4 },
  /** SPK-29. */
  solo: { seats: 2 },
  families,
  options: [
    /** The colour of each seat; null or none: whichever is free. */
    { name: 'colors', kind: 'bySeat', values: families.map(({ id }) => id), usual: [] },
    /** SPK-29.6: who begins; null or none: chance decides (SPK-R45). */
    { name: 'first', kind: 'seat', person: false, usual: null },
    /** SPK-28. */
    { name: 'rebuildStill', kind: 'flag', usual: false },
    /** SPK-29.7: the only seat that no bot plays, if there is but one. */
    { name: 'solo', kind: 'seat', person: true, usual: null },
    { name: 'components', kind: 'file', usual: null },
  ],
  minutes: { count: 45, each: true },
  weight: 5,
  languages: ['en', 'pl'],
} as const satisfies Meta
