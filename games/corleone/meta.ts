// What is known of Corleone's Empire before it is loaded.

import type { Meta } from '../meta.ts'

const families = [
  { id: 'marzullo', colour: '#e2b13c' },
  { id: 'matarazzo', colour: '#5b9be0' },
  { id: 'vitale', colour: '#e2665c' },
  { id: 'caccamo', colour: '#b083dc' },
  { id: 'pizzino', colour: '#5fb57a' },
] as const

export const meta = {
  id: 'corleone',
  code: 'COR',
  version: 2,
  players: { min: 2, max: 5 },
  families,
  options: [
    /** COR-R45: the family of each seat; null or none: whichever is free. */
    { name: 'families', kind: 'bySeat', values: families.map(({ id }) => id), usual: [] },
    { name: 'components', kind: 'file', usual: null },
  ],
  minutes: { count: 60, each: false },
  weight: 2,
  languages: ['en', 'pl'],
} as const satisfies Meta
