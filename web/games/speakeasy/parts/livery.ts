// Colours and emblems of the families: they differ by both, and none of them has the amber of the prompt.

import type { IconName } from './icons.ts'

export interface Livery {
  readonly colour: string
  readonly light: string
  readonly dark: string
  /** Nearly black: what is written on the colour. */
  readonly deep: string
  readonly emblem: IconName
}

const LIVERIES: { readonly [color: string]: Livery } = {
  yellow: { colour: '#f0d04c', light: '#f8e38a', dark: '#8f7415', deep: '#2c2304', emblem: 'lion' },
  blue: { colour: '#6fb2fa', light: '#a3cffc', dark: '#27598f', deep: '#071c33', emblem: 'anchor' },
  green: { colour: '#93cf5c', light: '#b9e392', dark: '#457a1d', deep: '#122806', emblem: 'clover' },
  purple: { colour: '#b78bf0', light: '#d3b8f7', dark: '#5d3796', deep: '#1e0d38', emblem: 'rose' },
}

/** The mobsters: red, and a hat. */
export const MOB: Livery = {
  colour: '#e8634d',
  light: '#ff9683',
  dark: '#3a2522',
  deep: '#2a0c07',
  emblem: 'fedora',
}

const NOBODY: Livery = {
  colour: '#b9b4a8',
  light: '#d4d0c6',
  dark: '#605b52',
  deep: '#201e1a',
  emblem: 'fedora',
}

export const livery = (color: string | null): Livery =>
  color === null ? NOBODY : (LIVERIES[color] ?? NOBODY)

/** The paint of a piece, for the drawings below: `--c` its colour, `--cd` its shade. */
export const paint = ({ colour, dark, deep }: Livery) => ({ '--c': colour, '--cd': dark, '--ce': deep })

/** The rum runners' colours, by the word in the components. */
const SHIP_COLOURS: { readonly [color: string]: string } = {
  orange: '#f0913e',
  grey: '#aab4b8',
  turquoise: '#45c4bd',
  cream: '#efe1b8',
}

export const shipColour = (color: string): string => SHIP_COLOURS[color] ?? '#cdbf9f'
