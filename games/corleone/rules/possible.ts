// Whether an ability can do anything now, and if not, why; judged by public facts alone. COR-R46.

import type { Reason, Seat } from '@backroom/engine'
import { reason } from '../asked.ts'
import type { Ability, Gain } from '../effects/abilities.ts'
import { controlledBy, fronts, openBusinesses } from './board.ts'
import type { Box } from '../components/box.ts'
import {
  backHindrance,
  carBombHindrance,
  driveByHindrance,
  figuresOn,
  frontHindrance,
  moveHindrance,
  openingHindrance,
  placeHindrance,
  placesFor,
  robberyHindrance,
  targetHindrance,
} from './reach.ts'
import { type Corleone, type Open, opponents } from '../state.ts'
import type { Using } from '../steps/names.ts'
import { handOf } from './hand.ts'
import { bankCard, jobsLeft } from './supply.ts'
import type { FigureId } from '../words.ts'

const ABILITY_DONE = reason('COR-R4', 'abilityDone')
const HAND_EMPTY = reason('COR-15.2', 'handEmpty')
const NO_JOBS_LEFT = reason('COR-11.3', 'noJobsLeft')
const NO_MONEY_LEFT = reason('COR-11.2', 'supplyEmpty')
const NO_GOODS_LEFT = reason('COR-11.1', 'supplyEmpty')
const HORSE_HEAD_YOURS = reason('COR-15.6', 'horseHeadYours')
const TOO_FEW_CARDS = reason('COR-R23', 'tooFewCards')
const NOTHING_TO_GAIN = reason('COR-R23', 'supplyEmpty')
const NO_FRONT_IN_REACH = reason('COR-16.3', 'noFrontInReach')
const NO_BACK_LEFT = reason('COR-16.4', 'noBackLeft')
const NO_TURF_YOURS = reason('COR-16.5', 'noTurfYours')
const NOBODY_IN_REACH = reason('COR-16.6', 'nobodyInReach')
const CHIEF_FIRST = reason('COR-16.16', 'chiefFirst')
const NOBODY_TO_MOVE = reason('COR-16.10', 'nobodyInReach')
const NEUTRAL_IN_HUDSON = reason('COR-R12', 'neutralInHudson')
const NO_PLACE_LEFT = reason('COR-R13', 'noFreePlace')
const NO_RIVAL_WITH_CARDS = reason('COR-16.13', 'noRivalWithCards')
const NO_RIVAL_WITH_MONEY = reason('COR-16.15', 'noRivalWithMoney')

/** COR-R23: a trade whose gain could not be taken at all is not offered. */
export const canGain = (open: Open, gain: Gain): boolean =>
  'money' in gain
    ? gain.money.some((value) => bankCard(open, value) !== null)
    : gain.goodsChoice.some((good) => open.bank.goods[good] > 0)

const unless = (possible: boolean, why: Reason): Reason | null => (possible ? null : why)

/** COR-16.11, COR-R12 to R14: a neutral figure that is not in the river needs a free place other than its own. */
export function neutralHindrance(open: Open, box: Box, figure: FigureId): Reason | null {
  if (open.hudson.includes(figure)) return NEUTRAL_IN_HUDSON
  const free = placesFor(open, box, figure).some((place) => placeHindrance(open, box, figure, place) === null)
  return unless(free, NO_PLACE_LEFT)
}

/** COR-16.16: what refers to another effect of the card comes after it. */
function waitsForChief(open: Open, box: Box, { left }: Using, abilities: readonly Ability[]): boolean {
  const chief = abilities.findIndex((other) => other.do === 'placeNeutral' && other.figure === 'police-chief')
  return (left[chief] ?? 0) > 0 && neutralHindrance(open, box, 'police-chief') === null
}

const noRival = (state: Corleone, seat: Seat, hindrance: typeof robberyHindrance): boolean =>
  opponents(state.open, seat).every((rival) => hindrance(state, rival) !== null)

/** Why an ability can do nothing now; null where it can. */
export function hindrance(
  state: Corleone,
  box: Box,
  use: Using,
  abilities: readonly Ability[],
  index: number,
): Reason | null {
  const { open } = state
  const { seat, left } = use
  const ability = abilities[index]
  if (!ability || (left[index] ?? 0) === 0) return ABILITY_DONE
  switch (ability.do) {
    case 'suitcase':
      return unless(handOf(state, seat).length > 0, HAND_EMPTY)
    case 'drawJobs':
      return unless(jobsLeft(state) > 0, NO_JOBS_LEFT)
    case 'takeMoney':
      return unless(bankCard(open, ability.value) !== null, NO_MONEY_LEFT)
    case 'takeGood':
      return unless(open.bank.goods[ability.good] > 0, NO_GOODS_LEFT)
    case 'takeHorseHead':
      return unless(open.horseHead !== seat, HORSE_HEAD_YOURS)
    case 'trade':
      if (handOf(state, seat).length < ability.discard) return TOO_FEW_CARDS
      return unless(canGain(open, ability.gain), NOTHING_TO_GAIN)
    case 'takeGoodsChoice':
      return unless(
        ability.from.some((good) => open.bank.goods[good] > 0),
        NO_GOODS_LEFT,
      )
    case 'useFront':
      return unless(
        fronts(open).some((one) => frontHindrance(open, box, seat, ability.scope, one) === null),
        NO_FRONT_IN_REACH,
      )
    case 'useBack':
      return unless(
        openBusinesses(open, box).some((business) => backHindrance(open, business) === null),
        NO_BACK_LEFT,
      )
    case 'moneyPerTurf':
      if (controlledBy(open, box, seat).length === 0) return NO_TURF_YOURS
      return unless(bankCard(open, ability.value) !== null, NO_MONEY_LEFT)
    case 'gunDown': {
      if (ability.scope === 'chiefTurf' && waitsForChief(open, box, use, abilities)) return CHIEF_FIRST
      const figures = figuresOn(open, ability.kind)
      return unless(
        figures.some((figure) => targetHindrance(open, box, ability, figure) === null),
        NOBODY_IN_REACH,
      )
    }
    case 'driveBy':
      return unless(
        box.numbered.some((turf) => driveByHindrance(open, box, turf) === null),
        NOBODY_IN_REACH,
      )
    case 'carBomb':
      return unless(
        box.numbered.some((turf) => carBombHindrance(open, box, turf) === null),
        NOBODY_IN_REACH,
      )
    case 'moveFigure':
      return unless(
        figuresOn(open, ability.kind).some((one) => moveHindrance(open, box, seat, ability, one) === null),
        NOBODY_TO_MOVE,
      )
    case 'placeNeutral':
      return neutralHindrance(open, box, ability.figure)
    case 'offer':
    case 'stealRandom':
    case 'forceDiscard':
      return noRival(state, seat, robberyHindrance) ? NO_RIVAL_WITH_CARDS : null
    case 'unsuitcase':
      return noRival(state, seat, openingHindrance) ? NO_RIVAL_WITH_MONEY : null
  }
}
