// The names of all steps with what each is told. One list, so that no step is named that does not exist.

import type { Seat } from '@backroom/engine'
import type { BusinessType, GangsterId, TargetId } from '../words.ts'

/** A turn of the Action phase. `extra`: by a Schemer; `fresh`: nothing has been done in it yet. */
export type Turn = { readonly seat: Seat; readonly extra: boolean; readonly fresh: boolean }

type Harm = {
  readonly victim: TargetId
  readonly how: 'murder' | 'deactivate'
  readonly by: Seat
}

export type StepNames = {
  startRound: object
  draw: object
  swap: object
  reactivate: object

  planning: object
  nextPlan: { readonly from: Seat }
  planTurn: { readonly seat: Seat; readonly given: number }
  lastInfluence: { readonly seat: Seat; readonly passed: number }

  action: object
  nextAction: { readonly from: Seat }
  /** Windows open, and the seats are found that have said beforehand that they pass; then the others are asked. */
  schemers: { readonly seat: Seat }
  askSchemers: { readonly seat: Seat; readonly passed: readonly Seat[] }
  actTurn: Turn
  declareTarget: Turn & { readonly gangster: GangsterId }
  declared: Turn
  endTurn: Turn

  marks: { readonly types: readonly BusinessType[] }
  stake: object
  roll: object
  cops: object
  robbers: object
  askRobbers: { readonly passed: readonly Seat[] }
  shareProfit: object
  takeProfit: object
  traps: object
  askTrap: { readonly passed: readonly Seat[] }
  springTrap: object
  effect: object
  returnFire: object
  launder: { readonly max: number }
  buy: { readonly price: 'minus' | 'half'; readonly minus: number; readonly deck: boolean }
  harm: Harm
  askDoctors: Harm & { readonly passed: readonly Seat[] }
  finish: object

  closing: object
  payday: object
  recruit: { readonly left: readonly Seat[] }
  cleanUp: object
  discardOrders: object
  discardInfluence: object
  endRound: object
  theEnd: object
}
