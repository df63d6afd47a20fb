// Attack and defence before they are fought: the sum behind each number. SPK-9.9, SPK-14.7, SPK-19.4.

import {
  associateOf,
  crateCash,
  defenceOf,
  freeDefence,
  membersInDock,
  mobsterCost,
  modifier,
  type Raid,
  type ShipAt,
  shipBonus,
  type Support,
  zoneOfShip,
  type Side,
} from '@backroom/games/speakeasy'
import { effectLines } from './effects.ts'
import { type Line, line } from './line.ts'

export interface Sum {
  /** Keys of the addends (`sum.strength`) with their values, in the order in which they are said. */
  readonly parts: readonly { readonly say: string; readonly value: number }[]
  readonly total: number
  readonly against: number
}

/** Attack and defence hold where they are not less than what stands against them. */
export const isEnough = ({ total, against }: Sum): boolean => total >= against

const summed = (parts: Sum['parts'], against: number): Sum => ({
  parts: parts.filter(({ value }, i) => i === 0 || value !== 0),
  total: parts.reduce((sum, { value }) => sum + value, 0),
  against,
})

const helpOf = (side: Omit<Side, 'own'>, { help }: Pick<Support, 'help'>): number =>
  help === 'alone' ? 0 : (associateOf(side.open, side.box, side.seat)?.strength ?? 0)

/** SPK-14.7: strength level, goons, associate, crates against the strength token of the district. */
export function takeoverSum(side: Side, way: Pick<Support, 'goons' | 'help'>, against: number): Sum {
  const { open, box, seat } = side
  const family = open.families[seat]
  if (!family) return summed([], against)
  return summed(
    [
      { say: 'sum.strength', value: family.levels.strength },
      { say: 'sum.goons', value: way.goons },
      { say: 'sum.associate', value: helpOf(side, way) },
      { say: 'sum.crates', value: modifier(box, family, 'mod_takeover_attack') },
    ],
    against,
  )
}

/** SPK-9.9: the same for a building that is attacked; what the associate gives free of charge stands apart. */
export function defenceSum(
  side: Omit<Side, 'own'>,
  place: number,
  way: Pick<Support, 'goons' | 'help'>,
  against: number,
): Sum {
  const { open, box, seat } = side
  const family = open.families[seat]
  if (!family) return summed([], against)
  const { strength } = family.levels
  return summed(
    [
      { say: 'sum.strength', value: strength },
      { say: 'sum.goons', value: way.goons },
      { say: 'sum.associate', value: helpOf(side, way) },
      { say: 'sum.lasting', value: freeDefence(open, box, seat, place) - strength },
    ],
    against,
  )
}

/** SPK-19.4: strength times members, goons, the associate who knows ships. */
export function raidSum(side: Side, ship: ShipAt, way: Pick<Raid, 'hired' | 'goons'>): Sum {
  const { open, box, seat } = side
  const family = open.families[seat]
  if (!family) return summed([], 0)
  const own = membersInDock(open, seat, zoneOfShip(box, ship))
  const hired = way.hired.reduce((sum, count) => sum + count, 0)
  return summed(
    [
      { say: 'sum.members', value: family.levels.strength * own },
      { say: 'sum.hired', value: family.levels.strength * hired },
      { say: 'sum.goons', value: way.goons },
      { say: 'sum.shipBonus', value: shipBonus(open, box, seat) },
    ],
    defenceOf(box, ship),
  )
}

/** SPK-19.7 a: the crate's cash, counted after the goons are gone and before the member comes home. */
export function crateLines(side: Side, ship: ShipAt, goons: number): Line[] {
  const { open, box, seat } = side
  if (ship.crate === null) return []
  const families = open.families.map((family, i) =>
    i === seat ? { ...family, goons: family.goons - goons } : family,
  )
  const after = { ...side, open: { ...open, families } }
  const cash = crateCash(after, ship.crate, zoneOfShip(box, ship))
  const back = box.crate[ship.crate]?.back
  return [
    line('gain', 'plan.crateCash', { money: cash }),
    ...(back ? [{ ...line('gain', 'printed'), printed: back }] : []),
  ]
}

/** What the printed bonus of a mobster would do as one's associate. */
export function associateLines(side: Side, mobster: string): Line[] {
  const { open, box, seat } = side
  const known = box.mobster[mobster]
  if (!known) return []
  const family = open.families[seat]
  const cost = family ? mobsterCost(box, family, known) : known.cost
  const lines = [line('gain', 'plan.associate', { strength: known.strength, cost })]
  return known.bonus ? [...lines, { ...line('gain', 'printed'), printed: known.bonus }] : lines
}

export const dockLines = (side: Side, row: number): Line[] =>
  effectLines(side, side.box.effects[`docks:${row}`] ?? [])
