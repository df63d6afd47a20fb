// Levels, permanent bonuses, the associate; attack, defence and leverage. SPK-6.8, SPK-9.9, SPK-14.7, SPK-17.4.

import type { CrateBack } from '../effects/vocabulary.ts'
import { interned, type Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { columnOf, has } from './board.ts'
import type { Support } from '../asked.ts'
import { funds } from './money.ts'
import type { Mobster } from '../components/pieces.ts'
import { type Family, familyOf, item, must, type Open, type Side } from '../state.ts'
import { type Help, type Operation, OPERATIONS } from '../words.ts'

/** SPK-24.3: the backs of a family's crates, added up. */
export function modifier(box: Box, family: Family, op: CrateBack['op']): number {
  let sum = 0
  for (const crate of family.crates) {
    const { back } = must(box.crate, crate)
    if (back.op === op) sum += 'n' in back ? back.n : 1
  }
  return sum
}

export function associateOf(open: Open, box: Box, seat: Seat): Mobster | null {
  const { associate } = familyOf(open, seat)
  const mob = associate === 0 ? null : open.mobs[associate]
  return mob ? must(box.mobster, mob.tile) : null
}

/** What the numbers under an operation's level say. */
const operationValue = (box: Box, family: Family, operation: Operation): number =>
  item(
    item(box.components.operationsBoard.operations, OPERATIONS.indexOf(operation)).levels,
    family.levels[operation] - 1,
  )

export const saleLimit = (box: Box, family: Family): number =>
  operationValue(box, family, 'party') + modifier(box, family, 'mod_sell_limit')

export const production = (box: Box, family: Family): number =>
  operationValue(box, family, 'still') + modifier(box, family, 'mod_production')

/** SPK-16.5, without the bonuses of one action. */
export const truckRange = (box: Box, family: Family): number =>
  operationValue(box, family, 'convoy') + modifier(box, family, 'mod_truck_range')

export const trucksOf = (box: Box, family: Family): number =>
  box.components.operationsBoard.operations[3]?.trucks?.[family.levels.convoy - 1] ?? 1

export const tokenLimit = (box: Box, family: Family): number =>
  box.components.operationsBoard.cityTokenSpaces + modifier(box, family, 'mod_city_token_limit')

// ——— leverage

/** SPK-17.4: cards on the operations board and permanent bonuses. */
export function leverageOf(open: Open, box: Box, seat: Seat): number {
  const family = familyOf(open, seat)
  let sum = modifier(box, family, 'mod_leverage')
  for (const type of OPERATIONS) {
    const card = family.area[type]
    if (card !== null) sum += must(box.card, card).leverage
  }
  const bonus = associateOf(open, box, seat)?.bonus
  return bonus?.op === 'assoc_leverage' ? sum + bonus.n : sum
}

/** SPK-17.8: leverage for so many guards, and the tokens that are returned where the cards do not cover it. */
export function protectionCost(
  open: Open,
  box: Box,
  seat: Seat,
  guards: number,
): { readonly needed: number; readonly tokens: number } {
  const needed = guards * leverageCost(open, box, seat)
  return { needed, tokens: Math.max(0, needed - leverageOf(open, box, seat)) }
}

/** SPK-17.3: by the column of the turn order marker. */
export const leverageCost = (open: Open, box: Box, seat: Seat): number =>
  item(box.components.turnOrderTrack.columns, columnOf(open, seat)).leverageCost

// ——— attack and defence

/** What is paid besides the support. */
interface Bill {
  readonly cost: number
  readonly discards: number
}
const NO_BILL: Bill = { cost: 0, discards: 0 }

const SAY = { alone: 'supportAlone', paid: 'supportPaid', free: 'supportFree' } as const

const supportOption = interned(
  (help: Help, goons: number, cost: number, building: number, cards: number): Support => ({
    id: `${help}:${goons}`,
    say: SAY[help],
    help,
    goons,
    cost,
    total: building > 0 ? building + cost : 0,
    cards,
  }),
)

/** SPK-24.3: what a mobster costs a family that he helps. */
export const mobsterCost = (box: Box, family: Family, { cost }: Mobster, discount = 0): number =>
  Math.max(0, cost - discount + modifier(box, family, 'mod_associate_cost'))

/** SPK-24.3, SPK-25.8, SPK-R26: what the associate costs in a takeover or a defence. */
export function associateCost(open: Open, box: Box, seat: Seat, takeover: boolean): number {
  const mobster = associateOf(open, box, seat)
  if (!mobster) return 0
  const discount = takeover && mobster.bonus?.op === 'assoc_takeover_discount' ? mobster.bonus.n : 0
  return mobsterCost(box, familyOf(open, seat), mobster, discount)
}

/** SPK-25.6, SPK-R14: free help, once for each family and tile. */
const hasFreeHelp = (open: Open, box: Box, seat: Seat): boolean => {
  const mobster = associateOf(open, box, seat)
  return mobster?.bonus?.op === 'assoc_once_free' && !familyOf(open, seat).helped.includes(mobster.id)
}

interface Fight {
  readonly base: number
  /** The total that is enough. */
  readonly needed: number
  /** Money that is left for the associate. */
  readonly money: number
  readonly bill: Bill
  readonly associate: boolean
  readonly takeover: boolean
}

/** SPK-R37: every sufficient mixture of goons and associate, the fewest goons first. */
function mixtures({ open, box, seat }: Omit<Side, 'own'>, fight: Fight): Support[] {
  const { goons } = familyOf(open, seat)
  const { cost: building, discards } = fight.bill
  const found: Support[] = []
  const add = (help: Help, strength: number, cost: number) => {
    for (let n = Math.max(0, fight.needed - fight.base - strength); n <= goons; n++)
      found.push(supportOption(help, n, cost, building, discards))
  }
  add('alone', 0, 0)
  const mobster = fight.associate ? associateOf(open, box, seat) : null
  if (mobster) {
    const cost = associateCost(open, box, seat, fight.takeover)
    if (cost <= fight.money) add('paid', mobster.strength, cost)
    if (hasFreeHelp(open, box, seat)) add('free', mobster.strength, 0)
  }
  return found
}

/** SPK-R37: the own strength is enough; neither goons nor the associate are spent. */
export function needsNobody([least]: readonly Support[]): boolean {
  return least?.help === 'alone' && least.goons === 0
}

/** SPK-14.7: what a takeover has without goons and associate. */
export const takeoverBase = (box: Box, family: Family): number =>
  family.levels.strength + modifier(box, family, 'mod_takeover_attack')

/** SPK-14.6, 14.7: ways to take over against this strength while paying for the building. */
export const takeoverSupport = (side: Side, against: number, building: Bill): Support[] =>
  mixtures(side, {
    base: takeoverBase(side.box, familyOf(side.open, side.seat)),
    needed: against + 1,
    money: funds(side) - building.cost,
    bill: building,
    associate: true,
    takeover: true,
  })

/** The most that a family can put into a takeover while paying so much for the building. */
export function mostAttack(side: Side, buildingCost: number): number {
  const { open, box, seat } = side
  const family = familyOf(open, seat)
  const own = takeoverBase(box, family) + family.goons
  const mobster = associateOf(open, box, seat)
  if (!mobster) return own
  const helps =
    hasFreeHelp(open, box, seat) || associateCost(open, box, seat, true) <= funds(side) - buildingCost
  return helps ? own + mobster.strength : own
}

/** SPK-9.16: the least and the most that a mobster of this act's stack attacks with; null where no war is coming. */
export function warRange(box: Box, act: number): { readonly least: number; readonly most: number } | null {
  const letter = box.acts[Math.max(1, act) - 1]?.mobsterStack
  const wars = Object.values(box.mobster).flatMap((one) => (one.letter === letter ? [one.war] : []))
  return wars.length === 0 ? null : { least: Math.min(...wars), most: Math.max(...wars) }
}

const freeForStill = (open: Open, box: Box, seat: Seat, place: number): boolean =>
  has(box, item(open.spaces, place), 'still') &&
  associateOf(open, box, seat)?.bonus?.op === 'assoc_still_defence_free'

/** SPK-9.9: what a building has without goons and without paying anybody. */
export function freeDefence(open: Open, box: Box, seat: Seat, place: number): number {
  const family = familyOf(open, seat)
  const mobster = associateOf(open, box, seat)
  let sum = family.levels.strength + modifier(box, family, 'mod_building_defence')
  if (mobster?.bonus?.op === 'assoc_building_defence') sum += mobster.bonus.n
  // SPK-25.4, SPK-R6: he helps to defend the still free of charge.
  if (mobster && freeForStill(open, box, seat, place)) sum += mobster.strength
  return sum
}

/** `close`: goons may save it. */
export type Danger = 'safe' | 'close' | 'lost'

/** SPK-9.9: how a building stands against a war of so much strength at least and at most, by itself and with all goons. */
export function standAgainst(
  open: Open,
  box: Box,
  seat: Seat,
  place: number,
  { least, most }: { readonly least: number; readonly most: number },
): { readonly own: number; readonly goons: number; readonly danger: Danger } {
  const own = freeDefence(open, box, seat, place)
  const { goons } = familyOf(open, seat)
  return { own, goons, danger: own >= most ? 'safe' : own + goons >= least ? 'close' : 'lost' }
}

/** SPK-9.9 to 9.11: ways to save a building with so much money. */
const defences = (
  open: Open,
  box: Box,
  seat: Seat,
  place: number,
  against: number,
  money: number,
): Support[] =>
  mixtures(
    { open, box, seat },
    {
      base: freeDefence(open, box, seat, place),
      needed: against,
      money,
      bill: NO_BILL,
      associate: !freeForStill(open, box, seat, place),
      takeover: false,
    },
  )

/** SPK-9.9 to 9.11: ways to save a building. */
export const defenceSupport = (side: Side, place: number, against: number): Support[] =>
  defences(side.open, side.box, side.seat, place, against, funds(side))

/** SPK-R20: whether it could be saved as far as the others can know, who do not look into the safe. */
export const seemsSavable = (open: Open, box: Box, seat: Seat, place: number, against: number): boolean =>
  defences(open, box, seat, place, against, Number.POSITIVE_INFINITY).length > 0

/** SPK-26.11: strength level, associate's strength and goons, and no other bonus. */
export const strengthTotal = (open: Open, box: Box, seat: Seat): number => {
  const { levels, goons } = familyOf(open, seat)
  return levels.strength + goons + (associateOf(open, box, seat)?.strength ?? 0)
}
