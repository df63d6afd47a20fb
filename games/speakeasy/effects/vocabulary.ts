// The vocabulary of effects: what each takes, what its sentences speak of, its pictures, and a hint of its worth.
// What they do stands beside, in deeds by chapter.

import * as v from 'valibot'
import { flag, list, name, number, optional, word } from '../../kinds.ts'
import { some } from '../../reading.ts'
import {
  type Kind,
  KINDS,
  type Level,
  LEVELS,
  type Mode,
  MODES,
  OPERATIONS,
  type TypeOrAny,
} from '../words.ts'
import { type Effectual, KIND_ICONS, LEVEL_ICONS, type Printed, type Sign, sign } from './entry.ts'

const effect = <Schema extends v.GenericSchema>(
  takes: Schema,
  entry: Omit<Effectual<Schema>, 'takes'>,
): Effectual<Schema> => ({ takes, ...entry })

const printed = <Schema extends v.GenericSchema>(
  takes: Schema,
  entry: Omit<Printed<Schema>, 'takes'>,
): Printed<Schema> => ({ takes, ...entry })

const bare = <Op extends string>(op: Op) => v.strictObject({ op: v.literal(op) })
const counted = <Op extends string>(op: Op) => v.strictObject({ op: v.literal(op), n: some })
const count = { n: number }

/** So many of something. */
const many = (n: number): string => (n > 1 ? String(n) : '')
const gain = <Op extends string>(op: Op, worth: number, icon: string) =>
  effect(counted(op), { worth, says: count, signs: ({ n }) => [sign(icon, many(n))] })

/** Something to do that needs no more words. */
const action = <Op extends string>(op: Op, worth: number, icon: string, mark = '') =>
  effect(bare(op), { worth, says: {}, signs: () => [sign(icon, mark)] })

/** So much more of something, as long as it lies there. */
const more = <Op extends string>(op: Op, icon: string, before = '+') =>
  printed(counted(op), { says: count, signs: ({ n }) => [sign(icon, `${before}${n}`)] })

/** Once, or of another kind than a number. */
const special = <Op extends string>(op: Op, icon: string, mark = '') =>
  printed(bare(op), { says: {}, signs: () => [sign(icon, mark)] })

const typeOrAny = v.picklist([...OPERATIONS, 'any'])

/** What gives something. SPK-12. */
export const GAINS = {
  gain_leverage: gain('gain_leverage', 3, 'envelope'),
  gain_family: effect(
    v.strictObject({
      op: v.literal('gain_family'),
      n: some,
      source: v.optional(v.literal('reputation_track')),
    }),
    { worth: 9, says: count, signs: ({ n }) => [sign('member', many(n))] },
  ),
  gain_goon: gain('gain_goon', 3, 'brass-knuckles'),
  gain_book: gain('gain_book', 9, 'white-book'),
  gain_helper: gain('gain_helper', 8, 'bow-tie'),
  gain_city_token: gain('gain_city_token', 5, 'coin'),
  draw_operation: effect(v.strictObject({ op: v.literal('draw_operation'), type: typeOrAny, n: some }), {
    worth: 3,
    says: { n: number, type: word<TypeOrAny>() },
    signs: ({ type, n }) =>
      type === 'any' ? [sign('card-draw', many(n))] : [sign('card-draw'), sign(LEVEL_ICONS[type], many(n))],
  }),
  raise: effect(v.strictObject({ op: v.literal('raise'), target: v.picklist([...LEVELS, 'any']), n: some }), {
    worth: 10,
    says: { n: number, target: name<Level | 'any'>() },
    signs: ({ target, n }) =>
      target === 'any' ? [sign('upgrade', many(n))] : [sign('upgrade'), sign(LEVEL_ICONS[target], many(n))],
  }),
  raise_by_discard: effect(
    v.strictObject({ op: v.literal('raise_by_discard'), target: v.picklist(LEVELS) }),
    {
      worth: 4,
      says: { target: name<Level>() },
      signs: ({ target }) => [sign('card-discard'), sign('upgrade'), sign(LEVEL_ICONS[target])],
    },
  ),
  cash: effect(counted('cash'), { worth: 1, says: count, signs: ({ n }) => [sign('cash', `$${n}`)] }),
} as const

