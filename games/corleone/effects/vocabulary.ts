// The words of the cards: one entry for each ability that a front, a back, a job or an ally can have. COR-15, COR-16.
// When it is possible and what it does stands in the chapters beside this file.

import * as v from 'valibot'
import { type Fields, flag, list, money, name, number, optional, together, word } from '../../kinds.ts'
import { some } from '../../reading.ts'
import {
  COMMON_GOODS,
  type CommonGood,
  type Good,
  GOODS,
  type NeutralId,
  NEUTRALS,
  VALUES,
} from '../words.ts'

const KINDS = ['thug', 'familyMember'] as const
export type FigureKind = (typeof KINDS)[number]
const FRONTS = ['any', 'ownTurf', 'ownThug', 'vacated'] as const
export type FrontScope = (typeof FRONTS)[number]
const HITS = ['board', 'chiefTurf'] as const
const OWNERS = ['own', 'rival', 'any'] as const

const value = v.picklist(VALUES)
const kind = v.picklist(KINDS)
const commonGoods = v.pipe(v.array(v.picklist(COMMON_GOODS)), v.minLength(1))

interface Word<Printed, Ability, Says extends Fields> {
  /** The abilities that it stands for: cards of different kinds come one by one. */
  readonly unfold: (printed: Printed) => Ability[]
  /** What the sentences about it speak of, besides how often. */
  readonly says: Says
  /** Rough dollars for one use. */
  readonly worth: number
  /** The screen's name for its picture. */
  readonly icon: string | ((ability: Ability) => string)
  /** COR-16.1: one of the icons, which businesses carry too. */
  readonly onBusinesses?: true
}

/** A word of the components file, with its fields there. */
const entry = <
  const Do extends string,
  Takes extends v.ObjectEntries,
  Ability extends { readonly do: string; readonly times: number },
  Says extends Fields,
>(
  printedAs: Do,
  {
    takes,
    ...known
  }: { readonly takes: Takes } & Word<
    { readonly do: Do } & v.InferOutput<v.StrictObjectSchema<Takes, undefined>>,
    Ability,
    Says
  >,
) => ({ ...known, printed: v.strictObject({ do: v.literal(printedAs), ...takes }) })

const once = <Printed extends object>(printed: Printed): (Printed & { readonly times: number })[] => [
  { ...printed, times: 1 },
]

