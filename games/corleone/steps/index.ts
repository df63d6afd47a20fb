// All steps by name: the chapters of the rulebook in one table.

import type { CorStep } from '../state.ts'
import { endAct, openNewBusiness, startAct } from './act.ts'
import { bribery, bribes, takeAlly } from './bribery.ts'
import { useBack, useFront } from './cards.ts'
import { familyBusiness, nextTurn, turn } from './familyBusiness.ts'
import { destination, moveFigure, placeNeutral } from './figures.ts'
import { carBomb, driveBy, gunDown, victim } from './hits.ts'
import {
  chooseGood,
  drawJobs,
  keepJob,
  moneyPerTurf,
  suitcase,
  takeGood,
  takeGoodsChoice,
  takeHorseHead,
  takeMoney,
  trade,
} from './icons.ts'
import { jobDone, jobMoney, jobRewards, payJob } from './jobs.ts'
import type { StepNames } from './names.ts'
import { discards, forceDiscard, offer, offers, stealRandom, unsuitcase } from './rivals.ts'
import { abilities, backs, front } from './shakedown.ts'
import { theEnd } from './theEnd.ts'
import { payTribute, tribute } from './tribute.ts'
import { fight, turfWar } from './turfWar.ts'

export const steps: { readonly [Name in keyof StepNames]: CorStep<Name, unknown> } = {
  startAct,
  openNewBusiness,
  familyBusiness,
  nextTurn,
  turn,
  turfWar,
  fight,
  bribery,
  bribes,
  takeAlly,
  tribute,
  payTribute,
  endAct,
  theEnd,
  payJob,
  jobRewards,
  jobMoney,
  jobDone,
  front,
  backs,
  abilities,
  suitcase,
  drawJobs,
  keepJob,
  takeMoney,
  takeGood,
  takeHorseHead,
  trade,
  chooseGood,
  takeGoodsChoice,
  useFront,
  useBack,
  moneyPerTurf,
  gunDown,
  driveBy,
  carBomb,
  victim,
  moveFigure,
  destination,
  placeNeutral,
  offer,
  offers,
  stealRandom,
  forceDiscard,
  discards,
  unsuitcase,
}
