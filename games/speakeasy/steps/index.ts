// All steps by name: the chapters of the rules in one table.

import { withHouse } from '../house.ts'
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
  setUpDock: withHouse(setUpDock),
  setUpRound,
  firstBuilding: withHouse(firstBuilding),
  firstSite: withHouse(firstSite),
  firstCard: withHouse(firstCard),
  startAct,
  startRound,
  nextTurn,
  endRound,
  endAct,
  useHelper: withHouse(useHelper),
  copyHelper: withHouse(copyHelper),
  placeCapo: withHouse(placeCapo),
  contactRow: withHouse(contactRow),
  layTokens: withHouse(layTokens),
  effect,
  draw: withHouse(draw),
  takeHelper: withHouse(takeHelper),
  takeToken: withHouse(takeToken),
  raise: withHouse(raise),
  raiseAgain: withHouse(raiseAgain),
  raised,
  discard: withHouse(discard),
  member: withHouse(member),
  dockBonus: withHouse(dockBonus),
  rearrange: withHouse(rearrange),
  hireGoons: withHouse(hireGoons),
  playCard: withHouse(playCard),
  sell: withHouse(sell),
  produce,
  protect: withHouse(protect),
  deliver,
  drive: withHouse(drive),
  build: withHouse(build),
  site: withHouse(site),
  takeOver: withHouse(takeOver),
  erect,
  associate: withHouse(associate),
  ambush: withHouse(ambush),
  raid: withHouse(raid),
  stolenBarrel: withHouse(stolenBarrel),
  memberReturns: withHouse(memberReturns),
  sailOn,
  changeTurnOrder: withHouse(changeTurnOrder),
  moveMarker,
  restaurant: withHouse(restaurant),
  playToken: withHouse(playToken),
  cook: withHouse(cook),
  parkSwap: withHouse(parkSwap),
  parkBonus: withHouse(parkBonus),
  mobWars,
  war,
  warTurn: withHouse(warTurn),
  defend: withHouse(defend),
  rebuildStill: withHouse(rebuildStill),
  warOver,
  nextThreats,
  cops,
  control,
  theEnd,
}
