// Of all answers the few that make sense, the best first: what bots compare.

import type { Answer, OnePrompt, Prompt, Seat, SomePrompt } from '@backroom/engine'
import { dockZone } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { familyOf, of, type Open, ownOf, sideOf, type Speakeasy } from '../state.ts'
import type { Support } from '../rules/strength.ts'
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
import { OPERATIONS, type Zone } from '../words.ts'

/** So many are compared at most, or looking ahead would take too long. */
const FEW = 5

const idsOf = (prompt: OnePrompt | SomePrompt): string[] => prompt.options.map((option) => option.id)

const best = (ids: readonly string[], value: (id: string) => number, count: number): string[] => {
  const values = new Map(ids.map((id) => [id, value(id)]))
  return ids.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0)).slice(0, count)
}

const DECLINE = ['none', 'stop']
/** The best few, and declining if it is allowed. */
function few(prompt: OnePrompt, value: (id: string) => number): string[] {
  const ids = idsOf(prompt)
  const real = ids.filter((id) => !DECLINE.includes(id))
  return [...best(real, value, FEW), ...ids.filter((id) => DECLINE.includes(id))]
}

/** The two best cards of each type. */
function cards(open: Open, box: Box, prompt: OnePrompt): string[] {
  const value = (id: string) => cardValue(open, box, prompt.seat, id)
  const ids = idsOf(prompt).filter((id) => !DECLINE.includes(id))
  const types = new Set(ids.map((id) => of(box.card, id).type))
  const each = types.size > 2 ? 1 : types.size > 1 ? 2 : 4
  const found = [...types].flatMap((type) =>
    best(
      ids.filter((id) => of(box.card, id).type === type),
      value,
      each,
    ),
  )
  return [...found, 'none']
}

/** The two best buildings of each kind. */
function buildings(open: Open, box: Box, prompt: OnePrompt): string[] {
  const { pocket } = familyOf(open, prompt.seat)
  const ids = idsOf(prompt).filter((id) => !DECLINE.includes(id))
  const value = (id: string) => slotValue(box, id, pocket)
  const kinds = new Set(ids.map((id) => of(box.slot, id).kind))
  const each = kinds.size > 1 ? 3 : 4
  const found = [...kinds].flatMap((kind) =>
    best(
      ids.filter((id) => of(box.slot, id).kind === kind),
      value,
      each,
    ),
  )
  return [...best(found, value, FEW), 'none']
}

/** One step of the trucks, of the better tour. */
function truckStep(state: Speakeasy, box: Box, prompt: OnePrompt): Answer[] {
  const side = sideOf(state, box, prompt.seat)
  const { left } = (prompt.about ?? {}) as { readonly left?: unknown }
  if (!Array.isArray(left)) return ['stop']
  let [gain, step] = [0, 'stop']
  for (let index = 0; index < left.length; index++) {
    const tour = bestTour(side, index, Number(left[index]))
    if (tour.step === null || tour.gain <= gain) continue
    gain = tour.gain
    step = tour.step
  }
  return [prompt.options.some(({ id }) => id === step) ? step : 'stop']
}

/** Of every kind of help the one with the fewest goons. */
function leastGoons(prompt: OnePrompt): Answer[] {
  const found = new Map<string, string>()
  for (const { id } of prompt.options) {
    const help = id.split(':', 1)[0] ?? id
    if (!found.has(help)) found.set(help, id)
  }
  return [...found.values()]
}

/** What goons and associate of a takeover cost; money from the safe costs double. */
function supportCost(open: Open, seat: Seat, prompt: OnePrompt, id: string): number {
  const { goons = 0, cost = 0 } = (prompt.options.find((one) => one.id === id) ?? {}) as Partial<Support>
  return 2.5 * goons + cost + Math.max(0, cost - familyOf(open, seat).pocket)
}

