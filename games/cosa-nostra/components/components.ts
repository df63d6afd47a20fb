// The components file: its shape, and every way in which it can be wrong, named by path.

import * as v from 'valibot'
import { count, id, readBy, some, twins } from '../../reading.ts'
import printed from './components.json' with { type: 'json' }
import { amount, effectSchema } from '../effects/vocabulary.ts'
import { INFLUENCE, MONOPOLIES } from '../words.ts'

const order = v.object({
  id: id('ord-'),
  round: v.picklist([1, 2, 3, 4]),
  type: id(),
  name: v.object({ en: v.string(), pl: v.string() }),
  kind: v.picklist(['attack', 'cashJob', 'special', 'reaction']),
  isAttack: v.boolean(),
  reaction: v.nullable(v.picklist(['opponentCashJobSucceeded', 'successfulAttackAgainstYou'])),
  target: v.nullable(
    v.picklist([
      'opponentBusinessman',
      'opponentCompany',
      'opponentGangster',
      'otherPlayer',
      'cashJobOwner',
      'attackingGangster',
    ]),
  ),
  difficulty: v.union([some, v.object({ from: v.literal('targetStrength'), plusIfTasked: count })]),
  requires: v.array(id()),
  stake: v.optional(v.object({ max: amount })),
  results: v.array(v.object({ successes: some, effects: v.array(effectSchema) })),
  failure: v.array(effectSchema),
})

const schema = v.object({
  slug: v.literal('cosa-nostra'),
  schemaVersion: v.literal(1),
  money: v.object({ unit: v.literal(1000), startingCash: amount }),
  rounds: v.pipe(v.array(v.object({ round: some, orderDraw: count, influenceDraw: count })), v.length(4)),
  limits: v.object({ handOrders: count, handInfluence: count, marketSlots: v.literal(4) }),
  families: v.pipe(
    v.array(
      v.object({
        id: id(),
        name: v.string(),
        color: v.string(),
        boss: v.string(),
        startBusinesses: v.array(id()),
      }),
    ),
    v.length(5),
  ),
  gangsters: v.array(
    v.object({
      id: id('gang-'),
      name: v.string(),
      family: id(),
      strength: v.pipe(some, v.maxValue(6)),
      start: v.boolean(),
      recruitCost: amount,
    }),
  ),
  businessTypes: v.array(
    v.object({
      id: id(),
      kind: v.picklist(['businessman', 'company']),
      price: amount,
      income: amount,
      count: some,
      monopoly: v.nullable(v.picklist(MONOPOLIES)),
    }),
  ),
  businessCards: v.array(v.object({ id: id('biz-'), type: id() })),
  monopolies: v.pipe(
    v.array(v.object({ id: v.picklist(MONOPOLIES), businessType: id(), income: amount })),
    v.length(3),
  ),
  influenceTypes: v.array(v.object({ id: v.picklist(INFLUENCE), count: some })),
  startingInfluence: v.object({ perPlayer: v.array(v.picklist(INFLUENCE)) }),
  orderCards: v.array(order),
  componentCounts: v.object({ dealMarkersPerPlayer: some }),
  finalScoring: v.object({
    businessAndMonopolyIncomeFactor: some,
    mostGangstersBonus: amount,
    launderedFactor: some,
    muscleBonus: v.array(v.object({ kills: some, perStrength: amount })),
  }),
  familySuggestion: v.object({ firstGameFewerThanFive: v.array(id()) }),
  variants: v.array(v.object({ id: v.string(), effect: v.object({ bonus: v.optional(amount) }) })),
  tableLimits: v.object({ declarationsPerTurn: some }),
})

export type Components = v.InferOutput<typeof schema>
export type PrintedOrder = v.InferOutput<typeof order>

/** Reads a components file; throws an OptionError with one line for everything that is wrong. */
export const readComponents = (given: unknown): Components =>
  readBy(schema, 'components', given, { like: printed, wrong: contradictions })

const LISTS = [
  'families',
  'gangsters',
  'businessTypes',
  'businessCards',
  'orderCards',
  'influenceTypes',
  'monopolies',
  'variants',
] as const

