// What a head wears: a hat of felt with a ribbon in the family's colour, or hair. Strokes from behind to the fore.

import type { Hair, Hat } from './faces.ts'

export const SKIN = 'var(--lcn-skin)'
export const SHADE = 'var(--lcn-skin-shade)'

/** The attributes of one path. */
export interface Stroke {
  readonly d: string
  readonly fill: string
  readonly stroke?: string
  readonly 'stroke-width'?: number
  readonly opacity?: number
}

const DARK = { crown: 'var(--lcn-felt-dark)', light: 'var(--lcn-hair-lit)', brim: 'var(--ink)' } as const
const PALE = {
  crown: 'var(--lcn-paper-shade)',
  light: 'var(--paper)',
  brim: 'var(--lcn-straw-brim)',
} as const

type Cut = readonly (readonly [cloth: keyof typeof DARK | 'band', d: string])[]

const CREASE = 'M56 11C64 9 67.5 20 67 34L61 33C62 24 61 16 56 11Z'
const RIBBON = 'M33 35.5L33.3 28.5C42 25.5 58 25.5 66.7 28.5L67 35.5C58 32.5 42 32.5 33 35.5Z'

const HATS: { readonly [hat in Exclude<Hat, 'panama'>]: Cut } = {
  fedora: [
    ['crown', 'M33 35C32.5 20 35 9 43 10C47 12.5 51 13 55 11C64 8 67.5 20 67 35Z'],
    ['light', CREASE],
    ['band', RIBBON],
    ['brim', 'M20 38C27 31.5 40 33 50 33C60 33 73 31.5 80 36C76 43 63 41.5 50 41.5C37 41.5 26 44 20 38Z'],
    ['light', 'M56 33.2C66 32.5 75 33 80 36C77 40 70 41 62 41.2C68 39 70 36 56 33.2Z'],
  ],
  cap: [
    ['crown', 'M30 37C26 22 42 13 58 16C70 18 74 27 72 34L76 40C66 35.5 42 34.5 30 40Z'],
    ['light', 'M58 16C70 18 74 27 72 34L64 33C66 26 64 19 58 16Z'],
    ['brim', 'M32 40C44 35.5 66 35.5 77 41C66 44 44 44 32 40Z'],
    ['band', 'M52 13.2a1.8 1.8 0 1 0 .01 0z'],
  ],
  bowler: [
    ['crown', 'M33 36C32 12 68 12 67 36Z'],
    ['light', 'M54 18.5C64 20 67 27 67 35L61 34C62 28 60 22 54 18.5Z'],
    ['band', 'M33 36L33.2 30.5C43 28 57 28 66.8 30.5L67 36Z'],
    ['brim', 'M25 36C33 33 67 33 75 36C72 42 62 40 50 40C38 40 28 42 25 36Z'],
  ],
  homburg: [
    ['crown', 'M33 35C32 18 36 10 43 11C47 13 53 13 57 11C64 10 68 18 67 35Z'],
    ['light', CREASE],
    ['band', RIBBON],
    ['brim', 'M24 33C28 39 40 34.5 50 34.5C60 34.5 72 39 76 33C77 40 64 41.5 50 41.5C36 41.5 23 40 24 33Z'],
  ],
}

/** A panama is a pale fedora. */
export function hatOf(hat: Hat, colour: string): readonly Stroke[] {
  const [cut, felt] = hat === 'panama' ? [HATS.fedora, PALE] : [HATS[hat], DARK]
  return cut.map(([cloth, d]) => ({ d, fill: cloth === 'band' ? colour : felt[cloth] }))
}

const line = (d: string, stroke: string, width: number, opacity = 1): Stroke => ({
  d,
  fill: 'none',
  stroke,
  'stroke-width': width,
  opacity,
})

export const HAIR: { readonly [hair in Hair]: readonly Stroke[] } = {
  slick: [
    {
      d: 'M33.5 42C31 24 42 16 53 17C66 18 69 30 66.5 42C65.5 34 62 28.5 53 28C44 27.5 36.5 32 33.5 42Z',
      fill: 'var(--walnut-deep)',
    },
    line('M46 19Q60 18 65 32', 'var(--lcn-hair-lit)', 1.6),
  ],
  quiff: [
    {
      d: 'M33 42C27 22 40 8 57 11C72 14 71 30 66.5 42C66 34 62 29.5 55 30.5C46 32 37 30 33 42Z',
      fill: 'var(--walnut-deep)',
    },
    line('M42 15Q58 9 67 25', 'var(--lcn-hair-lit)', 1.8),
  ],
  grey: [
    {
      d: 'M33 44C30 24 42 15 53 16C67 17 70 30 67 44C66 36 63 28 53 28C43 28 36 34 33 44Z',
      fill: 'var(--lcn-grey-hair)',
    },
    { d: 'M50 16C42 16 31 24 33 44C36 34 41 29 48 28Z', fill: 'var(--lcn-field-edge)' },
  ],
  bald: [
    { d: 'M35 40C33 22 42 17.5 50 17.5C58 17.5 67 22 65 40Z', fill: SKIN },
    { d: 'M50 17.5C42 17.5 33 22 35 40L48 40C49 32 49 24 50 17.5Z', fill: SHADE },
    line('M57 22Q62 25 62.5 32', 'var(--ivory)', 1.6, 0.8),
  ],
  bob: [
    {
      d: 'M31 62C26 30 34 13 52 14C70 15 74 32 69 62C65 60 64.5 50 65 40C60 37 54 33 52 28C48 34 40 38 35.5 40C35 50 35 60 31 62Z',
      fill: 'var(--walnut-deep)',
    },
    line('M56 17Q68 22 68 44', 'var(--lcn-hair-lit)', 1.8),
  ],
  waves: [
    {
      d: 'M30 70C22 56 28 46 29 36C31 18 42 12 54 13C70 14 72 28 71 40C70 52 77 58 70 72C66 66 66 54 65 42C58 40 52 34 51 28C46 36 39 38 35.5 41C36 52 35 64 30 70Z',
      fill: 'var(--lcn-brown-hair)',
    },
    line('M56 16Q69 20 68 40Q67 52 71 62', 'var(--lcn-brown-hair-lit)', 1.8),
    { d: 'M66 55a2 2 0 1 0 .01 0z', fill: 'var(--brass-lit)' },
  ],
}
