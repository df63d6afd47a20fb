// Where a truck goes: of all the tours within its range the one that brings most. Bots drive by it.

import type { TruckOption } from '../asked.ts'
import { buyOption, enterOption, loadOption, moveOption, unloadOption } from '../rules/truckOptions.ts'
import { distances, districtOf, operatingStill, shops } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { funds, priceOf } from '../rules/money.ts'
import { purchaseCost } from '../rules/ships.ts'
import { familyOf, item, kindOf, type Side, type Truck } from '../state.ts'
import type { District } from '../words.ts'

/** Of its price: what a delivered barrel is worth, and one that stays aboard. */
const DELIVERED = 0.85
const ABOARD = 0.35
/** So many positions are looked at for one step; tours are short, this is seldom reached. */
const LOOKS = 1500

interface Shop {
  readonly district: District
  readonly space: string
  readonly value: number
}

interface Seller {
  readonly district: District
  /** What one and two barrels cost, as far as they can be had. */
  readonly costs: readonly number[]
}

/** What there is for a truck to do, the same for the whole search. */
interface Errand {
  readonly truck: number
  readonly steps: readonly (readonly number[])[]
  readonly capacity: number
  readonly shops: readonly Shop[]
  readonly sellers: readonly Seller[]
  readonly still: District
  readonly aboard: number
  readonly pocket: number
  readonly funds: number
  looks: number
}

/** Where a truck stands in the search. Served shops and used ships are bits. */
interface Stand {
  readonly at: District
  readonly range: number
  readonly load: number
  readonly cellar: number
  readonly served: number
  readonly bought: number
  readonly paid: number
}

export interface Tour {
  readonly gain: number
  /** Its first step; null: better stay. */
  readonly step: TruckOption | null
}

function errandOf(side: Side, truck: number): Errand {
  const { open, box, seat } = side
  const family = familyOf(open, seat)
  const still = operatingStill(open, box, seat)
  return {
    truck,
    steps: distances(box),
    capacity: box.components.operationsBoard.truckCapacity,
    shops: shops(open, box, seat, false)
      .map((place) => ({
        district: districtOf(box, place),
        space: item(box.spaces, place).id,
        value: DELIVERED * priceOf(box, family, kindOf(box, item(open.spaces, place))),
      }))
      .sort((a, b) => b.value - a.value),
    sellers: open.ships.map((ship) => ({
      district: item(box.ports, ship.port).district,
      costs: [1, 2].flatMap((count) => purchaseCost(open, box, ship, count) ?? []),
    })),
    still: still < 0 ? 0 : districtOf(box, still),
    aboard: ABOARD * priceOf(box, family, 'speakeasy'),
    pocket: family.pocket,
    funds: funds(side),
    looks: 0,
  }
}

/** What is paid in the end: the safe pays double (SPK-6.13). */
const burden = ({ pocket }: Errand, paid: number): number => paid + Math.max(0, paid - pocket)

/** The most that can still come of this, in dollars. */
function most(errand: Errand, stand: Stand): number {
  const left = errand.aboard * stand.load - burden(errand, stand.paid)
  if (errand.looks++ > LOOKS) return left
  return choices(errand, stand).reduce(
    (best, { next, gain }) => Math.max(best, gain + most(errand, next)),
    left,
  )
}

interface Choice {
  readonly next: Stand
  readonly gain: number
  readonly option: TruckOption
}

/** What is unloaded or loaded where the truck stands comes before any move. */
function choices(errand: Errand, stand: Stand): Choice[] {
  const { at: here, load, served } = stand
  const { truck } = errand
  if (here > 0 && load > 0)
    for (let i = 0; i < errand.shops.length; i++) {
      const shop = item(errand.shops, i)
      if (shop.district !== here || served & (1 << i)) continue
      const next = { ...stand, load: load - 1, served: served | (1 << i) }
      return [{ next, gain: shop.value, option: unloadOption(truck, shop.space) }]
    }
  let idle = 0
  for (let i = 0; i < errand.shops.length; i++) if (!(served & (1 << i))) idle++
  const wanted = Math.min(errand.capacity, idle) - load
  if (here > 0 && wanted > 0 && here === errand.still && stand.cellar > 0)
    return [
      { next: { ...stand, load: load + 1, cellar: stand.cellar - 1 }, gain: 0, option: loadOption(truck) },
    ]
  return [...purchases(errand, stand, wanted), ...moves(errand, stand, wanted)]
}

function purchases(errand: Errand, stand: Stand, wanted: number): Choice[] {
  if (wanted <= 0 || stand.at === 0) return []
  const found: Choice[] = []
  errand.sellers.forEach(({ district, costs }, i) => {
    if (district !== stand.at || stand.bought & (1 << i)) return
    for (let count = Math.min(wanted, costs.length); count > 0; count--) {
      const paid = stand.paid + item(costs, count - 1)
      if (paid > errand.funds) continue
      const next = { ...stand, load: stand.load + count, bought: stand.bought | (1 << i), paid }
      found.push({ next, gain: 0, option: buyOption(errand.truck, count, item(costs, count - 1)) })
    }
  })
  return found
}

function moves(errand: Errand, stand: Stand, wanted: number): Choice[] {
  const goals = new Set<District>()
  if (stand.load > 0)
    errand.shops.forEach(({ district }, i) => {
      if (!(stand.served & (1 << i))) goals.add(district)
    })
  if (wanted > 0) {
    if (errand.still > 0 && stand.cellar > 0) goals.add(errand.still)
    errand.sellers.forEach(({ district }, i) => {
      if (!(stand.bought & (1 << i))) goals.add(district)
    })
  }
  const found: Choice[] = []
  for (const goal of goals) {
    if (goal === stand.at) continue
    const far = stand.at === 0 ? 0 : item(item(errand.steps, stand.at), goal)
    if (far > stand.range) continue
    const next = { ...stand, at: goal, range: stand.range - far }
    const way = stand.at === 0 ? enterOption : moveOption
    found.push({ next, gain: 0, option: way(errand.truck, goal) })
  }
  return found
}

/** The best tour of one truck with so much range, and how it begins. */
export function bestTour(side: Side, index: number, range: number): Tour {
  const { open, box, seat } = side
  const errand = errandOf(side, index + 1)
  const family = familyOf(open, seat)
  const truck: Truck = item(family.trucks, index)
  const stand: Stand = {
    at: truck.at,
    range,
    load: truck.load,
    cellar: family.cellar,
    served: 0,
    bought: 0,
    paid: 0,
  }
  if (errand.shops.length === 0) return { gain: 0, step: null }
  const stay = errand.aboard * truck.load
  let best: Choice | null = null
  let gain = stay
  for (const choice of choices(errand, stand)) {
    const value = choice.gain + most(errand, choice.next)
    if (value <= gain) continue
    gain = value
    best = choice
  }
  if (!best) return { gain: 0, step: null }
  const { option } = best
  const step =
    option.say === 'truckMove'
      ? moveOption(index + 1, towards(errand.steps, box, truck.at, option.district))
      : option
  return { gain: gain - stay, step }
}

/** The next district on the way. */
const towards = (steps: Errand['steps'], box: Box, from: District, goal: District): District =>
  item(box.neighbours, from).find(
    (next) => item(item(steps, next), goal) === item(item(steps, from), goal) - 1,
  ) ?? goal
