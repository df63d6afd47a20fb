// The names of all steps with what each is told. One list, so that no step is named that does not exist.

import type { Seat } from '@backroom/engine'
import type { Ability, FigureKind } from '../effects/vocabulary.ts'
import type { AllyId, BusinessId, FigureId, Good, JobId, SpaceId, TurfId } from '../words.ts'

/** Where abilities come from. */
export type Source =
  /** `untold`: the controller uses it too, and nobody has heard of it yet. */
  | { readonly kind: 'front'; readonly business: BusinessId; readonly untold?: true }
  | { readonly kind: 'backs'; readonly businesses: readonly BusinessId[] }
  | { readonly kind: 'job'; readonly job: JobId }
  | { readonly kind: 'ally'; readonly ally: AllyId }

/** Somebody in the middle of using abilities; `left` counts the uses of each that are left. */
export type Using = { readonly seat: Seat; readonly source: Source; readonly left: readonly number[] }

/** One of them being used. `chosen`: the user has just picked it, so needs not be asked again. */
export type OneUse = Using & { readonly index: number; readonly chosen: boolean }

export type StepNames = {
  startAct: object
  openNewBusiness: object
  familyBusiness: object
  turfWar: object
  fight: { readonly turf: number }
  bribery: object
  bribes: object
  takeAlly: { readonly ranked: readonly Seat[] }
  tribute: object
  payTribute: object
  endAct: object
  theEnd: object

  nextTurn: { readonly from: Seat }
  turn: { readonly seat: Seat }
  payJob: { readonly seat: Seat }
  jobRewards: { readonly seat: Seat }
  jobMoney: { readonly seat: Seat }
  jobDone: { readonly seat: Seat }

  front: { readonly seat: Seat; readonly business: BusinessId }
  backs: { readonly seat: Seat; readonly space: SpaceId }
  abilities: { readonly seat: Seat; readonly source: Source; readonly left: readonly number[] | null }

  keepJob: { readonly seat: Seat }
  chooseGood: { readonly seat: Seat; readonly from: readonly Good[] }
  victim: { readonly seat: Seat; readonly turf: TurfId; readonly kind: FigureKind }
  destination: { readonly seat: Seat; readonly figure: FigureId; readonly shakedown: boolean }
  offers: { readonly seat: Seat }
  discards: { readonly seat: Seat; readonly count: number }
} & { readonly [Do in Ability['do']]: OneUse }
