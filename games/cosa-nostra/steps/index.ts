// All steps by name: the chapters of the rules in one table.

import type { NostraStep } from '../state.ts'
import { action, actTurn, endTurn, nextAction, schemers } from './action.ts'
import { declared, declareTarget } from './declare.ts'
import { buy, effect, launder, returnFire } from './effects.ts'
import { cops, finish, marks, roll, stake } from './execute.ts'
import { harm } from './harm.ts'
import type { StepNames } from './names.ts'
import { cleanUp, closing, discardInfluence, discardOrders, endRound, payday, recruit } from './payday.ts'
import { lastInfluence, nextPlan, planning, planTurn } from './planning.ts'
import { robbers, shareProfit, springTrap, takeProfit, traps } from './reactions.ts'
import { draw, reactivate, startRound, swap } from './round.ts'
import { theEnd } from './theEnd.ts'

export const steps: { readonly [Name in keyof StepNames]: NostraStep<Name, unknown> } = {
  startRound,
  draw,
  swap,
  reactivate,
  planning,
  nextPlan,
  planTurn,
  lastInfluence,
  action,
  nextAction,
  schemers,
  actTurn,
  declareTarget,
  declared,
  endTurn,
  marks,
  stake,
  roll,
  cops,
  robbers,
  shareProfit,
  takeProfit,
  traps,
  springTrap,
  effect,
  returnFire,
  launder,
  buy,
  harm,
  finish,
  closing,
  payday,
  recruit,
  cleanUp,
  discardOrders,
  discardInfluence,
  endRound,
  theEnd,
}
