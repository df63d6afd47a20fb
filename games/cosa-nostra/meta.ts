// What is known of La Cosa Nostra before it is loaded.

import type { Meta } from '../meta.ts'

const families = [
  { id: 'blundetto', colour: '#e2b23a' },
  { id: 'dimaggio', colour: '#4fae6e' },
  { id: 'calmuti', colour: '#e8666b' },
  { id: 'laserva', colour: '#b78ade' },
  { id: 'caruso', colour: '#5b9fe0' },
] as const

/** LCN-22. */
export const VARIANTS = [
  'shortGame',
  'doublePlanning',
  'turnBoundSpying',
  'freeInfluence',
  'topEarnerBonus',
  'robberyOnRobbery',
] as const

export const PACES = ['quick', 'normal', 'slow'] as const

export const meta = {
  id: 'cosa-nostra',
  code: 'LCN',
  version: 2,
  players: { min: 3, max: 5 },
  families,
  options: [
    /** LCN-R5: the family of each seat; null or none: whichever is free. */
    { name: 'families', kind: 'bySeat', values: families.map(({ id }) => id), usual: [] },
    { name: 'variants', kind: 'some', values: VARIANTS, usual: [] },
    /** LCN-2.12, LCN-R5: with fewer than five, those who have not chosen get the recommended families first. */
    { name: 'firstGame', kind: 'flag', usual: false },
    /** LCN-R32: whether offers and words may be for one player's ears alone. */
    { name: 'privateTalk', kind: 'flag', usual: true },
    /** LCN-R30: how much time the table gives its people. */
    { name: 'pace', kind: 'one', values: PACES, usual: 'normal' },
    /** LCN-22.6: a limit for planning turns; none: they last as long as they take. */
    { name: 'planningSeconds', kind: 'number', min: 10, max: 3600, offered: [60, 30, 120, 300], usual: null },
    { name: 'components', kind: 'file', usual: null },
  ],
  minutes: { count: 75, each: false },
  weight: 3,
  languages: ['en', 'pl'],
} as const satisfies Meta