/** What lets a family do something: the actions of contacts and cards. SPK-13 to SPK-21, SPK-23. */
export const ACTIONS = {
  hire_goons: action('hire_goons', 2, 'brass-knuckles', '$'),
  play_operation: effect(
    v.strictObject({ op: v.literal('play_operation'), type: typeOrAny, rangeBonus: v.optional(some) }),
    {
      worth: 2,
      says: { type: word<TypeOrAny>(), rangeBonus: optional(number) },
      signs: ({ type, rangeBonus }) => [
        sign(
          type === 'any' ? 'card-play' : LEVEL_ICONS[type],
          rangeBonus === undefined ? '' : `+${rangeBonus}`,
        ),
      ],
    },
  ),
  protect: action('protect', 9, LEVEL_ICONS.vip),
  sell: action('sell', 9, LEVEL_ICONS.party),
  produce: action('produce', 6, LEVEL_ICONS.still),
  pickup_deliver: action('pickup_deliver', 7, LEVEL_ICONS.convoy),
  build: effect(
    v.strictObject({
      op: v.literal('build'),
      kinds: v.pipe(v.array(v.picklist(KINDS)), v.minLength(1)),
      modes: v.pipe(v.array(v.picklist(MODES)), v.minLength(1)),
      times: some,
      ignoreDefence: v.optional(v.boolean()),
    }),
    {
      worth: 6,
      says: {
        kinds: list(name<Kind>()),
        modes: list(name<Mode>()),
        times: number,
        ignoreDefence: optional(flag),
      },
      signs: ({ kinds, times, ignoreDefence }) => [
        ...kinds.map((one) => sign(KIND_ICONS[one])),
        ...(times > 1 ? [sign('trowel', `×${times}`)] : []),
        ...(ignoreDefence ? [sign('no')] : []),
      ],
    },
  ),
  associate: action('associate', 2, 'shaking-hands'),
  ambush: action('ambush', 2, 'crossed-pistols'),
  change_turn_order: effect(
    v.strictObject({ op: v.literal('change_turn_order'), mandatory: v.literal(true) }),
    { worth: 2, says: {}, signs: () => [sign('podium')] },
  ),
  restaurant_two_of_three: effect(
    v.strictObject({ op: v.literal('restaurant_two_of_three'), options: v.array(v.string()) }),
    {
      worth: 2,
      says: {},
      signs: () => [sign('card-play', '2×'), sign('coin'), sign('white-book')],
    },
  ),
  park_swap: action('park_swap', 2, 'swap'),
  copy_helper: action('copy_helper', 2, 'bow-tie', '×2'),
} as const

/** What a card adds to its own action: the action knows of it by itself. SPK-12.3. */
const added = <Op extends string>(op: Op, icon: string) => ({ ...more(op, icon), worth: 2 })
const OF_CARDS = {
  action_sell_limit: added('action_sell_limit', LEVEL_ICONS.party),
  action_production: added('action_production', LEVEL_ICONS.still),
  action_truck_range: added('action_truck_range', LEVEL_ICONS.convoy),
} as const

/** Bonuses of cards, tokens, buildings, tracks and book spaces, and the actions of contacts. */
export const EFFECTS = { ...GAINS, ...ACTIONS, ...OF_CARDS } as const

/** The permanent bonuses on the backs of crates: they are looked up where they matter. SPK-24.3. */
export const LASTING = {
  mod_sell_limit: more('mod_sell_limit', LEVEL_ICONS.party),
  mod_building_defence: more('mod_building_defence', 'shield'),
  mod_associate_cost: printed(
    v.strictObject({
      op: v.literal('mod_associate_cost'),
      n: v.pipe(v.number(), v.integer(), v.maxValue(0)),
    }),
    { says: count, signs: ({ n }) => [sign('shaking-hands', `−$${-n}`)] },
  ),
  mod_city_token_limit: more('mod_city_token_limit', 'coin'),
  mod_truck_range: more('mod_truck_range', LEVEL_ICONS.convoy),
  mod_choose_dock_bonus: special('mod_choose_dock_bonus', 'wooden-pier'),
  mod_takeover_attack: more('mod_takeover_attack', LEVEL_ICONS.strength),
  mod_leverage: more('mod_leverage', 'envelope'),
  mod_production: more('mod_production', LEVEL_ICONS.still),
} as const

/** What an associate gives as long as he stays. SPK-25. */
export const ASSOCIATE = {
  assoc_building_defence: more('assoc_building_defence', 'shield'),
  assoc_family_dock_and_vip: special('assoc_family_dock_and_vip', 'member', '2'),
  assoc_leverage: more('assoc_leverage', 'envelope'),
  assoc_still_defence_free: special('assoc_still_defence_free', LEVEL_ICONS.still, '$0'),
  assoc_city_tokens: more('assoc_city_tokens', 'coin', ''),
  assoc_once_free: special('assoc_once_free', 'shaking-hands', '1×$0'),
  assoc_ship_attack: more('assoc_ship_attack', 'crossed-pistols'),
  assoc_takeover_discount: more('assoc_takeover_discount', 'trowel', '−$'),
} as const

type Taken<Entries extends { readonly [op: string]: { readonly takes: v.GenericSchema } }> = v.InferOutput<
  Entries[keyof Entries]['takes']
>
export type Effect = Taken<typeof EFFECTS>
export type CrateBack = Taken<typeof LASTING>
export type AssociateBonus = Taken<typeof ASSOCIATE>
/** An effect of this name. */
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>

/** Each entry is given nothing but what is of its own name. */
type Any = Effect | CrateBack | AssociateBonus
const PRINTED: { readonly [Op in Any['op']]: { signs(one: Any): readonly Sign[] } } = {
  ...EFFECTS,
  ...LASTING,
  ...ASSOCIATE,
}

/** The pictures of something printed, in the order of reading. */
export const signsOf = (one: Any): readonly Sign[] => PRINTED[one.op].signs(one)

/** Roughly what it is worth, in dollars. */
export const worthOf = (one: Effect): number => EFFECTS[one.op].worth * ('n' in one ? one.n : 1)
