// The names of all steps with what each is told. One list, so that no step is named that does not exist.

import type { Seat } from '@backroom/engine'
import type { BusinessType, GangsterId, TargetId } from '../words.ts'

/** A turn of the Action phase. `extra`: by a Schemer; `fresh`: nothing has been done in it yet. */
export type Turn = { readonly seat: Seat; readonly extra: boolean; readonly fresh: boolean }

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
  schemers: { readonly seat: Seat }
  actTurn: Turn
  declareTarget: Turn & { readonly gangster: GangsterId }
  declared: Turn
  endTurn: Turn

  marks: { readonly types: readonly BusinessType[] }
  stake: object
  roll: object
  cops: object
  robbers: object
  shareProfit: object
  takeProfit: object
  traps: object
  springTrap: object
  effect: object
  returnFire: object
  launder: { readonly max: number }
  buy: { readonly price: 'minus' | 'half'; readonly minus: number; readonly deck: boolean }
  harm: { readonly victim: TargetId; readonly how: 'murder' | 'deactivate'; readonly by: Seat }
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
