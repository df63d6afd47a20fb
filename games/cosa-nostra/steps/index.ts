// All steps by name: the chapters of the rules in one table.

import type { NostraStep } from '../state.ts'
import { action, actTurn, askSchemers, endTurn, nextAction, schemers } from './action.ts'
import { declared, declareTarget } from './declare.ts'
import { buy, effect, launder, returnFire } from './effects.ts'
import { cops, finish, marks, roll, stake } from './execute.ts'
import { askDoctors, harm } from './harm.ts'
import type { StepNames } from './names.ts'
import { cleanUp, closing, discardInfluence, discardOrders, endRound, payday, recruit } from './payday.ts'
import { lastInfluence, nextPlan, planning, planTurn } from './planning.ts'
import { askRobbers, askTrap, robbers, shareProfit, springTrap, takeProfit, traps } from './reactions.ts'
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
  askSchemers,
  actTurn,
  declareTarget,
  declared,
  endTurn,
  marks,
  stake,
  roll,
  cops,
  robbers,
  askRobbers,
  shareProfit,
  takeProfit,
  traps,
  askTrap,
  springTrap,
  effect,
  returnFire,
  launder,
  buy,
  harm,
  askDoctors,
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
