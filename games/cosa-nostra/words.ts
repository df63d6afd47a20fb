// The table's own words, as lists from which the types follow.

import type { SeatName } from '../seats.ts'
import type { PACES, VARIANTS } from './meta.ts'

export const PHASES = ['draw', 'planning', 'action', 'payday', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const INFLUENCE = [
  'snitch',
  'spy',
  'doctor',
  'saboteur',
  'distraction',
  'machine-gun',
  'henchman',
  'schemer',
] as const
/** Influence cards of one kind are interchangeable, so a card is its kind. */
export type Influence = (typeof INFLUENCE)[number]

/** Those that lie on a gangster. LCN-16.3 */
export const ATTACHED = ['saboteur', 'distraction', 'machine-gun', 'henchman'] as const
export type Attached = (typeof ATTACHED)[number]

/** LCN-R15: these two may only be laid on an opponent's gangster. */
export const isHostile = (card: Attached): boolean => card === 'saboteur' || card === 'distraction'

export const MONOPOLIES = ['prostitution', 'drugs', 'loans'] as const
export type MonopolyId = (typeof MONOPOLIES)[number]

/** Moments in which somebody may answer what another does, each with a card of its own. LCN-R26 */
export const REACTIONS = ['scheme', 'rob', 'trap', 'doctor'] as const
export type Reaction = (typeof REACTIONS)[number]

export type Pace = (typeof PACES)[number]

/** LCN-R30: how long a declared target waits for words at least, in seconds, where people sit at the table. */
export const MOMENT_SECONDS: { readonly [pace in Pace]: number } = { quick: 6, normal: 15, slow: 40 }

/** When a promised sum falls due: after an Action phase, on a Payday, or before the final scoring. LCN-20.4 */
export const DUE_MOMENTS = ['closing', 'payday', 'end'] as const
export type DueMoment = (typeof DUE_MOMENTS)[number]

/** Not yet due, due now, not paid in time; paid in time, paid late. */
const DEBT_STATES = ['open', 'due', 'broken', 'paid', 'late'] as const
export type DebtState = (typeof DEBT_STATES)[number]

export type Variant = (typeof VARIANTS)[number]

/** Ids of the components file. */
export type FamilyId = string
export type GangsterId = string
export type OrderId = string
export type BusinessId = string
export type BusinessType = string

/** What an attack is declared against: a gangster, a business card, or whoever sits somewhere. */
export type TargetId = GangsterId | BusinessId | SeatName

export const isGangster = (id: string): boolean => id.startsWith('gang-')
