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
import { type Effectual, KIND_ICONS, LEVEL_ICONS, many, type Printed, type Sign, sign } from './entry.ts'

const effect = <Schema extends v.GenericSchema>(
  takes: Schema,
  entry: Omit<Effectual<Schema>, 'takes'>,
): Effectual<Schema> => ({ takes, ...entry })

const printed = <Schema extends v.GenericSchema>(
  takes: Schema,
  entry: Omit<Printed<Schema>, 'takes'>,
): Printed<Schema> => ({ takes, ...entry })

const typeOrAny = v.picklist([...OPERATIONS, 'any'])
const kind = v.picklist(KINDS)
const count = { n: number }

/** What gives something. SPK-12. */
export const GAINS = {
  gain_leverage: effect(v.strictObject({ op: v.literal('gain_leverage'), n: some }), {
    worth: 3,
    says: count,
    signs: (one) => [sign('envelope', many(one.n))],
  }),

  gain_family: effect(
    v.strictObject({
      op: v.literal('gain_family'),
      n: some,
      source: v.optional(v.literal('reputation_track')),
    }),
    {
      worth: 9,
      says: count,
      signs: (one) => [sign('member', many(one.n))],
    },
  ),

  gain_goon: effect(v.strictObject({ op: v.literal('gain_goon'), n: some }), {
    worth: 3,
    says: count,
    signs: (one) => [sign('brass-knuckles', many(one.n))],
  }),

  gain_book: effect(v.strictObject({ op: v.literal('gain_book'), n: some }), {
    worth: 9,
    says: count,
    signs: (one) => [sign('white-book', many(one.n))],
  }),

  gain_helper: effect(v.strictObject({ op: v.literal('gain_helper'), n: some }), {
    worth: 8,
    says: count,
    signs: (one) => [sign('bow-tie', many(one.n))],
  }),

  gain_city_token: effect(v.strictObject({ op: v.literal('gain_city_token'), n: some }), {
    worth: 5,
    says: count,
    signs: (one) => [sign('coin', many(one.n))],
  }),

  draw_operation: effect(v.strictObject({ op: v.literal('draw_operation'), type: typeOrAny, n: some }), {
    worth: 3,
    says: { n: number, type: word<TypeOrAny>() },
    signs: (one) =>
      one.type === 'any'
        ? [sign('card-draw', many(one.n))]
        : [sign('card-draw'), sign(LEVEL_ICONS[one.type], many(one.n))],
  }),

  raise: effect(v.strictObject({ op: v.literal('raise'), target: v.picklist([...LEVELS, 'any']), n: some }), {
    worth: 10,
    says: { n: number, target: name<Level | 'any'>() },
    signs: (one) =>
      one.target === 'any'
        ? [sign('upgrade', many(one.n))]
        : [sign('upgrade'), sign(LEVEL_ICONS[one.target], many(one.n))],
  }),

  raise_by_discard: effect(
    v.strictObject({ op: v.literal('raise_by_discard'), target: v.picklist(LEVELS) }),
    {
      worth: 4,
      says: { target: name<Level>() },
      signs: ({ target }) => [sign('card-discard'), sign('upgrade'), sign(LEVEL_ICONS[target])],
    },
  ),

  cash: effect(v.strictObject({ op: v.literal('cash'), n: some }), {
    worth: 1,
    says: count,
    signs: (one) => [sign('cash', `$${one.n}`)],
  }),
} as const