/** The VIP area, and each row of the docks in its best zone. */
function memberPlaces(open: Open, box: Box, prompt: OnePrompt): Answer[] {
  const value = (id: string) => dockValue(open, box, prompt.seat, id.split('-')[0] as Zone)
  const rows = new Map<string, string>()
  for (const { id } of prompt.options) {
    const row = id.split('-')[1] ?? id
    const found = rows.get(row)
    if (found === undefined || value(id) > value(found)) rows.set(row, id)
  }
  return [...rows.values()]
}

/** Members who wait alone join the others. */
function joining(open: Open, box: Box, prompt: OnePrompt): Answer[] {
  const { seat } = prompt
  const value = (zone: Zone) => dockValue(open, box, seat, zone)
  const found = prompt.options.filter((option) => {
    const { from, zone } = option as { from?: unknown; zone?: unknown }
    return typeof from === 'number' && value(zone as Zone) > value(dockZone(from))
  })
  const ids = found.map(({ id }) => id)
  return [...ids.slice(0, 2), 'stop']
}

/** What is done at the Restaurant, the surest first. */
const AT_TABLE = ['cookBooks', 'playCard', 'playTokens', 'stop']

function forOne(state: Speakeasy, box: Box, prompt: OnePrompt): Answer[] | null {
  const { open } = state
  const { seat } = prompt
  switch (prompt.key) {
    case 'site':
    case 'firstSite':
      return best(idsOf(prompt), (id) => siteValue(open, box, seat, id), FEW)
    case 'build':
      return buildings(open, box, prompt)
    case 'playCard':
      return cards(open, box, prompt)
    case 'drive':
      return truckStep(state, box, prompt)
    case 'rearrange':
      return joining(open, box, prompt)
    case 'layTokens':
      return idsOf(prompt).slice(0, 1)
    case 'takeToken':
      return few(prompt, (id) => tokenValue(box, prompt, id))
    case 'cook':
      return few(prompt, (id) => of(box.objective, id).safe + 0.5 * effectsWorth(box, `book:${id}`)).slice(
        0,
        1,
      )
    case 'restaurant':
      return AT_TABLE.filter((id) => idsOf(prompt).includes(id))
    case 'associate':
      return few(prompt, (id) => of(box.mobster, id).strength + (of(box.mobster, id).bonus ? 3 : 0))
    case 'parkSwap':
      return few(prompt, (id) => contactValue(box, id.split(':')[0] ?? ''))
    case 'member':
    case 'setUpDock':
      return memberPlaces(open, box, prompt)
    case 'takeOver':
      return few(prompt, (id) => -supportCost(open, seat, prompt, id)).slice(0, 1)
    case 'defend':
      return leastGoons(prompt)
    case 'raid':
      return [...idsOf(prompt).slice(0, 2), 'none']
    case 'draw':
      return OPERATIONS.filter((type) => idsOf(prompt).includes(type))
    default:
      return null
  }
}

function tokenValue(box: Box, prompt: OnePrompt, id: string): number {
  const option = prompt.options.find((one) => one.id === id)
  return option && 'token' in option ? effectsWorth(box, `token:${String(option['token'])}`) : 0
}

/** The dearest that can be guarded, once by what they will score, once by what they control. */
function guards(open: Open, box: Box, prompt: SomePrompt): Answer[] {
  const { seat, max } = prompt
  const chosen = [0, 1, 3].map((control) =>
    best(idsOf(prompt), (id) => guardValue(open, box, seat, id, control), max),
  )
  const seen = new Set<string>()
  return chosen.filter((spaces) => {
    const key = spaces.toSorted().join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export function candidates(state: Speakeasy, prompt: Prompt, box: Box): Answer[] | null {
  const { open, secret } = state
  if (prompt.kind === 'one') return forOne(state, box, prompt)
  if (prompt.kind !== 'some') return null
  const { seat, max } = prompt
  switch (prompt.key) {
    case 'discard':
      return [best(idsOf(prompt), (id) => -keepValue(box, ownOf(secret, seat), id), prompt.min)]
    case 'sell':
      return [best(idsOf(prompt), (id) => saleValue(open, box, id), max)]
    case 'protect':
      return guards(open, box, prompt)
    default:
      return null
  }
}
