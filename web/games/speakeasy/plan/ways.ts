// Ways to take over, to defend and to ambush: the sum, the price, what is won. SPK-14.7, SPK-9.9, SPK-19.

import { associateCost, type Raid, strengthIn, type Support, type Side } from '@backroom/games/speakeasy'
import { crateLines, defenceSum, raidSum, type Sum, takeoverSum } from './fights.ts'
import { type Line, line, type Plan, receiptFor } from './line.ts'

/** `4 + 2 + 3 = 9 against 8`, and what is spent for it. */
const sumLine = (tone: Line['tone'], say: string, sum: Sum): Line =>
  line(tone, say, {
    sum: sum.parts.map(({ value }) => value).join(' + '),
    total: sum.total,
    against: sum.against,
  })

const goonLine = (goons: number): Line[] => (goons > 0 ? [line('cost', 'plan.goons', { count: goons })] : [])

export function takeOverPlan(side: Side, option: Support, slotId: string, spaceId: string): Plan | null {
  const { open, box, seat } = side
  const slot = box.slot[slotId]
  const place = box.placeOf[spaceId]
  const district = place === undefined ? undefined : box.spaces[place]?.district
  if (!slot || district === undefined) return null
  const sum = takeoverSum(side, option, strengthIn(open, box, district))
  const help = option.help === 'paid' ? associateCost(open, box, seat, true) : 0
  return {
    lines: [sumLine('gain', 'plan.attackSum', sum), ...goonLine(option.goons)],
    receipt: receiptFor(side, slot.cost + help),
  }
}

export function defencePlan(side: Side, option: Support, spaceId: string, strength: number): Plan | null {
  const place = side.box.placeOf[spaceId]
  if (place === undefined) return null
  const sum = defenceSum(side, place, option, strength)
  return {
    lines: [sumLine('gain', 'plan.defenceSum', sum), ...goonLine(option.goons)],
    receipt: receiptFor(side, option.help === 'paid' ? option.cost : 0),
  }
}

export function raidPlan(side: Side, option: Raid, shipId: string): Plan | null {
  const ship = side.open.ships.find((one) => one.ship === shipId)
  if (!ship) return null
  return {
    lines: [
      sumLine('gain', 'plan.attackSum', raidSum(side, ship, option)),
      ...goonLine(option.goons),
      ...crateLines(side, ship, option.goons),
      line('gain', 'plan.stolenBarrel'),
    ],
    receipt: receiptFor(side, option.cost),
  }
}
