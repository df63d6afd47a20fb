// Whether it can matter that a job's money comes before its ability or after it, by public facts alone. COR-R48.

import type { Seat } from '@backroom/engine'
import type { Ability } from '../effects/abilities.ts'
import { backsAt, controlledBy, controller, fronts, openBusinesses, turfOf } from './board.ts'
import type { Box, Job } from '../components/box.ts'
import { handOf } from './hand.ts'
import { canGain, neutralHindrance } from './possible.ts'
import { figuresOn, frontHindrance, moveHindrance, placeHindrance, placesFor, withCards } from './reach.ts'
import { type Corleone, of, type Open } from '../state.ts'
import { bankCard } from './supply.ts'
import { holdsAll } from './takes.ts'
import { type FigureId, MONEY, type MoneyCard, moneyCard } from '../words.ts'

/** What an ability can do to money that a job pays, or that money to it. */
interface Touch {
  /** It can use money of the hand: into the suitcase, or traded away. */
  readonly hand: boolean
  /** It can bring money cards back to the bank. */
  readonly fillsBank: boolean
  /** Money cards that it can take from the bank, at most. */
  readonly takes: readonly MoneyCard[]
}

const NOTHING: Touch = { hand: false, fillsBank: false, takes: [] }

const times = (cards: readonly MoneyCard[], count: number): MoneyCard[] =>
  Array.from({ length: count }, () => cards).flat()

const countOf = (cards: readonly MoneyCard[], card: MoneyCard): number =>
  cards.filter((one) => one === card).length

/** All of them one after the other. */
const together = (touches: readonly Touch[]): Touch => ({
  hand: touches.some(({ hand }) => hand),
  fillsBank: touches.some(({ fillsBank }) => fillsBank),
  takes: touches.flatMap(({ takes }) => takes),
})

/** One of them, whichever it may be: of each card as many as the greediest takes. */
const anyOf = (touches: readonly Touch[]): Touch => ({
  ...together(touches),
  takes: MONEY.flatMap((card) =>
    times([card], Math.max(0, ...touches.map(({ takes }) => countOf(takes, card)))),
  ),
})

/** The job being paid, and whose it is. */
interface Paid {
  readonly state: Corleone
  readonly box: Box
  readonly seat: Seat
  readonly job: Job
}

/** COR-R23: no trade without a gain, nor with fewer cards than it costs, counting everything that could still come. */
function canTrade(
  { state, seat, job }: Paid,
  trade: Extract<Ability, { do: 'trade' }>,
  alone: boolean,
): boolean {
  const most = handOf(state, seat).length + job.money.length
  return canGain(state.open, trade.gain) && !(alone && most < trade.discard)
}

/** Every one of these abilities, as often as its icon is shown. */
const touchOf = (paid: Paid, abilities: readonly Ability[], alone: boolean): Touch =>
  together(
    abilities.flatMap((ability) => {
      const once = touch(paid, ability, alone)
      return Array.from({ length: ability.times }, () => once)
    }),
  )

/** The icons of a business, used by so many. */
const iconsTouch = (paid: Paid, icons: readonly Ability[], users = 1): Touch => {
  const once = touchOf(paid, icons, false)
  return { ...once, takes: times(once.takes, users) }
}

/** COR-5.6, 5.10: a front is used by its controller too. */
function frontTouch(paid: Paid, business: string): Touch {
  const { state, box, seat } = paid
  const other = controller(state.open, turfOf(state.open, box, business))
  return iconsTouch(paid, of(box.business, business).front ?? [], other === null || other === seat ? 1 : 2)
}

/** Wherever this figure may go it shakes the place down. */
function shakedownTouch(paid: Paid, figure: FigureId): Touch {
  const { box } = paid
  const { open } = paid.state
  const { kind } = of(box.figure, figure)
  if (kind === 'chief') return NOTHING
  const free = placesFor(open, box, figure).filter(
    (place) => placeHindrance(open, box, figure, place) === null,
  )
  return anyOf(
    free.map((place) =>
      kind === 'thug' ? frontTouch(paid, place) : iconsTouch(paid, box.backs(backsAt(open, box, place))),
    ),
  )
}

/** One use of an ability; `alone`: nothing else on the card can bring cards before it. */
function touch(paid: Paid, ability: Ability, alone: boolean): Touch {
  const { state, box, seat } = paid
  const { open } = state
  switch (ability.do) {
    case 'suitcase':
      return { ...NOTHING, hand: true }
    case 'trade':
      if (!canTrade(paid, ability, alone)) return NOTHING
      return {
        hand: true,
        fillsBank: true,
        takes: 'money' in ability.gain ? ability.gain.money.map(moneyCard) : [],
      }
    case 'takeMoney':
      return { ...NOTHING, takes: [moneyCard(ability.value)] }
    case 'moneyPerTurf': {
      const turfs = Math.min(ability.max, controlledBy(open, box, seat).length)
      return { ...NOTHING, takes: times([moneyCard(ability.value)], turfs) }
    }
    case 'useFront':
      return anyOf(
        fronts(open)
          // Which front a card will empty is not yet known.
          .filter(
            (one) =>
              ability.scope === 'vacated' || frontHindrance(open, box, seat, ability.scope, one) === null,
          )
          .map((one) => frontTouch(paid, one)),
      )
    case 'useBack':
      return anyOf(openBusinesses(open, box).map((one) => iconsTouch(paid, of(box.business, one).back)))
    case 'moveFigure':
      if (!ability.shakedown) return NOTHING
      return anyOf(
        figuresOn(open, ability.kind)
          .filter((figure) => moveHindrance(open, box, seat, ability, figure) === null)
          .map((figure) => shakedownTouch(paid, figure)),
      )
    case 'placeNeutral':
      return neutralHindrance(open, box, ability.figure) === null
        ? shakedownTouch(paid, ability.figure)
        : NOTHING
    case 'offer':
    case 'forceDiscard':
      return { ...NOTHING, fillsBank: withCards(state, seat).length > 0 }
    case 'takeGood':
    case 'takeGoodsChoice':
    case 'drawJobs':
    case 'takeHorseHead':
    case 'gunDown':
    case 'driveBy':
    case 'carBomb':
    case 'stealRandom':
    case 'unsuitcase':
      return NOTHING
  }
}

/** COR-11.2: whether both want the last cards of a value; where a value is gone they look for the next lower one. */
function compete({ bank }: Open, money: readonly MoneyCard[], takes: readonly MoneyCard[]): boolean {
  let job = 0
  let ability = 0
  for (const card of MONEY.toReversed()) {
    job += countOf(money, card)
    ability += countOf(takes, card)
    const there = bank.money[card]
    if (there === 0) continue
    if (job > 0 && ability > 0 && job + ability > there) return true
    job = Math.max(0, job - there)
    ability = Math.max(0, ability - there)
  }
  return false
}

/**
 * COR-R48: the order matters if the ability can use the job's money in hand, if both want the last cards of a pile, or
 * if the ability can bring back money that the bank lacks.
 */
export function moneyOrderMatters(state: Corleone, box: Box, seat: Seat, job: Job): boolean {
  const money = job.money.map(moneyCard)
  const { hand, fillsBank, takes } = touchOf({ state, box, seat, job }, job.ability, job.ability.length === 1)
  if (hand && job.money.some((value) => bankCard(state.open, value) !== null)) return true
  return compete(state.open, money, takes) || (fillsBank && !holdsAll(state.open, money))
}
