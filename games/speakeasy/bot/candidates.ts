// Of all answers the few that make sense, the best first: what bots compare.

import type { Answer, OnePrompt, Prompt, Seat, SomePrompt } from '@backroom/engine'
import type { Choice, SpeakeasyOption, Support } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { dockZone } from '../rules/board.ts'
import { familyOf, must, type Open, ownOf, sideOf, type Speakeasy } from '../state.ts'
import { OPERATIONS, type RestaurantAction, type SpaceId } from '../words.ts'
import { bestTour } from './tours.ts'
import {
  cardValue,
  contactValue,
  dockValue,
  effectsWorth,
  guardValue,
  keepValue,
  saleValue,
  siteValue,
  slotValue,
} from './values.ts'

/** So many are compared at most, or looking ahead would take too long. */
const FEW = 5

type Any = SpeakeasyOption
type One = OnePrompt<Any>
type Some = SomePrompt<Any>

const idsOf = (options: readonly Any[]): string[] => options.map((option) => option.id)

/** Those of the options that have this sentence. */
const saying = <Say extends Any['say']>(options: readonly Any[], say: Say): Choice<Say>[] =>
  options.filter((option): option is Choice<Say> => option.say === say)

const isDecline = ({ say }: Any): boolean => say === 'none' || say === 'stop'
const declines = ({ options }: One): string[] => idsOf(options.filter(isDecline))

const best = <O>(options: readonly O[], value: (option: O) => number, count: number): O[] => {
  const values = new Map(options.map((option) => [option, value(option)]))
  return options.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0)).slice(0, count)
}

/** The best few of those with this sentence, and declining if it is allowed. */
const few = <Say extends Any['say']>(
  prompt: One,
  say: Say,
  value: (option: Choice<Say>) => number,
): string[] => [...idsOf(best(saying(prompt.options, say), value, FEW)), ...declines(prompt)]

/** So many of the best of each sort. */
function ofEach<O extends Any, Sort>(
  options: readonly O[],
  sortOf: (option: O) => Sort,
  value: (option: O) => number,
  each: (sorts: number) => number,
): O[] {
  const sorts = [...new Set(options.map(sortOf))]
  const count = each(sorts.length)
  return sorts.flatMap((sort) =>
    best(
      options.filter((option) => sortOf(option) === sort),
      value,
      count,
    ),
  )
}

/** The two best cards of each type. */
function cards(open: Open, box: Box, prompt: One): string[] {
  const found = ofEach(
    saying(prompt.options, 'card'),
    ({ card }) => must(box.card, card).type,
    ({ card }) => cardValue(open, box, prompt.seat, card),
    (types) => (types > 2 ? 1 : types > 1 ? 2 : 4),
  )
  return [...idsOf(found), 'none']
}

/** The two best buildings of each kind. */
function buildings(open: Open, box: Box, prompt: One): string[] {
  const { pocket } = familyOf(open, prompt.seat)
  const value = ({ slot }: Choice<'slot'>) => slotValue(box, slot, pocket)
  const found = ofEach(
    saying(prompt.options, 'slot'),
    ({ kind }) => kind,
    value,
    (kinds) => (kinds > 1 ? 3 : 4),
  )
  return [...idsOf(best(found, value, FEW)), 'none']
}

/** One step of the trucks, of the better tour. */
function truckStep(state: Speakeasy, box: Box, prompt: One): Answer[] {
  const side = sideOf(state, box, prompt.seat)
  const { left } = (prompt.about ?? {}) as { readonly left?: unknown }
  if (!Array.isArray(left)) return ['stop']
  let [gain, step] = [0, 'stop']
  for (let index = 0; index < left.length; index++) {
    const tour = bestTour(side, index, Number(left[index]))
    if (tour.step === null || tour.gain <= gain) continue
    gain = tour.gain
    step = tour.step.id
  }
  return [prompt.options.some(({ id }) => id === step) ? step : 'stop']
}

const isSupport = (option: Any): option is Support => 'help' in option

/** Of every kind of help the one with the fewest goons. */
function leastGoons(prompt: One): Answer[] {
  const found = new Map<string, string>()
  for (const option of prompt.options) if (!found.has(option.say)) found.set(option.say, option.id)
  return [...found.values()]
}

/** What goons and associate of a takeover cost; money from the safe costs double. */
function supportCost(open: Open, seat: Seat, { goons, cost }: Support): number {
  return 2.5 * goons + cost + Math.max(0, cost - familyOf(open, seat).pocket)
}

/** The cheapest support; declining where there is none. */
const cheapest = (open: Open, prompt: One): Answer[] =>
  [
    ...idsOf(best(prompt.options.filter(isSupport), (way) => -supportCost(open, prompt.seat, way), FEW)),
    ...declines(prompt),
  ].slice(0, 1)

