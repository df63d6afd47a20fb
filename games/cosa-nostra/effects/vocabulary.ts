// The words of the orders: one entry for each effect that an order can have. LCN-14, LCN-15.
// What it does stands beside this file.

import * as v from 'valibot'
import { type Fields, flag, list, money, name, optional, together, word } from '../../kinds.ts'

/** LCN-1.11: every amount is a multiple of $1,000. */
export const amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(10_000_000),
  v.multipleOf(1000),
)

/** When an effect is possible: once a Cash Job, a Robbery or a Trap has succeeded, or any other order. */
export type Moment = 'job' | 'robbery' | 'trap' | 'order'

interface Word<Printed> {
  readonly moment: Moment
  /** What its sentences speak of: `card.…` in full, `effect.…` in as few words as fit on a card. */
  readonly says: Fields
  /** Dollars that it is about, by which bots judge the order; left out: it is about something else. */
  dollars?(effect: Printed): number
  /** What it takes from its target player, who may spring a Trap; `profit` is that of the job that is robbed. */
  atStake?(effect: Printed, profit: number): number
}

/** A word of the components file, with its fields there. */
const entry = <const Op extends string, Takes extends v.ObjectEntries>(
  op: Op,
  takes: Takes,
  known: Word<{ readonly op: Op } & v.InferOutput<v.ObjectSchema<Takes, undefined>>>,
) => ({ ...known, printed: v.object({ op: v.literal(op), ...takes }) })

export const VOCABULARY = {
  /** LCN-8.1: what a Cash Job brings. */
  gainFromBank: entry(
    'gainFromBank',
    { amount },
    {
      moment: 'job',
      says: { amount: money },
      dollars: (effect) => effect.amount,
      atStake: (effect) => effect.amount,
    },
  ),
  /** LCN-11: turned for the rest of the round. */
  deactivate: entry('deactivate', {}, { moment: 'order', says: {} }),
  /** LCN-12: a gangster becomes a trophy, a businessman goes back to the deck. */
  murder: entry('murder', {}, { moment: 'order', says: {} }),
  /** LCN-12.1: a company goes back to the deck. */
  destroy: entry('destroy', {}, { moment: 'order', says: {} }),
  /** LCN-14.11: the card comes into the attacker's area. */
  takeOver: entry('takeOver', {}, { moment: 'order', says: {} }),
  targetPaysYou: entry(
    'targetPaysYou',
    { amount },
    {
      moment: 'order',
      says: { amount: money },
      dollars: (effect) => effect.amount,
      atStake: (effect) => effect.amount,
    },
  ),
  targetPaysBank: entry(
    'targetPaysBank',
    { amount },
    {
      moment: 'order',
      says: { amount: money },
      dollars: (effect) => effect.amount,
      atStake: (effect) => effect.amount,
    },
  ),
  eachOtherPaysYou: entry(
    'eachOtherPaysYou',
    { amount },
    {
      moment: 'order',
      says: { amount: money },
      dollars: (effect) => effect.amount,
      atStake: (effect) => effect.amount,
    },
  ),
  /** LCN-14.15: money goes under the Boss. */
  launder: entry(
    'launder',
    { max: amount },
    {
      moment: 'order',
      says: { max: money },
      dollars: ({ max }) => max,
    },
  ),
  /** LCN-14.12 to 14.14: a card from the Market, or from the deck as well. */
  buyBusiness: entry(
    'buyBusiness',
    {
      from: v.array(v.picklist(['businessDeck', 'market'])),
      discount: v.union([v.object({ minus: amount }), v.object({ half: v.literal(true) })]),
    },
    {
      moment: 'order',
      says: {
        from: list(name()),
        discount: together({ minus: optional(money), half: optional(flag) }),
      },
    },
  ),
  /** LCN-15.4: a part of what the job has brought. */
  takeJobProfit: entry(
    'takeJobProfit',
    { share: v.picklist(['half', 'all']) },
    {
      moment: 'robbery',
      says: { share: word<'half' | 'all'>() },
      atStake: (_effect, profit) => profit,
    },
  ),
  /** LCN-15.8: the Attack does nothing. */
  repelAttack: entry('repelAttack', {}, { moment: 'trap', says: {} }),
  murderAttackingGangster: entry('murderAttackingGangster', {}, { moment: 'trap', says: {} }),
  /** LCN-14.10: whoever was shot at shoots back. */
  returnFire: entry('returnFire', {}, { moment: 'order', says: {} }),
  /** LCN-14.18: the horse has won, or lost. */
  stakeDoubled: entry('stakeDoubled', {}, { moment: 'order', says: {} }),
  stakeLost: entry('stakeLost', {}, { moment: 'order', says: {} }),
} as const

type Vocabulary = typeof VOCABULARY
export type Op = keyof Vocabulary
export type EffectOf<O extends Op> = v.InferOutput<Vocabulary[O]['printed']>
export type Effect = { [O in Op]: EffectOf<O> }[Op]

/** Any effect, as the components file has it. */
export const effectSchema = v.variant(
  'op',
  Object.values(VOCABULARY).map(({ printed }) => printed),
)

/** The entry of an effect, for whoever gives it that very effect. */
export const wordOf = ({ op }: Effect): Word<Effect> => VOCABULARY[op] as Word<Effect>
