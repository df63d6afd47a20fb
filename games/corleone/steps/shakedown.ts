// Using fronts and backs, and going through the abilities of a place or a card. COR-5, COR-R4, COR-R42.

import type { Seat } from '@backroom/engine'
import { ask, type Offer } from '../asked.ts'
import { STOP } from '../offered.ts'
import { backsAt, controller, turfOf } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { type Corleone, type CorStep, type CorTable, must } from '../state.ts'
import type { Now } from '../effects/deed.ts'
import { deedOf, hindrance } from '../effects/index.ts'
import { holdsAll, takeCard, takesOf } from '../effects/takes.ts'
import { abilitiesOf, about, tellShared } from '../effects/using.ts'
import type { Ability } from '../effects/vocabulary.ts'
import type { Source, Using } from './names.ts'

type WhoFirst = Offer<'meFirst' | 'controllerFirst'>

const WHO_FIRST: readonly WhoFirst[] = [
  { id: 'me', say: 'meFirst' },
  { id: 'controller', say: 'controllerFirst' },
]

/** COR-5.6: who else uses this front. COR-R51: looked at when its use begins. */
function sharer({ open }: Corleone, box: Box, seat: Seat, business: string): Seat | null {
  const other = controller(open, turfOf(open, box, business))
  return other === seat ? null : other
}

/** COR-R40: the order cannot matter where a front only gives cards and there are enough for both. */
function orderMatters({ open }: Corleone, box: Box, business: string): boolean {
  const list = must(box.business, business).front ?? []
  for (const ability of list) if (!deedOf(ability).takes) return true
  return !holdsAll(open, takesOf(open, box, 0, list).cards, 2)
}

/** COR-5.2, 5.6, 5.7: a front serves its user and the controller of the turf; the player on turn says who is first. */
export const front: CorStep<'front', WhoFirst | undefined> = {
  ask(state, { seat, business }, box) {
    const other = sharer(state, box, seat, business)
    if (other === null || !orderMatters(state, box, business)) return null
    return ask.one(seat, 'whoFirst', 'COR-5.7', WHO_FIRST, { about: { controller: other, business } })
  },
  run(state, { seat, business }, picked, table) {
    const other = sharer(state, table.box, seat, business)
    const users = other === null ? [seat] : picked?.say === 'controllerFirst' ? [other, seat] : [seat, other]
    for (const user of users) {
      const source: Source =
        user === other ? { kind: 'front', business, untold: true } : { kind: 'front', business }
      table.then('abilities', { seat: user, source, left: null })
    }
  },
}

/** COR-5.3, 5.9: the backs of every business in the turfs that the space touches; nobody shares them. */
export const backs: CorStep<'backs'> = {
  run({ open }, { seat, space }, _picked, table) {
    const businesses = backsAt(open, table.box, space)
    table.then('abilities', { seat, source: { kind: 'backs', businesses }, left: null })
  },
}

type AbilityOption = Offer<`ability.${Ability['do']}`>

function possibleNow(state: Corleone, box: Box, use: Using): number[] {
  const abilities = abilitiesOf(box, use.source)
  const now: Now = { state, box, use, abilities }
  const found: number[] = []
  for (let i = 0; i < abilities.length; i++) if (hindrance(now, i) === null) found.push(i)
  return found
}

/** No ability can be used so often, and no card has so many. */
const MANY = 1000
const made = new WeakMap<Ability, Map<number, AbilityOption>>()

/** An ability with all that a sentence about it could speak of; the same object every time. */
function abilityOption(ability: Ability, index: number, left: number): AbilityOption {
  const known = made.get(ability) ?? new Map<number, AbilityOption>()
  made.set(ability, known)
  const key = index * MANY + left
  const before = known.get(key)
  if (before) return before
  const { do: does, times: _times, ...fields } = ability
  const option = { id: `${does}:${index}`, say: `ability.${does}`, index, left, ...fields } as AbilityOption
  known.set(key, option)
  return option
}

/** COR-5.4, COR-R6: the user picks what to use next, until nothing is left or enough is enough. */
export const abilities: CorStep<'abilities', AbilityOption | Offer<'stop'> | undefined> = {
  ask(state, { seat, source, left }, box, sieve) {
    if (left === null) return null
    const abilities = abilitiesOf(box, source)
    const now: Now = { state, box, use: { seat, source, left }, abilities }
    const options: AbilityOption[] = []
    abilities.forEach((ability, index) =>
      sieve.put(options, abilityOption(ability, index, left[index] ?? 0), hindrance(now, index)),
    )
    if (options.length < 2) return null
    return ask.one(seat, 'nextAbility', 'COR-5.4', [...options, STOP], { about: about({ source }) })
  },
  run(state, { seat, source, left }, picked, table) {
    if (left === null) {
      const begun = takePlainCards(state, { seat, source }, table)
      const possible = possibleNow(state, table.box, begun)
      if (possible.length > 1) table.then('abilities', begun)
      else useOne(begun, possible[0], false, table)
      return
    }
    const use: Using = { seat, source, left }
    if (!picked) useOne(use, possibleNow(state, table.box, use)[0], false, table)
    else if (picked.say !== 'stop') useOne(use, picked.index, true, table)
  },
}

/** On to the step of one ability; to none, if there is none. */
function useOne(use: Using, index: number | undefined, chosen: boolean, table: CorTable): void {
  const { seat, source, left } = use
  const ability = abilitiesOf(table.box, source)[index ?? -1]
  if (ability && index !== undefined) table.then(ability.do, { seat, source, left, index, chosen })
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
