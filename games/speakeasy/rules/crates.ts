// What a crate pays when it is taken. SPK-24.1, SPK-24.2, SPK-24.5.

import { buildingsOf, membersInDock, shops } from './board.ts'
import { familyOf, handCount, item, kindOf, must, reputationOf, type Side } from '../state.ts'
import { associateOf } from './strength.ts'
import type { CashPer, CrateId, Zone } from '../words.ts'

function countOf({ open, own, box, seat }: Side, per: CashPer, zone: Zone): number {
  const family = familyOf(open, seat)
  const { levels } = family
  switch (per) {
    case 'books_placed':
      return Object.values(open.cooked).filter((seats) => seats.includes(seat)).length
    case 'level_vip':
      return levels.vip
    case 'level_party':
      return levels.party
    case 'level_still':
      return levels.still
    case 'level_convoy':
      return levels.convoy
    case 'level_strength':
      return levels.strength
    // SPK-R36: the single highest level, once.
    case 'highest_level':
      return Math.max(...Object.values(levels))
    case 'reputation':
      return reputationOf(family)
    case 'family_on_operations_board':
      return family.members.vip
    case 'family_protecting':
      return buildingsOf(open, seat).filter((place) => item(open.spaces, place).guarded).length
    // SPK-R35: all members of that dock zone, whether used or not.
    case 'family_in_attacked_dock':
      return open.families.reduce((sum, _, other) => sum + membersInDock(open, other, zone), 0)
    case 'goons':
      return family.goons
    case 'associate_strength':
      return associateOf(open, box, seat)?.strength ?? 0
    case 'city_tokens':
      return family.tokens.length
    case 'operation_cards_in_hand':
      return handCount(own)
    // SPK-24.5: at operating buildings only.
    case 'barrels_at_buildings':
      return shops(open, box, seat, true).length
    case 'nightclubs_and_casinos':
      return buildingsOf(open, seat).filter((place) => {
        const kind = kindOf(box, item(open.spaces, place))
        return kind === 'nightclub' || kind === 'casino'
      }).length
    case 'helper_cards':
      return family.helpers.length + own.used.length
  }
}

export function crateCash(side: Side, crate: CrateId, zone: Zone): number {
  const { per, rate, max } = must(side.box.crate, crate).cash
  return Math.min(rate * countOf(side, per, zone), max ?? Number.POSITIVE_INFINITY)
}
