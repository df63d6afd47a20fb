// All steps by name: the chapters of the rulebook in one table.

import { destination } from '../effects/figures.ts'
import { victim } from '../effects/hits.ts'
import { chooseGood, keepJob } from '../effects/icons.ts'
import { deedSteps } from '../effects/index.ts'
import { discards, offers } from '../effects/rivals.ts'
import type { CorStep } from '../state.ts'
import { endAct, openNewBusiness, startAct } from './act.ts'
import { bribery, bribes, takeAlly } from './bribery.ts'
import { familyBusiness, nextTurn, turn } from './familyBusiness.ts'
import { jobDone, jobMoney, jobRewards, payJob } from './jobs.ts'
import type { StepNames } from './names.ts'
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
  ...deedSteps,
  keepJob,
  chooseGood,
  victim,
  destination,
  offers,
  discards,
}
