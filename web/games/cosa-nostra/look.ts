// What things look like: the families' colours and badges, the icons of cards, the colours of backs.

import { familyColours } from '../../kit/familyLooks.ts'
import type { IconName } from './icons.ts'

export interface Livery {
  /** Reaches AA on ink. */
  readonly colour: string
  readonly leather: string
  /** The ink on the badge. */
  readonly deep: string
  readonly emblem: IconName
  /** The outline of the badge, in a square of 100. */
  readonly badge: string
}

const COLOURS = familyColours('cosa-nostra')

/** The paint of a family: its colour, and what goes with it in css/tokens.css. */
const paintOf = (family: string): Pick<Livery, 'colour' | 'leather' | 'deep'> => ({
  colour: COLOURS[family] ?? 'var(--brass)',
  leather: `var(--lcn-family-${family}-leather)`,
  deep: `var(--lcn-family-${family}-deep)`,
})

const LIVERIES: { readonly [family: string]: Livery } = {
  blundetto: {
    ...paintOf('blundetto'),
    emblem: 'lion',
    badge: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92z',
  },
  dimaggio: {
    ...paintOf('dimaggio'),
    emblem: 'snake',
    badge: 'M50 3 91 26.5v47L50 97 9 73.5v-47z',
  },
  calmuti: {
    ...paintOf('calmuti'),
    emblem: 'scorpion',
    badge:
      'M50 1Q55 1 59 6L94 41Q99 46 99 50Q99 54 94 59L59 94Q55 99 50 99Q45 99 41 94L6 59Q1 54 1 50Q1 46 6 41L41 6Q45 1 50 1z',
  },
  laserva: {
    ...paintOf('laserva'),
    emblem: 'rose',
    badge:
      'M50 3c9 0 16 5 19 12 8-3 17-1 22 4 6 6 7 14 4 22 0 0 3 5 3 9s-3 9-3 9c3 8 2 16-4 22-5 5-14 7-22 4-3 7-10 12-19 12s-16-5-19-12c-8 3-17 1-22-4-6-6-7-14-4-22 0 0-3-5-3-9s3-9 3-9c-3-8-2-16 4-22 5-5 14-7 22-4C34 8 41 3 50 3z',
  },
  caruso: {
    ...paintOf('caruso'),
    emblem: 'anchor',
    badge: 'M50 3c14 7 27 9 40 9 2 40-10 70-40 85C20 82 8 52 10 12c13 0 26-2 40-9z',
  },
}

const STRANGER: Livery = {
  colour: 'var(--brass)',
  leather: 'var(--walnut)',
  deep: 'var(--ink)',
  emblem: 'crown',
  badge: 'M10 10h80v80H10z',
}

/** A family of a corrected file goes by plain brass. */
export const liveryOf = (family: string | null | undefined): Livery =>
  (family != null ? LIVERIES[family] : undefined) ?? STRANGER

const BUSINESS_ICONS: { readonly [type: string]: IconName } = {
  'drug-dealer': 'pill',
  pimp: 'high-heel',
  'loan-shark': 'shark-jaws',
  lawyer: 'scales',
  politician: 'capitol',
  cop: 'police-officer-head',
  'building-firm': 'cargo-crane',
  'waste-management': 'barrel-leak',
  garage: 'home-garage',
  nightclub: 'martini',
  casino: 'poker-hand',
}

const INFLUENCE_ICONS: { readonly [card: string]: IconName } = {
  snitch: 'rat',
  spy: 'spy',
  doctor: 'stethoscope',
  saboteur: 'monkey-wrench',
  distraction: 'drama-masks',
  'machine-gun': 'm3-grease-gun',
  henchman: 'brass-knuckles',
  schemer: 'chess-knight',
}

const ORDER_ICONS: { readonly [type: string]: IconName } = {
  'assault-on-businessman': 'biceps',
  theft: 'robber',
  'property-damage': 'bullet-impacts',
  vandalism: 'baseball-bat',
  'businessman-murder': 'meat-hook',
  bribery: 'take-my-money',
  'money-laundering': 'washing-machine',
  connections: 'shaking-hands',
  'offer-you-cant-refuse': 'horse-head',
  'birthday-party': 'cigar',
  murder: 'revolver',
  'car-bomb': 'dynamite',
  arson: 'flame',
  robbery: 'robber-mask',
  trap: 'wolf-trap',
  'drive-by': 'thompson-m1928',
  'horse-races': 'horseshoe',
}

/** A Cash Job wears the sign of the business that it lives from. */
export function orderIcon(order: { readonly type: string; readonly requires: readonly string[] }): IconName {
  const [first] = order.requires
  return ORDER_ICONS[order.type] ?? (first === undefined ? undefined : BUSINESS_ICONS[first]) ?? 'money-stack'
}

export const businessIcon = (type: string): IconName => BUSINESS_ICONS[type] ?? 'coins'
export const influenceIcon = (card: string): IconName => INFLUENCE_ICONS[card] ?? 'rat'

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']
export const numeral = (round: number): string => NUMERALS[round] ?? String(round)
