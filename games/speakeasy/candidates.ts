// Of all answers the few that make sense, the best first: what bots compare, and what the house chooses from.

import type { Answer, OnePrompt, Prompt, Seat, SomePrompt } from '@backroom/engine'
import { districtOf, operatingStill, shipIn, shops } from './board.ts'
import type { Box } from './box.ts'
import { strengthIn } from './sites.ts'
import { at, familyOf, kindOf, of, type Speakeasy } from './state.ts'
import type { TruckOption } from './steps/trucks.ts'
import { type Kind, OPERATIONS } from './words.ts'

const SITES = 6
const ENTRANCES = 5

const idsOf = (prompt: OnePrompt | SomePrompt): string[] => prompt.options.map((option) => option.id)

const best = (ids: readonly string[], value: (id: string) => number, count: number): string[] => {
  const values = new Map(ids.map((id) => [id, value(id)]))
  return ids.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0)).slice(0, count)
}

/** Somewhere quiet: no cop now or soon, no war soon, where little is controlled. */
function siteValue(state: Speakeasy, box: Box, seat: Seat, space: string): number {
  const place = of(box.placeOf, space)
  const district = districtOf(box, place)
  const zone = at(box.zoneOf, district)
  let value = zone === 'uptown' ? 5 : zone === 'midtown' ? 2 : 0
  if (state.cops.includes(district)) value -= 4
  if (state.patrols.includes(district)) value -= 2
  if (state.threats.includes(district)) value -= 5
  const { mob, token } = at(state.spaces, place)
  if (mob) value -= 0.3 * strengthIn(state, box, district)
  if (token !== null) value += 2
  for (const other of at(box.spacesIn, district)) if (at(state.spaces, other).owner === seat) value -= 2
  return value
}

const WORTH: { readonly [kind in Kind]: number } = { casino: 4, still: 3.5, nightclub: 3, speakeasy: 2 }

function buildingValue(state: Speakeasy, box: Box, space: string): number {
  const kind = kindOf(box, at(state.spaces, of(box.placeOf, space)))
  const cop = state.cops.includes(districtOf(box, of(box.placeOf, space)))
  return (kind ? WORTH[kind] : 0) + (cop ? 1 : 0)
}

/** Cards of which there are many, and those with little to give, go first. */
function keepValue(state: Speakeasy, box: Box, seat: Seat, card: string): number {
  const { type } = of(box.card, card)
  const family = familyOf(state, seat)
  const same = [...family.dealt, ...family.drawn].filter((one) => of(box.card, one).type === type).length
  return of(box.effects, `card:${card}`).length + 0.5 * of(box.card, card).leverage - same
}

/** Where a truck has something to do. */
function isOfUse(state: Speakeasy, box: Box, seat: Seat, district: number, loaded: boolean): number {
  const still = operatingStill(state, box, seat)
  let value = 0
  if (!loaded && still >= 0 && districtOf(box, still) === district && familyOf(state, seat).cellar > 0)
    value += 5
  if (!loaded && shipIn(state, box, district)) value += 3
  for (const place of shops(state, box, seat, false))
    if (districtOf(box, place) === district) value += loaded ? 4 : 1
  return value
}

/** One step of the trucks: what can be loaded or delivered is, and they drive where there is something to do. */
function truckSteps(state: Speakeasy, box: Box, prompt: OnePrompt): Answer[] {
  const { seat } = prompt
  const { trucks } = familyOf(state, seat)
  const moves = prompt.options.filter((option): option is TruckOption => 'truck' in option)
  const unload = moves.filter((option) => option.do === 'unload')
  if (unload.length > 0) return unload.map((option) => option.id)
  const load = moves.find((option) => option.do === 'load')
  const idle = shops(state, box, seat, false).length
  if (load && idle > 0) return [load.id]
  const buys = moves.filter((option) => option.do === 'buy' && idle > 0).map((option) => option.id)
  const drives = moves.filter((option) => option.do === 'enter' || option.do === 'move')
  const value = (id: string): number => {
    const option = drives.find((one) => one.id === id)
    if (!option || !('district' in option)) return 0
    const truck = at(trucks, option.truck - 1)
    const near = at(box.neighbours, option.district).map((next) =>
      isOfUse(state, box, seat, next, truck.load > 0),
    )
    return isOfUse(state, box, seat, option.district, truck.load > 0) + 0.4 * Math.max(0, ...near)
  }
  const useful = best(
    drives.map((option) => option.id).filter((id) => value(id) > 0),
    value,
    ENTRANCES,
  )
  return [...buys, ...useful, 'stop']
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

function memberPlaces(prompt: OnePrompt): Answer[] {
  const rows = new Map<string, string>()
  for (const { id } of prompt.options) rows.set(id.split('-')[1] ?? id, id)
  return [...rows.values()]
}

function forOne(state: Speakeasy, box: Box, prompt: OnePrompt): Answer[] | null {
  const { seat } = prompt
  switch (prompt.key) {
    case 'site':
    case 'firstSite':
      return best(idsOf(prompt), (id) => siteValue(state, box, seat, id), SITES)
    case 'drive':
      return truckSteps(state, box, prompt)
    case 'rearrange':
      return ['stop']
    case 'layTokens':
      return idsOf(prompt).slice(0, 1)
    case 'member':
    case 'setUpDock':
      return memberPlaces(prompt)
    case 'takeOver':
    case 'defend':
      return leastGoons(prompt)
    case 'raid':
      return [...idsOf(prompt).slice(0, 3), 'none']
    case 'draw':
      return OPERATIONS.filter((type) => idsOf(prompt).includes(type))
    default:
      return null
  }
}

export function candidates(state: Speakeasy, prompt: Prompt, box: Box): Answer[] | null {
  if (prompt.kind === 'one') return forOne(state, box, prompt)
  if (prompt.kind !== 'some') return null
  const { seat, max } = prompt
  switch (prompt.key) {
    case 'discard':
      return [best(idsOf(prompt), (id) => -keepValue(state, box, seat, id), prompt.min)]
    case 'sell':
    case 'protect':
      return [best(idsOf(prompt), (id) => buildingValue(state, box, id), max)]
    default:
      return null
  }
}