/** By the names of the abilities; `times` is how often an icon is shown (COR-15.1). */
export const VOCABULARY = {
  /** COR-15.2: money cards from hand to suitcase, seen by all. */
  suitcase: entry('suitcase', {
    takes: { times: some },
    unfold: (printed) => [printed],
    says: {},
    worth: 1.6,
    icon: 'suitcase',
    onBusinesses: true,
  }),
  /** COR-15.3: of the two top jobs one is kept, the other discarded. */
  drawJobs: entry('drawJobs', {
    takes: { times: some },
    unfold: (printed) => [printed],
    says: {},
    worth: 0.8,
    icon: 'full-folder',
    onBusinesses: true,
  }),
  /** COR-15.4: a money card from the bank. */
  takeMoney: entry('takeMoney', {
    takes: { values: v.pipe(v.array(value), v.minLength(1)) },
    unfold: ({ do: does, values }) => values.flatMap((one) => once({ do: does, value: one })),
    says: { value: money },
    worth: 1.5,
    icon: 'money',
    onBusinesses: true,
  }),
  /** COR-15.5: a goods card from its pile. */
  takeGood: entry('takeGoods', {
    takes: { goods: v.pipe(v.array(v.picklist(GOODS)), v.minLength(1)) },
    unfold: ({ goods }) => goods.flatMap((good) => once({ do: 'takeGood' as const, good })),
    says: { good: name<Good>() },
    worth: 1.2,
    icon: ({ good }) => good,
    onBusinesses: true,
  }),
  /** COR-15.6: the Horse Head. */
  takeHorseHead: entry('takeHorseHead', {
    takes: {},
    unfold: (printed) => once(printed),
    says: {},
    worth: 1,
    icon: 'horse-head',
    onBusinesses: true,
  }),
  /** COR-15.7 to 15.10: hand cards for money or a good. */
  trade: entry('trade', {
    takes: {
      discard: some,
      gain: v.union([
        v.strictObject({ money: v.pipe(v.array(value), v.minLength(1)) }),
        v.strictObject({ goodsChoice: commonGoods }),
      ]),
    },
    unfold: (printed) => once(printed),
    says: {
      discard: number,
      gain: together({ money: optional(list(money)), goodsChoice: optional(list(name<CommonGood>())) }),
    },
    worth: 1.5,
    icon: 'trade',
    onBusinesses: true,
  }),
  /** COR-16.2: goods of one's choice. */
  takeGoodsChoice: entry('takeGoodsChoice', {
    takes: { from: commonGoods, count: some, distinct: v.boolean() },
    unfold: (printed) => once(printed),
    says: { from: list(name<CommonGood>()), count: number, distinct: flag },
    worth: 1.6,
    icon: 'cardboard-box-closed',
  }),
  /** COR-16.3: fronts without a thug. */
  useFront: entry('useFront', {
    takes: { scope: v.picklist(FRONTS), count: some },
    unfold: ({ count, ...printed }) => [{ ...printed, times: count }],
    says: { scope: word<FrontScope>() },
    worth: 2.5,
    icon: 'shop',
  }),
  /** COR-16.4: a back without a family member. */
  useBack: entry('useBack', {
    takes: { scope: v.literal('any'), count: some },
    unfold: ({ count, ...printed }) => [{ ...printed, times: count }],
    says: { scope: word<'any'>() },
    worth: 1.5,
    icon: 'bust',
  }),
  /** COR-16.5: money for every turf one controls. */
  moneyPerTurf: entry('moneyPerTurf', {
    takes: { value, max: some },
    unfold: (printed) => once(printed),
    says: { value: money, max: number },
    worth: 1.5,
    icon: 'coins',
  }),
  /** COR-16.6, 16.7: a figure into the Hudson. */
  gunDown: entry('gunDown', {
    takes: { kind, count: some, scope: v.picklist(HITS) },
    unfold: ({ count, ...printed }) => [{ ...printed, times: count }],
    says: { kind: word<FigureKind>(), scope: word<(typeof HITS)[number]>() },
    worth: 1.5,
    icon: (ability) => (ability.kind === 'thug' ? 'bullet-impacts' : 'crossed-pistols'),
  }),
  /** COR-16.8: one figure of each kind in a turf. */
  driveBy: entry('driveBy', {
    takes: {},
    unfold: (printed) => once(printed),
    says: {},
    worth: 2,
    icon: 'thompson-m1928',
  }),
  /** COR-16.9: everybody in a turf and one beside it. */
  carBomb: entry('carBomb', {
    takes: {},
    unfold: (printed) => once(printed),
    says: {},
    worth: 2.5,
    icon: 'dynamite',
  }),
  /** COR-16.10: a figure to another place. */
  moveFigure: entry('moveFigure', {
    takes: { kind, owner: v.picklist(OWNERS), shakedown: v.boolean() },
    unfold: (printed) => once(printed),
    says: { kind: word<FigureKind>(), owner: word<(typeof OWNERS)[number]>(), shakedown: flag },
    worth: 1.5,
    icon: 'run',
  }),
  /** COR-16.11: a neutral figure onto the board, or to another place on it. */
  placeNeutral: entry('placeNeutral', {
    takes: { figure: v.picklist(NEUTRALS) },
    unfold: (printed) => once(printed),
    says: { figure: name<NeutralId>() },
    worth: 1.8,
    icon: ({ figure }) => figure,
  }),
  /** COR-16.12: every opponent's secret money card. */
  offer: entry('offer', {
    takes: {},
    unfold: (printed) => once(printed),
    says: {},
    worth: 2.5,
    icon: 'take-my-money',
  }),
  /** COR-16.13: random cards of an opponent's hand. */
  stealRandom: entry('stealRandom', {
    takes: { count: some },
    unfold: (printed) => once(printed),
    says: { count: number },
    worth: 1.5,
    icon: 'robber-hand',
  }),
  /** COR-16.14: an opponent discards. */
  forceDiscard: entry('forceDiscard', {
    takes: { count: some },
    unfold: (printed) => once(printed),
    says: { count: number },
    worth: 1,
    icon: 'card-discard',
  }),
  /** COR-16.15: an opponent's highest suitcased money goes back to their hand. */
  unsuitcase: entry('unsuitcase', {
    takes: { count: some },
    unfold: (printed) => once(printed),
    says: { count: number },
    worth: 1.5,
    icon: 'opened-suitcase',
  }),
} as const

type Vocabulary = typeof VOCABULARY

/** One ability of a card or a place. */
export type Ability = ReturnType<Vocabulary[keyof Vocabulary]['unfold']>[number]
export type AbilityOf<Do extends Ability['do']> = Extract<Ability, { readonly do: Do }>

type AnyWord = Vocabulary[keyof Vocabulary]
export type PrintedEffect = v.InferOutput<AnyWord['printed']>

const WORDS: readonly AnyWord[] = Object.values(VOCABULARY)

/** What jobs and allies may say, and what businesses may. */
export const effect = v.variant(
  'do',
  WORDS.map(({ printed }) => printed),
)
export const icon = v.variant(
  'do',
  WORDS.filter((one) => 'onBusinesses' in one).map(({ printed }) => printed),
)

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

const unfold = new Map<string, (printed: PrintedEffect) => Ability[]>(
  WORDS.map((one) => [one.printed.entries.do.literal, one.unfold as (printed: PrintedEffect) => Ability[]]),
)

/** The abilities of a card or a side of a business. */
export const abilitiesFrom = (printed: readonly PrintedEffect[]): Ability[] =>
  merge(printed.flatMap((one) => unfold.get(one.do)?.(one) ?? []))

/** The screen's name for the picture of an ability. */
export function iconOf(ability: Ability): string {
  const { icon: named } = VOCABULARY[ability.do] as Word<never, Ability, Fields>
  return typeof named === 'string' ? named : named(ability)
}
