// Colours and emblems: families differ by both, jobs by colour and theme icon, goods by colour and picture.

import type { Good, JobColor } from './game.ts'
import type { IconName } from './icons.ts'

export interface Livery {
  readonly colour: string
  readonly light: string
  readonly dark: string
  /** Nearly black: coats, outlines, the emblem on its disc. */
  readonly deep: string
  readonly tie: string
  readonly emblem: IconName | null
}

const LIVERIES: { readonly [family: string]: Livery } = {
  marzullo: {
    colour: '#e2b13c',
    light: '#e8c267',
    dark: '#946d19',
    deep: '#2c1f04',
    tie: '#7a560d',
    emblem: 'eagle-head',
  },
  matarazzo: {
    colour: '#5b9be0',
    light: '#7fb1e7',
    dark: '#2d5b91',
    deep: '#081a30',
    tie: '#1d4577',
    emblem: 'anchor',
  },
  vitale: {
    colour: '#e2665c',
    light: '#e4786f',
    dark: '#952c25',
    deep: '#2b0907',
    tie: '#7d1f1a',
    emblem: 'rose',
  },
  caccamo: {
    colour: '#b083dc',
    light: '#c19ee4',
    dark: '#6c4597',
    deep: '#1f0f33',
    tie: '#553080',
    emblem: 'white-tower',
  },
  pizzino: {
    colour: '#5fb57a',
    light: '#82c597',
    dark: '#2f7247',
    deep: '#08240f',
    tie: '#1f5c36',
    emblem: 'olive',
  },
}

export const NEUTRAL: Livery = {
  colour: '#b9b4a8',
  light: '#c8c5bb',
  dark: '#706b62',
  deep: '#201e1a',
  tie: '#57534a',
  emblem: null,
}

export const liveryOf = (family: string | null): Livery =>
  family === null ? NEUTRAL : (LIVERIES[family] ?? NEUTRAL)

export interface Paint {
  readonly ground: string
  readonly ink: string
  readonly icon: IconName
}

export const JOB_PAINT: { readonly [color in JobColor]: Paint } = {
  yellow: { ground: '#d4a92f', ink: '#1c1503', icon: 'shop' },
  blue: { ground: '#356497', ink: '#fff7e6', icon: 'shaking-hands' },
  green: { ground: '#38714a', ink: '#fff7e6', icon: 'washing-machine' },
  grey: { ground: '#65635e', ink: '#fffaf0', icon: 'crossed-pistols' },
}

export const GOOD_PAINT: { readonly [good in Good]: Paint } = {
  gun: { ground: '#4b5d6b', ink: '#fff4dc', icon: 'revolver' },
  booze: { ground: '#8f5114', ink: '#fff4dc', icon: 'square-bottle' },
  bloodMoney: { ground: '#9a222a', ink: '#fff4dc', icon: 'bloodmoney' },
  narcotics: { ground: '#2a6c68', ink: '#fff4dc', icon: 'medicine-pills' },
}

export interface SignPaint {
  readonly board: string
  readonly ink: string
  readonly frame: string
}

export const SIGN_PAINT: { readonly [color in 'printed' | 'blue' | 'red']: SignPaint } = {
  printed: { board: '#4b3823', ink: '#f4dfae', frame: '#8f7440' },
  blue: { board: '#24507f', ink: '#eef4ff', frame: '#718dac' },
  red: { board: '#8c1f27', ink: '#fff0ea', frame: '#c07a7a' },
}

const ALLY_ICONS: { readonly [ally: string]: IconName } = {
  'ally-accountant': 'abacus',
  'ally-bookie': 'horseshoe',
  'ally-muscle': 'biceps',
  'ally-evidence': 'magnifying-glass',
  'ally-producer': 'film-projector',
  'ally-tax': 'calculator',
  'ally-capo': 'cigar',
  'ally-judge': 'gavel',
  'ally-senator': 'capitol',
}

/** The neutral figures recur on a card of every act: `ally-mayor-2`. */
export function allyIcon(ally: string): IconName {
  if (ally.startsWith('ally-mayor')) return 'top-hat'
  if (ally.startsWith('ally-union-boss')) return 'thugbust'
  if (ally.startsWith('ally-police-chief')) return 'police-officer-head'
  return ALLY_ICONS[ally] ?? 'bust'
}
