// Whether an ability can do anything now, judged by public facts alone. COR-R46.

import type { Seat } from '@backroom/engine'
import type { Ability, Gain } from './abilities.ts'
import {
  businessesIn,
  controlledBy,
  emptyFronts,
  emptySpaces,
  figuresOnFronts,
  figuresOnSpaces,
  fronts,
  membersAt,
  ownerOf,
  thugsIn,
  turfOf,
} from './board.ts'
import type { Box } from './box.ts'
import { suitcaseCount } from './hand.ts'
import { type Corleone, familyOf, of, opponents } from './state.ts'
import type { Using } from './steps/names.ts'
import { bankCard, jobsLeft } from './supply.ts'
import type { BusinessId, FigureId, TurfId } from './words.ts'

/** COR-R23: a trade whose gain could not be taken at all is not offered. */
const canGain = (state: Corleone, gain: Gain): boolean =>
  'money' in gain
    ? gain.money.some((value) => bankCard(state, value) !== null)
    : gain.goodsChoice.some((good) => state.bank.goods[good] > 0)

/** COR-16.3: the businesses that a card's front effect reaches, without those it has used already. */
export function frontsInScope(
  state: Corleone,
  box: Box,
  seat: Seat,
  scope: 'any' | 'ownTurf' | 'ownThug' | 'vacated',
): BusinessId[] {
  const open = fronts(state).filter((business) => !state.used.includes(business))
  switch (scope) {
    case 'any':
      return open
    case 'ownTurf': {
      const own = controlledBy(state, box, seat)
      return open.filter((business) => own.includes(turfOf(state, box, business)))
    }
    case 'ownThug':
      return open.filter((business) => {
        const figure = state.onFront[business] ?? null
        return figure !== null && ownerOf(state, box, figure) === seat
      })
    case 'vacated':
      return open.filter((business) => business === state.vacated)
  }
}

/** COR-16.4, any business that is open, Central Park included. */
export const backsInScope = (state: Corleone, box: Box): BusinessId[] =>
  box.turfs
    .flatMap((turf) => businessesIn(state, box, turf.id))
    .filter((business) => !state.used.includes(business))

/** COR-16.6, 16.7: whom a bullet can reach. */
export function targets(
  state: Corleone,
  box: Box,
  kind: 'thug' | 'familyMember',
  scope: 'board' | 'chiefTurf',
): FigureId[] {
  if (scope === 'chiefTurf') {
    if (state.chief === null) return []
    return kind === 'thug' ? thugsIn(state, box, state.chief) : membersAt(state, box, state.chief)
  }
  return kind === 'thug' ? figuresOnFronts(state) : figuresOnSpaces(state)
}

/** COR-16.8: turfs with somebody on a thug space or on a family space that touches them. */
export const driveByTurfs = (state: Corleone, box: Box): TurfId[] =>
  box.numbered.filter((turf) => thugsIn(state, box, turf).length + membersAt(state, box, turf).length > 0)

/** COR-16.9: the same, or the Police Chief. */
export const carBombTurfs = (state: Corleone, box: Box): TurfId[] =>
  box.numbered.filter((turf) => state.chief === turf || driveByTurfs(state, box).includes(turf))

/** COR-16.10: figures of one kind that this card may move. */
export function movable(
  state: Corleone,
  box: Box,
  seat: Seat,
  { kind, owner }: { readonly kind: 'thug' | 'familyMember'; readonly owner: 'own' | 'rival' | 'any' },
): FigureId[] {
  if ((kind === 'thug' ? emptyFronts(state) : emptySpaces(state)).length === 0) return []
  return (kind === 'thug' ? figuresOnFronts(state) : figuresOnSpaces(state)).filter((figure) => {
    const whose = ownerOf(state, box, figure)
    if (owner === 'any') return true
    return owner === 'own' ? whose === seat : whose !== null && whose !== seat
  })
}

/** COR-16.11, COR-R12 to R14: free places for a neutral figure other than the one it has. */
export function neutralPlaces(state: Corleone, box: Box, figure: FigureId): string[] {
  if (state.hudson.includes(figure)) return []
  switch (of(box.figure, figure).kind) {
    case 'chief':
      return box.numbered.filter((turf) => turf !== state.chief)
    case 'thug':
      return emptyFronts(state)
    case 'familyMember':
      return emptySpaces(state)
  }
}

export const withCards = (state: Corleone, seat: Seat): Seat[] =>
  opponents(state, seat).filter((other) => familyOf(state, other).hand.length > 0)

export const withSuitcasedMoney = (state: Corleone, seat: Seat): Seat[] =>
  opponents(state, seat).filter((other) => suitcaseCount(state, other) > 0)

export function isPossible(
  state: Corleone,
  box: Box,
  { seat, left }: Using,
  abilities: readonly Ability[],
  index: number,
): boolean {
  const ability = abilities[index]
  if (!ability || (left[index] ?? 0) === 0) return false
  switch (ability.do) {
    case 'suitcase':
      return familyOf(state, seat).hand.length > 0
    case 'drawJobs':
      return jobsLeft(state) > 0
    case 'takeMoney':
      return bankCard(state, ability.value) !== null
    case 'takeGood':
      return state.bank.goods[ability.good] > 0
    case 'takeHorseHead':
      return state.horseHead !== seat
    case 'trade':
      return familyOf(state, seat).hand.length >= ability.discard && canGain(state, ability.gain)
    case 'takeGoodsChoice':
      return ability.from.some((good) => state.bank.goods[good] > 0)
    case 'useFront':
      return frontsInScope(state, box, seat, ability.scope).length > 0
    case 'useBack':
      return backsInScope(state, box).length > 0
    case 'moneyPerTurf':
      return controlledBy(state, box, seat).length > 0 && bankCard(state, ability.value) !== null
    case 'gunDown': {
      // COR-16.16: what refers to another effect of the card comes after it.
      const chief = abilities.findIndex(
        (other) => other.do === 'placeNeutral' && other.figure === 'police-chief',
      )
      const waits =
        ability.scope === 'chiefTurf' &&
        (left[chief] ?? 0) > 0 &&
        neutralPlaces(state, box, 'police-chief').length > 0
      return !waits && targets(state, box, ability.kind, ability.scope).length > 0
    }
    case 'driveBy':
      return driveByTurfs(state, box).length > 0
    case 'carBomb':
      return carBombTurfs(state, box).length > 0
    case 'moveFigure':
      return movable(state, box, seat, ability).length > 0
    case 'placeNeutral':
      return neutralPlaces(state, box, ability.figure).length > 0
    case 'offer':
    case 'stealRandom':
    case 'forceDiscard':
      return withCards(state, seat).length > 0
    case 'unsuitcase':
      return withSuitcasedMoney(state, seat).length > 0
  }
}
