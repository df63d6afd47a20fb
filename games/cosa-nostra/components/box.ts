// The components made ready for one table: everything looked up by id, the variants in force.

import type { Components, PrintedOrder } from './components.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { Options } from '../options.ts'
import type {
  BusinessId,
  BusinessType,
  FamilyId,
  GangsterId,
  MonopolyId,
  OrderId,
  Pace,
  Variant,
} from '../words.ts'

interface BusinessCard {
  readonly id: BusinessId
  readonly type: BusinessType
  readonly kind: 'businessman' | 'company'
  readonly price: number
  readonly income: number
  readonly monopoly: MonopolyId | null
}

interface GangsterCard {
  readonly id: GangsterId
  readonly family: FamilyId
  readonly strength: number
  readonly start: boolean
  readonly recruitCost: number
}

export interface Box {
  readonly components: Components
  readonly seats: number
  readonly variants: ReadonlySet<Variant>
  readonly privateTalk: boolean
  readonly pace: Pace
  /** LCN-22.6: for a planning turn; null: no limit. */
  readonly planningSeconds: number | null
  readonly lastRound: number
  readonly order: { readonly [id: OrderId]: PrintedOrder }
  readonly business: { readonly [id: BusinessId]: BusinessCard }
  readonly cardsOfType: { readonly [type: BusinessType]: readonly BusinessId[] }
  readonly gangster: { readonly [id: GangsterId]: GangsterCard }
  readonly families: readonly FamilyId[]
  readonly markers: number
  readonly topEarnerBonus: number
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(items.map((item) => [item.id, item]))

export function openBox(options: Options, seats: number): Box {
  const { components: c, variants, privateTalk, pace, planningSeconds } = options
  return {
    components: c,
    seats,
    variants: new Set(variants),
    privateTalk,
    pace,
    planningSeconds,
    // LCN-22.1: the short game ends after round III.
    lastRound: variants.includes('shortGame') ? c.rounds.length - 1 : c.rounds.length,
    order: byId(c.orderCards),
    business: byId(
      c.businessCards.flatMap((card): BusinessCard[] => {
        const type = c.businessTypes.find((one) => one.id === card.type)
        return type ? [{ ...type, id: card.id, type: type.id }] : []
      }),
    ),
    cardsOfType: Object.fromEntries(
      c.businessTypes.map(({ id }) => [
        id,
        c.businessCards.filter(({ type }) => type === id).map((card) => card.id),
      ]),
    ),
    gangster: byId(c.gangsters),
    families: c.families.map((family) => family.id),
    markers: c.componentCounts.dealMarkersPerPlayer,
    topEarnerBonus: c.variants.find(({ id }) => id === 'topEarnerBonus')?.effect.bonus ?? 0,
  }
}

/** LCN-7.6: the entry with the most successes not above the number rolled; none where it fell short. */
export function resultOf(order: PrintedOrder, successes: number): readonly Effect[] | null {
  let best: PrintedOrder['results'][number] | null = null
  for (const result of order.results)
    if (result.successes <= successes && (!best || result.successes > best.successes)) best = result
  return best && best.effects
}
