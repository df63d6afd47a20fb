// Colours and emblems of the families: they differ by both, and none of them has the amber of the prompt.

import { familyColours } from '../../../kit/familyLooks.ts'
import type { IconName } from './icons.ts'

export interface Livery {
  readonly colour: string
  readonly light: string
  readonly dark: string
  /** Nearly black: what is written on the colour. */
  readonly deep: string
  readonly emblem: IconName
}

const COLOURS = familyColours('speakeasy')

/** The paint of a family: its colour, and what goes with it in css/tokens.css. */
const liveryBy = (name: string, emblem: IconName): Livery => ({
  colour: COLOURS[name] ?? `var(--spk-family-${name})`,
  light: `var(--spk-family-${name}-light)`,
  dark: `var(--spk-family-${name}-dark)`,
  deep: `var(--spk-family-${name}-deep)`,
  emblem,
})

const LIVERIES: { readonly [color: string]: Livery } = {
  yellow: liveryBy('yellow', 'lion'),
  blue: liveryBy('blue', 'anchor'),
  green: liveryBy('green', 'clover'),
  purple: liveryBy('purple', 'rose'),
}

/** The mobsters: red, and a hat. */
export const MOB: Livery = liveryBy('mobster', 'fedora')

const NOBODY: Livery = liveryBy('nobody', 'fedora')

export const livery = (color: string | null): Livery =>
  color === null ? NOBODY : (LIVERIES[color] ?? NOBODY)

/** The paint of a piece, for the drawings below: `--c` its colour, `--cd` its shade. */
export const paint = ({ colour, dark, deep }: Livery) => ({ '--c': colour, '--cd': dark, '--ce': deep })

/** The rum runners' colours, by the word in the components. */
const SHIP_COLOURS: { readonly [color: string]: string } = {
  orange: 'var(--spk-ship-orange)',
  grey: 'var(--spk-ship-grey)',
  turquoise: 'var(--spk-ship-turquoise)',
  cream: 'var(--spk-ship-cream)',
}

export const shipColour = (color: string): string => SHIP_COLOURS[color] ?? 'var(--oat)'
