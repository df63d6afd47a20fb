// Using fronts and backs, and going through the abilities of a place or a card. COR-5, COR-R4, COR-R42.

import { type Option, pickOne, type Seat } from '@backroom/engine'
import type { Ability } from '../effects/abilities.ts'
import { backsAt, controller, turfOf } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { type Corleone, type CorStep, type CorTable, of } from '../state.ts'
import { hindrance } from '../rules/possible.ts'
import { holdsAll, takeCard, takesOf } from '../rules/takes.ts'
import { moneyCard } from '../words.ts'
import type { Source, Using } from './names.ts'
import { abilitiesOf, about, tellShared } from './using.ts'

type WhoFirst = Option & { readonly id: 'me' | 'controller' }

/** COR-5.6: who else uses this front. COR-R51: looked at when its use begins. */
function sharer(state: Corleone, box: Box, seat: Seat, business: string): Seat | null {
  const other = controller(state.open, turfOf(state.open, box, business))
  return other === seat ? null : other
}

/** COR-R40: the order cannot matter where a front only gives cards and there are enough for both. */
function orderMatters(state: Corleone, box: Box, business: string): boolean {
  const list = of(box.business, business).front ?? []
  for (const ability of list) if (ability.do !== 'takeMoney' && ability.do !== 'takeGood') return true
  return !holdsAll(state.open, takesOf(state.open, box, 0, list).cards, 2)
}

/** COR-5.2, 5.6, 5.7: a front serves its user and the controller of the turf; the player on turn says who is first. */
export const front: CorStep<'front', WhoFirst | undefined> = {
  ask(state, { seat, business }, box) {
    const other = sharer(state, box, seat, business)
    if (other === null || !orderMatters(state, box, business)) return null
    const options: WhoFirst[] = [
      { id: 'me', say: 'meFirst' },
      { id: 'controller', say: 'controllerFirst' },
    ]
    return pickOne(seat, 'whoFirst', 'COR-5.7', options, { about: { controller: other, business } })
  },
  run(state, { seat, business }, picked, table) {
    const other = sharer(state, table.box, seat, business)
    const users = other === null ? [seat] : picked?.id === 'controller' ? [other, seat] : [seat, other]
    for (const user of users) {
      const source: Source =
        user === other ? { kind: 'front', business, untold: true } : { kind: 'front', business }
      table.then('abilities', { seat: user, source, left: null })
    }
  },
}

/** COR-5.3, 5.9: the backs of every business in the turfs that the space touches; nobody shares them. */
export const backs: CorStep<'backs'> = {
  run(state, { seat, space }, _picked, table) {
    const businesses = backsAt(state.open, table.box, space)
    table.then('abilities', { seat, source: { kind: 'backs', businesses }, left: null })
  },
}

type Next = Option & { readonly index: number }

const STOP: Next = { id: 'stop', say: 'stop', index: -1 }

const possibleNow = (state: Corleone, box: Box, use: Using): number[] => {
  const abilities = abilitiesOf(box, use.source)
  const found: number[] = []
  for (let i = 0; i < abilities.length; i++)
    if (hindrance(state, box, use, abilities, i) === null) found.push(i)
  return found
}

const nextOption = (ability: Ability, index: number, left: readonly number[]): Next => ({
  id: `${ability.do}:${index}`,
  say: `ability.${ability.do}`,
  index,
  ...sayOf(ability, left[index] ?? 0),
})

/** COR-5.4, COR-R6: the user picks what to use next, until nothing is left or enough is enough. */
export const abilities: CorStep<'abilities', Next | undefined> = {
  ask(state, { seat, source, left }, box, sieve) {
    if (left === null) return null
    const use: Using = { seat, source, left }
    const list = abilitiesOf(box, source)
    const options: Next[] = []
    list.forEach((ability, index) =>
      sieve.put(options, nextOption(ability, index, left), hindrance(state, box, use, list, index)),
    )
    if (options.length < 2) return null
    return pickOne(seat, 'nextAbility', 'COR-5.4', [...options, STOP], { about: about({ source }) })
  },
  run(state, { seat, source, left }, picked, table) {
    if (left === null) {
      const begun = takePlainCards(state, { seat, source }, table)
      const possible = possibleNow(state, table.box, begun)
      if (possible.length > 1) table.then('abilities', begun)
      else useOne(begun, possible[0], false, table)
    } else if (picked) useOne({ seat, source, left }, picked.index, true, table)
    else
      useOne({ seat, source, left }, possibleNow(state, table.box, { seat, source, left })[0], false, table)
  },
}

/** On to the step of one ability; to none, if there is none. */
function useOne(use: Using, index: number | undefined, chosen: boolean, table: CorTable): void {
  const { seat, source, left } = use
  const ability = abilitiesOf(table.box, source)[index ?? -1]
  if (ability && index !== undefined) table.then(ability.do, { seat, source, left, index, chosen })
}

/** What the sentence about an ability needs to know. */
function sayOf(ability: Ability, left: number): object {
  switch (ability.do) {
    case 'takeMoney':
      return { card: moneyCard(ability.value), left }
    case 'takeGood':
      return { card: ability.good, left }
    case 'trade':
      return 'money' in ability.gain
        ? { discard: ability.discard, cards: ability.gain.money.map(moneyCard), left }
        : { discard: ability.discard, cards: ability.gain.goodsChoice, choice: 'choice', left }
    case 'takeGoodsChoice':
      return { left: ability.count }
    case 'placeNeutral':
      return { figure: ability.figure }
    default:
      return { left }
  }
}

/**
 * COR-R42: what only adds cards from the supply comes first and without asking. Where a pile is short
 * nothing is taken by itself: the user orders those abilities like the others.
 */
function takePlainCards(state: Corleone, user: Omit<Using, 'left'>, table: CorTable): Using {
  const { seat, source } = user
  const list = abilitiesOf(table.box, source)
  const { cards, times, timesWithout } = takesOf(state.open, table.box, seat, list)
  if (cards.length === 0 || !holdsAll(state.open, cards)) return { seat, source, left: [...times] }
  const told = tellShared(table, user)
  for (const card of cards) takeCard(state, seat, card)
  table.tell({ type: 'took', seat, cards })
  return { seat, source: told.source, left: [...timesWithout] }
}
