// All steps by name: the chapters of the rules in one table.

import type { SpkStep } from '../state.ts'
import { endAct, endRound, nextTurn, startAct, startRound } from './acts.ts'
import { ambush, memberReturns, raid, sailOn, stolenBarrel } from './ambush.ts'
import { build, erect, site, takeOver } from './building.ts'
import { playCard, protect, sell } from './cards.ts'
import { associate } from './commission.ts'
import { effect, produce } from './effects.ts'
import { draw, hireGoons, takeHelper, takeToken } from './gains.ts'
import { discard, raise, raiseAgain, raised } from './levels.ts'
import { control, cops } from './luciano.ts'
import { dockBonus, member, rearrange } from './members.ts'
import { defend, mobWars, nextThreats, rebuildStill, war, warOver, warTurn } from './mobWar.ts'
import type { StepNames } from './names.ts'
import { parkBonus, parkSwap } from './park.ts'
import { changeTurnOrder, cook, moveMarker, playToken, restaurant } from './restaurant.ts'
import { firstBuilding, firstCard, firstSite, setUpDock, setUpRound } from './setUpRound.ts'
import { theEnd } from './theEnd.ts'
import { deliver, drive } from './trucks.ts'
import { contactRow, copyHelper, layTokens, placeCapo, useHelper } from './turn.ts'

export const steps: { readonly [Name in keyof StepNames]: SpkStep<Name, unknown> } = {
  setUpDock,
  setUpRound,
  firstBuilding,
  firstSite,
  firstCard,
  startAct,
  startRound,
  nextTurn,
  endRound,
  endAct,
  useHelper,
  copyHelper,
  placeCapo,
  contactRow,
  layTokens,
  effect,
  draw,
  takeHelper,
  takeToken,
  raise,
  raiseAgain,
  raised,
  discard,
  member,
  dockBonus,
  rearrange,
  hireGoons,
  playCard,
  sell,
  produce,
  protect,
  deliver,
  drive,
  build,
  site,
  takeOver,
  erect,
  associate,
  ambush,
  raid,
  stolenBarrel,
  memberReturns,
  sailOn,
  changeTurnOrder,
  moveMarker,
  restaurant,
  playToken,
  cook,
  parkSwap,
  parkBonus,
  mobWars,
  war,
  warTurn,
  defend,
  rebuildStill,
  warOver,
  nextThreats,
  cops,
  control,
  theEnd,
}
