// Colours and emblems: families differ by both, jobs by colour and theme icon, goods by colour and picture.

import { familyColours } from '../../kit/familyLooks.ts'
import type { Ability, Good, JobColor } from './game.ts'
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

const COLOURS = familyColours('corleone')

/** The paint of a family: its colour, and what goes with it in css/tokens.css. */
const liveryBy = (family: string, emblem: IconName | null): Livery => ({
  colour: COLOURS[family] ?? 'var(--cor-family-neutral)',
  light: `var(--cor-family-${family}-light)`,
  dark: `var(--cor-family-${family}-dark)`,
  deep: `var(--cor-family-${family}-deep)`,
  tie: `var(--cor-family-${family}-tie)`,
  emblem,
})

const LIVERIES: { readonly [family: string]: Livery } = {
  marzullo: liveryBy('marzullo', 'eagle-head'),
  matarazzo: liveryBy('matarazzo', 'anchor'),
  vitale: liveryBy('vitale', 'rose'),
  caccamo: liveryBy('caccamo', 'white-tower'),
  pizzino: liveryBy('pizzino', 'olive'),
}

export const NEUTRAL: Livery = liveryBy('neutral', null)

export const liveryOf = (family: string | null): Livery =>
  family === null ? NEUTRAL : (LIVERIES[family] ?? NEUTRAL)

export interface Paint {
  readonly ground: string
  readonly ink: string
  readonly icon: IconName
}

export const JOB_PAINT: { readonly [color in JobColor]: Paint } = {
  yellow: { ground: 'var(--cor-job-yellow)', ink: 'var(--cor-job-yellow-ink)', icon: 'shop' },
  blue: { ground: 'var(--cor-job-blue)', ink: 'var(--milk)', icon: 'shaking-hands' },
  green: { ground: 'var(--cor-job-green)', ink: 'var(--milk)', icon: 'washing-machine' },
  grey: { ground: 'var(--cor-job-grey)', ink: 'var(--cor-job-grey-ink)', icon: 'crossed-pistols' },
}

export const GOOD_PAINT: { readonly [good in Good]: Paint } = {
  gun: { ground: 'var(--cor-gun)', ink: 'var(--ivory)', icon: 'revolver' },
  booze: { ground: 'var(--cor-booze)', ink: 'var(--ivory)', icon: 'square-bottle' },
  bloodMoney: { ground: 'var(--cor-blood-money)', ink: 'var(--ivory)', icon: 'bloodmoney' },
  narcotics: { ground: 'var(--cor-narcotics)', ink: 'var(--ivory)', icon: 'medicine-pills' },
}

export interface SignPaint {
  readonly board: string
  readonly ink: string
  readonly frame: string
}

export const SIGN_PAINT: { readonly [color in 'printed' | 'blue' | 'red']: SignPaint } = {
  printed: {
    board: 'var(--cor-sign-printed)',
    ink: 'var(--cor-sign-printed-ink)',
    frame: 'var(--cor-sign-printed-frame)',
  },
  blue: {
    board: 'var(--cor-sign-blue)',
    ink: 'var(--cor-sign-blue-ink)',
    frame: 'var(--cor-sign-blue-frame)',
  },
  red: { board: 'var(--cor-sign-red)', ink: 'var(--cor-sign-red-ink)', frame: 'var(--cor-sign-red-frame)' },
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

export const NEUTRAL_ICONS = {
  mayor: 'top-hat',
  'union-boss': 'thugbust',
  'police-chief': 'police-officer-head',
} as const

/** An ally without a picture of its own shows the neutral figure that it places. */
export function allyIcon(ally: string, effects: readonly Ability[]): IconName {
  const placed = effects.find((effect) => effect.do === 'placeNeutral')
  return ALLY_ICONS[ally] ?? (placed ? NEUTRAL_ICONS[placed.figure] : 'bust')
}
