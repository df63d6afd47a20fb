// Of all answers the few that make sense, the best first: what bots compare, and what the house chooses from.

import type { Answer, OnePrompt, Prompt, Seat, SomePrompt } from '@backroom/engine'
import { districtOf, dockZone, membersInDock } from './board.ts'
import type { Box } from './box.ts'
import { zoneOfShip } from './ships.ts'
import { strengthIn } from './sites.ts'
import { at, familyOf, kindOf, of, type Speakeasy } from './state.ts'
import type { Effect } from './schema.ts'
import { freeDefence, type Support } from './strength.ts'
import { bestTour } from './tours.ts'
import { type Kind, type Location, OPERATIONS, type Zone } from './words.ts'

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

/** Roughly what an effect is worth, in dollars. */
const EFFECT: { readonly [op in Effect['op']]?: number } = {
  raise: 10,
  raise_by_discard: 4,
  gain_family: 9,
  protect: 9,
  sell: 9,
  gain_book: 9,
  gain_helper: 8,
  pickup_deliver: 7,
  gain_leverage: 3,
  produce: 6,
  build: 6,
  gain_city_token: 5,
  draw_operation: 3,
  gain_goon: 3,
  cash: 1,
}

function effectsWorth(box: Box, from: string): number {
  let sum = 0
  for (const effect of box.effects[from] ?? [])
    sum += (EFFECT[effect.op] ?? 2) * ('n' in effect && typeof effect.n === 'number' ? effect.n : 1)
  return sum
}

const ZONE: { readonly [zone in Zone]: number } = { downtown: 1.5, midtown: 3, uptown: 7 }
const KIND: { readonly [kind in Kind]: number } = { casino: 20, still: 17, nightclub: 14, speakeasy: 8 }

/** Somewhere quiet where there is something to control: no cop now or soon, no war soon. */
function siteValue(state: Speakeasy, box: Box, seat: Seat, space: string): number {
  const place = of(box.placeOf, space)
  const district = districtOf(box, place)
  const { mob, token, guarded } = at(state.spaces, place)
  let value = ZONE[at(box.zoneOf, district)]
  if (state.cops.includes(district)) value -= 3
  if (state.patrols.includes(district)) value -= 2
  if (state.threats.includes(district) && freeDefence(state, box, seat, place) < 5 + 2 * state.act) value -= 6
  if (mob)
    value -= 0.8 * Math.max(0, strengthIn(state, box, district) - familyOf(state, seat).levels.strength)
  if (token !== null) value += 0.3 * effectsWorth(box, `token:${token}`)
  if (guarded) value += 4
  for (const other of at(box.spacesIn, district)) {
    const { owner } = at(state.spaces, other)
    if (other !== place && owner === seat) value -= 3
    else if (owner >= 0 && owner !== seat) value -= 1
  }
  return value
}

/** What a family member on this building changes. */
function guardValue(state: Speakeasy, box: Box, seat: Seat, space: string, control: number): number {
  const place = of(box.placeOf, space)
  const district = districtOf(box, place)
  const there = at(state.spaces, place)
  const kind = kindOf(box, there)
  let value = kind ? KIND[kind] : 0
  if (there.barrel) value += 4
  const others = at(box.spacesIn, district).map((other) => at(state.spaces, other))
  if (!others.some((one) => one.guarded && one.owner === seat))
    value += control * ZONE[at(box.zoneOf, district)]
  if (state.cops.includes(district) || state.patrols.includes(district)) value += 3
  if (state.threats.includes(district) && freeDefence(state, box, seat, place) < 5 + 2 * state.act)
    value -= 12
  return value
}

/** Which barrel is sold first: the dearest. */
const saleValue = (state: Speakeasy, box: Box, space: string): number => {
  const kind = kindOf(box, at(state.spaces, of(box.placeOf, space)))
  return kind ? KIND[kind] : 0
}

/** Cards of which there are many, and those with little to give, go first. */
function keepValue(state: Speakeasy, box: Box, seat: Seat, card: string): number {
  const { type } = of(box.card, card)
  const family = familyOf(state, seat)
  const same = [...family.dealt, ...family.drawn].filter((one) => of(box.card, one).type === type).length
  return 0.4 * effectsWorth(box, `card:${card}`) + of(box.card, card).leverage - 1.5 * same
}

const cardValue = (state: Speakeasy, box: Box, seat: Seat, card: string): number => {
  const { type, leverage, sale, production, range } = of(box.card, card)
  const former = familyOf(state, seat).area[type]
  const change = leverage - (former === null ? 0 : of(box.card, former).leverage)
  return effectsWorth(box, `card:${card}`) + 2 * change + 4 * sale + 3 * production + range
}

