// Everything of this game that can be seen, and so be asked about: what a drawn thing is, as plain data.

import type { Ability } from './effects/vocabulary.ts'
import type {
  AllyId,
  BusinessId,
  FigureId,
  Good,
  JobColor,
  JobId,
  MoneyCard,
  Phase,
  SpaceId,
  TurfId,
} from './words.ts'

export type Thing =
  | { readonly kind: 'front'; readonly business: BusinessId }
  | { readonly kind: 'back'; readonly business: BusinessId }
  | { readonly kind: 'tileSlot'; readonly turf: TurfId }
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'turf'; readonly turf: TurfId }
  | { readonly kind: 'influence'; readonly turf: TurfId }
  | { readonly kind: 'control'; readonly turf: TurfId }
  | { readonly kind: 'turfBonus'; readonly turf: TurfId }
  | { readonly kind: 'jobBonus'; readonly color: JobColor }
  | { readonly kind: 'figure'; readonly figure: FigureId }
  | { readonly kind: 'act'; readonly act: number }
  | { readonly kind: 'actMarker' }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'phaseMarker' }
  | { readonly kind: 'hudson' }
  | { readonly kind: 'beside' }
  | { readonly kind: 'tiles'; readonly color: 'blue' | 'red' }
  | { readonly kind: 'good'; readonly good: Good; readonly where: 'pile' | 'hand' }
  | { readonly kind: 'money'; readonly card: MoneyCard; readonly where: 'bank' | 'hand' | 'suitcase' }
  | { readonly kind: 'job'; readonly job: JobId; readonly where: 'open' | 'hand' | 'drawn' | 'done' }
  | { readonly kind: 'noJob' }
  | { readonly kind: 'jobDeck' }
  | { readonly kind: 'ally'; readonly ally: AllyId; readonly where: 'row' | 'hand' | 'played' }
  | { readonly kind: 'allies' }
  | { readonly kind: 'family'; readonly seat: number }
  | { readonly kind: 'hand'; readonly seat: number }
  | { readonly kind: 'suitcase'; readonly seat: number }
  | { readonly kind: 'markers'; readonly seat: number }
  | { readonly kind: 'doneJobs'; readonly seat: number; readonly color: JobColor }
  | { readonly kind: 'envelope'; readonly seat: number }
  | { readonly kind: 'horseHead' }
  /** A sign on a business, a job or an ally. */
  | { readonly kind: 'sign'; readonly ability: Ability }

export type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { readonly kind: Kind }>
