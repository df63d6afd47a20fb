// Attack and defence before they are fought: the sum behind each number. SPK-9.9, SPK-14.7, SPK-19.4.

import {
  associateOf,
  crateCash,
  freeDefence,
  membersInDock,
  modifier,
  type Raid,
  type ShipAt,
  type Support,
  zoneOfShip,
} from '@backroom/games/speakeasy'
import { effectLines } from './effects.ts'
import { type Line, line, type Look } from './line.ts'

export interface Sum {
  /** Keys of the addends (`sum.strength`) with their values, in the order in which they are said. */
  readonly parts: readonly { readonly say: string; readonly value: number }[]
  readonly total: number
  readonly against: number
}

const summed = (parts: Sum['parts'], against: number): Sum => ({
  parts: parts.filter(({ value }, i) => i === 0 || value !== 0),
  total: parts.reduce((sum, { value }) => sum + value, 0),
  against,
})

const helpOf = (look: Look, { help }: Pick<Support, 'help'>): number =>
  help === 'alone' ? 0 : (associateOf(look.state, look.box, look.seat)?.strength ?? 0)

/** SPK-14.7: strength level, goons, associate, crates against the strength token of the district. */
export function takeoverSum(look: Look, way: Pick<Support, 'goons' | 'help'>, against: number): Sum {
  const { state, box, seat } = look
  const family = state.families[seat]
  if (!family) return summed([], against)
  return summed(
    [
      { say: 'sum.strength', value: family.levels.strength },
      { say: 'sum.goons', value: way.goons },
      { say: 'sum.associate', value: helpOf(look, way) },
      { say: 'sum.crates', value: modifier(box, family, 'mod_takeover_attack') },
    ],
    against,
  )
}

/** SPK-9.9: the same for a building that is attacked; what the associate gives free of charge stands apart. */
export function defenceSum(
  look: Look,
  place: number,
  way: Pick<Support, 'goons' | 'help'>,
  against: number,
): Sum {
  const { state, box, seat } = look
  const family = state.families[seat]
  if (!family) return summed([], against)
  const { strength } = family.levels
  return summed(
    [
      { say: 'sum.strength', value: strength },
      { say: 'sum.goons', value: way.goons },
      { say: 'sum.associate', value: helpOf(look, way) },
      { say: 'sum.lasting', value: freeDefence(state, box, seat, place) - strength },
    ],
    against,
  )
}

/** SPK-19.4: strength times members, goons, the associate who knows ships. */
export function raidSum(look: Look, ship: ShipAt, way: Pick<Raid, 'hired' | 'goons'>): Sum {
  const { state, box, seat } = look
  const family = state.families[seat]
  const known = box.ship[ship.ship]
  if (!family || !known) return summed([], 0)
  const own = membersInDock(state, seat, zoneOfShip(box, ship))
  const hired = way.hired.reduce((sum, count) => sum + count, 0)
  const bonus = associateOf(state, box, seat)?.bonus
  return summed(
    [
      { say: 'sum.members', value: family.levels.strength * own },
      { say: 'sum.hired', value: family.levels.strength * hired },
      { say: 'sum.goons', value: way.goons },
      { say: 'sum.shipBonus', value: bonus?.op === 'assoc_ship_attack' ? bonus.n : 0 },
    ],
    known.defence[box.components.setup.barrelsPerShip - ship.barrels] ?? 0,
  )
}

/** SPK-19.7 a: the crate's cash, counted after the goons are gone and before the member comes home. */
export function crateLines(look: Look, ship: ShipAt, goons: number): Line[] {
  const { state, box, seat } = look
  if (ship.crate === null) return []
  const after = {
    ...state,
    families: state.families.map((family, i) =>
      i === seat ? { ...family, goons: family.goons - goons } : family,
    ),
  }
  const cash = crateCash(after, box, seat, ship.crate, zoneOfShip(box, ship))
  return [
    line('gain', 'plan.crateCash', { money: cash }),
    {
      ...line('gain', `crate.${box.crate[ship.crate]?.back.op ?? ''}`),
      values: backValues(look, ship.crate),
    },
  ]
}

function backValues({ box }: Look, crate: string) {
  const back = box.crate[crate]?.back
  return { n: back && 'n' in back ? back.n : 1 }
}

/** What the printed bonus of a mobster would do as one's associate. */
export function associateLines(look: Look, mobster: string): Line[] {
  const { state, box, seat } = look
  const known = box.mobster[mobster]
  if (!known) return []
  const family = state.families[seat]
  const cost = Math.max(0, known.cost + (family ? modifier(box, family, 'mod_associate_cost') : 0))
  const lines = [line('gain', 'plan.associate', { strength: known.strength, cost })]
  if (known.bonus)
    lines.push(line('gain', `associate.${known.bonus.op}`, { n: 'n' in known.bonus ? known.bonus.n : 0 }))
  return lines
}

export const dockLines = (look: Look, row: number): Line[] =>
  effectLines(look, look.box.effects[`docks:${row}`] ?? [])