/** The VIP area, and each row of the docks in its best zone. */
function memberPlaces(open: Open, box: Box, prompt: One): Answer[] {
  const value = ({ zone }: Choice<'toDock'>) => dockValue(open, box, prompt.seat, zone)
  const rows = new Map<number | string, Any>()
  for (const option of prompt.options) {
    const row = option.say === 'toDock' ? option.row : option.say
    const found = rows.get(row)
    if (!found || (option.say === 'toDock' && found.say === 'toDock' && value(option) > value(found)))
      rows.set(row, option)
  }
  return idsOf([...rows.values()])
}

/** Members who wait alone join the others. */
function joining(open: Open, box: Box, prompt: One): Answer[] {
  const value = (zone: Choice<'toDock'>['zone']) => dockValue(open, box, prompt.seat, zone)
  const found = saying(prompt.options, 'moveMember').filter(
    ({ from, zone }) => value(zone) > value(dockZone(from)),
  )
  return [...idsOf(found.slice(0, 2)), 'stop']
}

/** What is done at the Restaurant, the surest first. */
const AT_TABLE: readonly RestaurantAction[] = ['cookBooks', 'playCard', 'playTokens']

function atTable(prompt: One): Answer[] {
  const actions = prompt.options.flatMap((option) => ('action' in option ? [option] : []))
  const order = actions.toSorted((a, b) => AT_TABLE.indexOf(a.action) - AT_TABLE.indexOf(b.action))
  return [...idsOf(order), ...declines(prompt)]
}

const isSite = (option: Any): option is Choice<'openHere' | 'takeOverHere' | 'upgradeHere'> =>
  'mode' in option

function forOne(state: Speakeasy, box: Box, prompt: One): Answer[] | null {
  const { open } = state
  const { seat, options } = prompt
  switch (prompt.key) {
    case 'site':
    case 'firstSite':
      return idsOf(best(options.filter(isSite), ({ space }) => siteValue(open, box, seat, space), FEW))
    case 'build':
      return buildings(open, box, prompt)
    case 'playCard':
      return cards(open, box, prompt)
    case 'drive':
      return truckStep(state, box, prompt)
    case 'rearrange':
      return joining(open, box, prompt)
    case 'layTokens':
      return idsOf(options.slice(0, 1))
    case 'takeToken':
      return few(prompt, 'tokenThere', ({ token }) => effectsWorth(box, `token:${token}`))
    case 'cook':
      return few(
        prompt,
        'objective',
        ({ objective }) => must(box.objective, objective).safe + 0.5 * effectsWorth(box, `book:${objective}`),
      ).slice(0, 1)
    case 'restaurant':
      return atTable(prompt)
    case 'associate':
      return few(prompt, 'mobster', ({ mobster }) => {
        const { strength, bonus } = must(box.mobster, mobster)
        return strength + (bonus ? 3 : 0)
      })
    case 'parkSwap':
      return few(prompt, 'swapCapo', ({ contact }) => contactValue(box, contact))
    case 'member':
    case 'setUpDock':
      return memberPlaces(open, box, prompt)
    case 'takeOver':
      return cheapest(open, prompt)
    case 'defend':
      return leastGoons(prompt)
    case 'raid':
      return [...idsOf(options.slice(0, 2)), 'none']
    case 'draw': {
      const decks = saying(options, 'deck')
      return idsOf(OPERATIONS.flatMap((type) => decks.filter(({ deck }) => deck === type)))
    }
    default:
      return null
  }
}

/** The dearest that can be guarded, once by what they will score, once by what they control. */
function guards(open: Open, box: Box, { seat, max, options }: Some): Answer[] {
  const spaces = saying(options, 'building')
  const chosen = [0, 1, 3].map((control) =>
    idsOf(best(spaces, ({ space }) => guardValue(open, box, seat, space, control), max)),
  )
  const seen = new Set<string>()
  return chosen.filter((ids) => {
    const key = ids.toSorted().join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function forSome({ open, secret }: Speakeasy, box: Box, prompt: Some): Answer[] | null {
  const { seat, min, max, options } = prompt
  const worth = (space: SpaceId) => saleValue(open, box, space)
  switch (prompt.key) {
    case 'discard': {
      const own = ownOf(secret, seat)
      return [idsOf(best(saying(options, 'card'), ({ card }) => -keepValue(box, own, card), min))]
    }
    case 'sell':
      return [idsOf(best(saying(options, 'building'), ({ space }) => worth(space), max))]
    case 'protect':
      return guards(open, box, prompt)
    default:
      return null
  }
}

export function candidates(state: Speakeasy, prompt: Prompt, box: Box): Answer[] | null {
  // The game's own options: it has asked.
  if (prompt.kind === 'one') return forOne(state, box, prompt as One)
  return prompt.kind === 'some' ? forSome(state, box, prompt as Some) : null
}