/** What lets a family do something: the actions of contacts and cards. SPK-13 to SPK-21, SPK-23. */
export const ACTIONS = {
  hire_goons: effect(v.strictObject({ op: v.literal('hire_goons') }), {
    worth: 2,
    says: {},
    signs: () => [sign('brass-knuckles', '$')],
  }),

  play_operation: effect(
    v.strictObject({
      op: v.literal('play_operation'),
      type: typeOrAny,
      rangeBonus: v.optional(some),
    }),
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

  protect: effect(v.strictObject({ op: v.literal('protect') }), {
    worth: 9,
    says: {},
    signs: () => [sign(LEVEL_ICONS.vip)],
  }),

  sell: effect(v.strictObject({ op: v.literal('sell') }), {
    worth: 9,
    says: {},
    signs: () => [sign(LEVEL_ICONS.party)],
  }),

  produce: effect(v.strictObject({ op: v.literal('produce') }), {
    worth: 6,
    says: {},
    signs: () => [sign(LEVEL_ICONS.still)],
  }),

  pickup_deliver: effect(v.strictObject({ op: v.literal('pickup_deliver') }), {
    worth: 7,
    says: {},
    signs: () => [sign(LEVEL_ICONS.convoy)],
  }),

  build: effect(
    v.strictObject({
      op: v.literal('build'),
      kinds: v.pipe(v.array(kind), v.minLength(1)),
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

  associate: effect(v.strictObject({ op: v.literal('associate') }), {
    worth: 2,
    says: {},
    signs: () => [sign('shaking-hands')],
  }),

  ambush: effect(v.strictObject({ op: v.literal('ambush') }), {
    worth: 2,
    says: {},
    signs: () => [sign('crossed-pistols')],
  }),

  change_turn_order: effect(
    v.strictObject({ op: v.literal('change_turn_order'), mandatory: v.literal(true) }),
    {
      worth: 2,
      says: {},
      signs: () => [sign('podium')],
    },
  ),

  restaurant_two_of_three: effect(
    v.strictObject({ op: v.literal('restaurant_two_of_three'), options: v.array(v.string()) }),
    {
      worth: 2,
      says: {},
      signs: () => [sign('card-play', '2×'), sign('coin'), sign('white-book')],
    },
  ),

  park_swap: effect(v.strictObject({ op: v.literal('park_swap') }), {
    worth: 2,
    says: {},
    signs: () => [sign('swap')],
  }),

  copy_helper: effect(v.strictObject({ op: v.literal('copy_helper') }), {
    worth: 2,
    says: {},
    signs: () => [sign('bow-tie', '×2')],
  }),
} as const

/** What a card adds to its own action: the action knows of it by itself. SPK-12.3. */
const OF_CARDS = {
  action_sell_limit: effect(v.strictObject({ op: v.literal('action_sell_limit'), n: some }), {
    worth: 2,
    says: { n: number },
    signs: ({ n }) => [sign(LEVEL_ICONS.party, `+${n}`)],
  }),

  action_production: effect(v.strictObject({ op: v.literal('action_production'), n: some }), {
    worth: 2,
    says: { n: number },
    signs: ({ n }) => [sign(LEVEL_ICONS.still, `+${n}`)],
  }),

  action_truck_range: effect(v.strictObject({ op: v.literal('action_truck_range'), n: some }), {
    worth: 2,
    says: { n: number },
    signs: ({ n }) => [sign(LEVEL_ICONS.convoy, `+${n}`)],
  }),
} as const

/** Bonuses of cards, tokens, buildings, tracks and book spaces, and the actions of contacts. */
export const EFFECTS = { ...GAINS, ...ACTIONS, ...OF_CARDS } as const

/** The permanent bonuses on the backs of crates: they are looked up where they matter. SPK-24.3. */
export const LASTING = {
  mod_sell_limit: printed(v.strictObject({ op: v.literal('mod_sell_limit'), n: some }), {
    says: count,
    signs: ({ n }) => [sign(LEVEL_ICONS.party, `+${n}`)],
  }),
  mod_building_defence: printed(v.strictObject({ op: v.literal('mod_building_defence'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('shield', `+${n}`)],
  }),
  mod_associate_cost: printed(
    v.strictObject({
      op: v.literal('mod_associate_cost'),
      n: v.pipe(v.number(), v.integer(), v.maxValue(0)),
    }),
    {
      says: count,
      signs: ({ n }) => [sign('shaking-hands', `−$${-n}`)],
    },
  ),
  mod_city_token_limit: printed(v.strictObject({ op: v.literal('mod_city_token_limit'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('coin', `+${n}`)],
  }),
  mod_truck_range: printed(v.strictObject({ op: v.literal('mod_truck_range'), n: some }), {
    says: count,
    signs: ({ n }) => [sign(LEVEL_ICONS.convoy, `+${n}`)],
  }),
  mod_choose_dock_bonus: printed(v.strictObject({ op: v.literal('mod_choose_dock_bonus') }), {
    says: {},
    signs: () => [sign('wooden-pier')],
  }),
  mod_takeover_attack: printed(v.strictObject({ op: v.literal('mod_takeover_attack'), n: some }), {
    says: count,
    signs: ({ n }) => [sign(LEVEL_ICONS.strength, `+${n}`)],
  }),
  mod_leverage: printed(v.strictObject({ op: v.literal('mod_leverage'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('envelope', `+${n}`)],
  }),
  mod_production: printed(v.strictObject({ op: v.literal('mod_production'), n: some }), {
    says: count,
    signs: ({ n }) => [sign(LEVEL_ICONS.still, `+${n}`)],
  }),
} as const

/** What an associate gives as long as he stays. SPK-25. */
export const ASSOCIATE = {
  assoc_building_defence: printed(v.strictObject({ op: v.literal('assoc_building_defence'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('shield', `+${n}`)],
  }),
  assoc_family_dock_and_vip: printed(v.strictObject({ op: v.literal('assoc_family_dock_and_vip') }), {
    says: {},
    signs: () => [sign('member', '2')],
  }),
  assoc_leverage: printed(v.strictObject({ op: v.literal('assoc_leverage'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('envelope', `+${n}`)],
  }),
  assoc_still_defence_free: printed(v.strictObject({ op: v.literal('assoc_still_defence_free') }), {
    says: {},
    signs: () => [sign(LEVEL_ICONS.still, '$0')],
  }),
  assoc_city_tokens: printed(v.strictObject({ op: v.literal('assoc_city_tokens'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('coin', String(n))],
  }),
  assoc_once_free: printed(v.strictObject({ op: v.literal('assoc_once_free') }), {
    says: {},
    signs: () => [sign('shaking-hands', '1×$0')],
  }),
  assoc_ship_attack: printed(v.strictObject({ op: v.literal('assoc_ship_attack'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('crossed-pistols', `+${n}`)],
  }),
  assoc_takeover_discount: printed(v.strictObject({ op: v.literal('assoc_takeover_discount'), n: some }), {
    says: count,
    signs: ({ n }) => [sign('trowel', `−$${n}`)],
  }),
} as const

type Taken<Entries extends { readonly [op: string]: { readonly takes: v.GenericSchema } }> = v.InferOutput<
  Entries[keyof Entries]['takes']
>
export type Effect = Taken<typeof EFFECTS>
export type CrateBack = Taken<typeof LASTING>
export type AssociateBonus = Taken<typeof ASSOCIATE>
/** An effect of this name. */
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>

/** Anything printed, for whoever gives an entry that very thing. */
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