/** What a shape alone cannot say: names that lead nowhere, twins, too few of something. */
function contradictions(c: Components): string[] {
  const problems = LISTS.flatMap((list) =>
    twins(
      list,
      c[list].map((one) => one.id),
    ),
  )
  const types = c.businessTypes.map((type) => type.id)
  const known = (path: string, type: string) => {
    if (!types.includes(type)) problems.push(`${path}: no business is called ${type}`)
  }
  c.businessCards.forEach((card, i) => known(`businessCards.${i}.type`, card.type))
  c.orderCards.forEach((card, i) =>
    card.requires.forEach((type, j) => known(`orderCards.${i}.requires.${j}`, type)),
  )
  c.businessTypes.forEach((type, i) => {
    if (type.price !== 2 * type.income) problems.push(`businessTypes.${i}.price: twice the income (LCN-1.5)`)
    if (c.businessCards.filter((card) => card.type === type.id).length !== type.count)
      problems.push(`businessTypes.${i}.count: not the number of its cards`)
  })
  c.families.forEach((family, i) => {
    family.startBusinesses.forEach((type, j) => known(`families.${i}.startBusinesses.${j}`, type))
    const own = c.gangsters.filter((gangster) => gangster.family === family.id)
    if (own.length !== 6 || own.filter((gangster) => gangster.start).length !== 3)
      problems.push(`gangsters: six of the ${family.id}, three of them at the start (LCN-1.3, LCN-1.4)`)
  })
  c.rounds.forEach(({ round }, i) => {
    if (round !== i + 1) problems.push(`rounds.${i}.round: ${i + 1}, in this order`)
  })
  const families = c.families.map((family) => family.id)
  c.gangsters.forEach(({ family }, i) => {
    if (!families.includes(family)) problems.push(`gangsters.${i}.family: no family is called ${family}`)
  })
  c.familySuggestion.firstGameFewerThanFive.forEach((family, i) => {
    if (!families.includes(family))
      problems.push(`familySuggestion.firstGameFewerThanFive.${i}: no family is called ${family}`)
  })
  c.monopolies.forEach(({ id, businessType }, i) => {
    if (c.businessTypes.find((type) => type.id === businessType)?.monopoly !== id)
      problems.push(`monopolies.${i}.businessType: ${businessType} knows nothing of ${id}`)
  })
  c.businessTypes.forEach(({ id, monopoly }, i) => {
    if (monopoly !== null && !c.monopolies.some((one) => one.id === monopoly && one.businessType === id))
      problems.push(`businessTypes.${i}.monopoly: ${monopoly} knows nothing of ${id}`)
  })
  for (const type of new Set(c.startingInfluence.perPlayer)) {
    const needed = 5 * c.startingInfluence.perPlayer.filter((one) => one === type).length
    if ((c.influenceTypes.find((one) => one.id === type)?.count ?? 0) < needed)
      problems.push(`startingInfluence.perPlayer: five players need ${needed} of ${type}`)
  }
  c.orderCards.forEach(({ kind, reaction, target, results }, i) => {
    if ((kind === 'reaction') !== (reaction !== null))
      problems.push(`orderCards.${i}.reaction: what a reaction answers, and null for any other order`)
    if ((kind === 'attack' || kind === 'reaction') !== (target !== null))
      problems.push(
        `orderCards.${i}.target: whom attacks and reactions are for, and null for any other order`,
      )
    if (results.some(({ successes }, j) => successes <= (results[j - 1]?.successes ?? 0)))
      problems.push(`orderCards.${i}.results: from few successes to many`)
  })
  for (const { round, orderDraw } of c.rounds)
    if (c.orderCards.filter((card) => card.round === round).length < 5 * orderDraw)
      problems.push(`orderCards: five players draw ${5 * orderDraw} orders in round ${round}`)
  const starting = c.families.flatMap((family) => family.startBusinesses)
  for (const type of c.businessTypes)
    if (starting.filter((one) => one === type.id).length > type.count)
      problems.push(`families: more starting cards of ${type.id} than there are`)
  return problems
}

export const PRINTED: Components = readComponents(printed)
