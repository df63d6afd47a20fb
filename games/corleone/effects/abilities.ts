// What a front, a back, a job or an ally can do, as data. COR-15, COR-16.

import { type Fields, flag, list, money, name, number, optional, together, word } from '../../kinds.ts'
import type { CommonGood, Good, NeutralId, Value } from '../words.ts'

export type Gain = { readonly money: readonly Value[] } | { readonly goodsChoice: readonly CommonGood[] }

type FigureKind = 'thug' | 'familyMember'

/** One ability; `times` is how often its icon is shown (COR-15.1). */
export type Ability =
  /** COR-15.2: money cards from hand to suitcase, seen by all. */
  | { readonly do: 'suitcase'; readonly times: number }
  /** COR-15.3: of the two top jobs one is kept, the other discarded. */
  | { readonly do: 'drawJobs'; readonly times: number }
  /** COR-15.4: a money card from the bank. */
  | { readonly do: 'takeMoney'; readonly value: Value; readonly times: number }
  /** COR-15.5: a goods card from its pile. */
  | { readonly do: 'takeGood'; readonly good: Good; readonly times: number }
  /** COR-15.6: the Horse Head. */
  | { readonly do: 'takeHorseHead'; readonly times: number }
  /** COR-15.7 to 15.10: hand cards for money or a good. */
  | { readonly do: 'trade'; readonly discard: number; readonly gain: Gain; readonly times: number }
  /** COR-16.2: goods of one's choice. */
  | {
      readonly do: 'takeGoodsChoice'
      readonly from: readonly CommonGood[]
      readonly count: number
      readonly distinct: boolean
      readonly times: number
    }
  /** COR-16.3: fronts without a thug. */
  | {
      readonly do: 'useFront'
      readonly scope: 'any' | 'ownTurf' | 'ownThug' | 'vacated'
      readonly times: number
    }
  /** COR-16.4: a back without a family member. */
  | { readonly do: 'useBack'; readonly scope: 'any'; readonly times: number }
  /** COR-16.5: money for every turf one controls. */
  | { readonly do: 'moneyPerTurf'; readonly value: Value; readonly max: number; readonly times: number }
  /** COR-16.6, 16.7: a figure into the Hudson. */
  | {
      readonly do: 'gunDown'
      readonly kind: FigureKind
      readonly scope: 'board' | 'chiefTurf'
      readonly times: number
    }
  /** COR-16.8: one figure of each kind in a turf. */
  | { readonly do: 'driveBy'; readonly times: number }
  /** COR-16.9: everybody in a turf and one beside it. */
  | { readonly do: 'carBomb'; readonly times: number }
  /** COR-16.10: a figure to another place. */
  | {
      readonly do: 'moveFigure'
      readonly kind: FigureKind
      readonly owner: 'own' | 'rival' | 'any'
      readonly shakedown: boolean
      readonly times: number
    }
  /** COR-16.11: a neutral figure onto the board, or to another place on it. */
  | { readonly do: 'placeNeutral'; readonly figure: NeutralId; readonly times: number }
  /** COR-16.12: every opponent's secret money card. */
  | { readonly do: 'offer'; readonly times: number }
  /** COR-16.13: random cards of an opponent's hand. */
  | { readonly do: 'stealRandom'; readonly count: number; readonly times: number }
  /** COR-16.14: an opponent discards. */
  | { readonly do: 'forceDiscard'; readonly count: number; readonly times: number }
  /** COR-16.15: an opponent's highest suitcased money goes back to their hand. */
  | { readonly do: 'unsuitcase'; readonly count: number; readonly times: number }

/** What the sentences about an ability speak of, besides how often. */
export const ABILITIES = {
  suitcase: {},
  drawJobs: {},
  takeMoney: { value: money },
  takeGood: { good: name<Good>() },
  takeHorseHead: {},
  trade: {
    discard: number,
    gain: together({ money: optional(list(money)), goodsChoice: optional(list(name<CommonGood>())) }),
  },
  takeGoodsChoice: { from: list(name<CommonGood>()), count: number, distinct: flag },
  useFront: { scope: word<'any' | 'ownTurf' | 'ownThug' | 'vacated'>() },
  useBack: { scope: word<'any'>() },
  moneyPerTurf: { value: money, max: number },
  gunDown: { kind: word<FigureKind>(), scope: word<'board' | 'chiefTurf'>() },
  driveBy: {},
  carBomb: {},
  moveFigure: { kind: word<FigureKind>(), owner: word<'own' | 'rival' | 'any'>(), shakedown: flag },
  placeNeutral: { figure: name<NeutralId>() },
  offer: {},
  stealRandom: { count: number },
  forceDiscard: { count: number },
  unsuitcase: { count: number },
} as const satisfies { readonly [Do in Ability['do']]: Fields }

/** COR-15.1: equal icons count together, also those of different businesses. */
export function merge(abilities: readonly Ability[]): Ability[] {
  const merged = new Map<string, Ability>()
  for (const ability of abilities) {
    const key = JSON.stringify({ ...ability, times: 0 })
    const before = merged.get(key)
    merged.set(key, before ? { ...before, times: before.times + ability.times } : ability)
  }
  return [...merged.values()]
}