/** The two best cards of each type. */
function cards(state: Speakeasy, box: Box, prompt: OnePrompt): string[] {
  const value = (id: string) => cardValue(state, box, prompt.seat, id)
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
function buildings(state: Speakeasy, box: Box, prompt: OnePrompt): string[] {
  const { pocket } = familyOf(state, prompt.seat)
  const ids = idsOf(prompt).filter((id) => !DECLINE.includes(id))
  const value = (id: string) => {
    const { kind, cost } = of(box.slot, id)
    return effectsWorth(box, `slot:${id}`) + KIND[kind] - cost - Math.max(0, cost - pocket)
  }
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
  const { left } = (prompt.about ?? {}) as { readonly left?: unknown }
  if (!Array.isArray(left)) return ['stop']
  let [gain, step] = [0, 'stop']
  for (let index = 0; index < left.length; index++) {
    const tour = bestTour(state, box, prompt.seat, index, Number(left[index]))
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
function supportCost(state: Speakeasy, seat: Seat, prompt: OnePrompt, id: string): number {
  const { goons = 0, cost = 0 } = (prompt.options.find((one) => one.id === id) ?? {}) as Partial<Support>
  return 2.5 * goons + cost + Math.max(0, cost - familyOf(state, seat).pocket)
}

/** Where those in the docks wait together, best where a ship lies. */
function dockValue(state: Speakeasy, box: Box, seat: Seat, zone: Zone): number {
  let value = 2 * membersInDock(state, seat, zone)
  for (let other = 0; other < state.families.length; other++) value += 0.5 * membersInDock(state, other, zone)
  for (const ship of state.ships) if (zoneOfShip(box, ship) === zone) value += 1
  return value
}

/** The VIP area, and each row of the docks in its best zone. */
function memberPlaces(state: Speakeasy, box: Box, prompt: OnePrompt): Answer[] {
  const value = (id: string) => dockValue(state, box, prompt.seat, id.split('-')[0] as Zone)
  const rows = new Map<string, string>()
  for (const { id } of prompt.options) {
    const row = id.split('-')[1] ?? id
    const found = rows.get(row)
    if (found === undefined || value(id) > value(found)) rows.set(row, id)
  }
  return [...rows.values()]
}

/** Members who wait alone join the others. */
function joining(state: Speakeasy, box: Box, prompt: OnePrompt): Answer[] {
  const { seat } = prompt
  const value = (zone: Zone) => dockValue(state, box, seat, zone)
  const found = prompt.options.filter((option) => {
    const { from, zone } = option as { from?: unknown; zone?: unknown }
    return typeof from === 'number' && value(zone as Zone) > value(dockZone(from))
  })
  const ids = found.map(({ id }) => id)
  return [...ids.slice(0, 2), 'stop']
}

/** What is done at the Restaurant, the surest first. */
const AT_TABLE = ['cookBooks', 'playCard', 'playTokens', 'stop']

const LOCATION: { readonly [location in Location]: number } = {
  docks: 4,
  cityhall: 6,
  restaurant: 5,
  commission: 2,
  contractor: 4,
  planning: 5,
  garage: 4,
  park: 0,
}

function forOne(state: Speakeasy, box: Box, prompt: OnePrompt): Answer[] | null {
  const { seat } = prompt
  switch (prompt.key) {
    case 'site':
    case 'firstSite':
      return best(idsOf(prompt), (id) => siteValue(state, box, seat, id), FEW)
    case 'build':
      return buildings(state, box, prompt)
    case 'playCard':
      return cards(state, box, prompt)
    case 'drive':
      return truckStep(state, box, prompt)
    case 'rearrange':
      return joining(state, box, prompt)
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
      return few(prompt, (id) => LOCATION[of(box.contact, id.split(':')[0] ?? '').location])
    case 'member':
    case 'setUpDock':
      return memberPlaces(state, box, prompt)
    case 'takeOver':
      return few(prompt, (id) => -supportCost(state, seat, prompt, id)).slice(0, 1)
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
function guards(state: Speakeasy, box: Box, prompt: SomePrompt): Answer[] {
  const { seat, max } = prompt
  const chosen = [0, 1, 3].map((control) =>
    best(idsOf(prompt), (id) => guardValue(state, box, seat, id, control), max),
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
  if (prompt.kind === 'one') return forOne(state, box, prompt)
  if (prompt.kind !== 'some') return null
  const { seat, max } = prompt
  switch (prompt.key) {
    case 'discard':
      return [best(idsOf(prompt), (id) => -keepValue(state, box, seat, id), prompt.min)]
    case 'sell':
      return [best(idsOf(prompt), (id) => saleValue(state, box, id), max)]
    case 'protect':
      return guards(state, box, prompt)
    default:
      return null
  }
}
