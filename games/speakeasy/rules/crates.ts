// What a crate pays when it is taken. SPK-24.1, SPK-24.2, SPK-24.5.

import type { Seat } from '@backroom/engine'
import { buildingsOf, membersInDock, shops } from './board.ts'
import type { Box } from '../components/box.ts'
import type { CashPer } from '../components/printed.ts'
import { at, familyOf, handCount, kindOf, of, reputationOf, type Speakeasy } from '../state.ts'
import { associateOf } from './strength.ts'
import type { CrateId, Zone } from '../words.ts'

function countOf(state: Speakeasy, box: Box, seat: Seat, per: CashPer, zone: Zone): number {
  const family = familyOf(state, seat)
  const { levels } = family
  switch (per) {
    case 'books_placed':
      return Object.values(state.cooked).filter((seats) => seats.includes(seat)).length
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
      return buildingsOf(state, seat).filter((place) => at(state.spaces, place).guarded).length
    // SPK-R35: all members of that dock zone, whether used or not.
    case 'family_in_attacked_dock':
      return state.families.reduce((sum, _, other) => sum + membersInDock(state, other, zone), 0)
    case 'goons':
      return family.goons
    case 'associate_strength':
      return associateOf(state, box, seat)?.strength ?? 0
    case 'city_tokens':
      return family.tokens.length
    case 'operation_cards_in_hand':
      return handCount(family)
    // SPK-24.5: at operating buildings only.
    case 'barrels_at_buildings':
      return shops(state, box, seat, true).length
    case 'nightclubs_and_casinos':
      return buildingsOf(state, seat).filter((place) => {
        const kind = kindOf(box, at(state.spaces, place))
        return kind === 'nightclub' || kind === 'casino'
      }).length
    case 'helper_cards':
      return family.helpers.length + family.used.length
  }
}

export function crateCash(state: Speakeasy, box: Box, seat: Seat, crate: CrateId, zone: Zone): number {
  const { per, rate, max } = of(box.crate, crate).cash
  return Math.min(rate * countOf(state, box, seat, per, zone), max ?? Number.POSITIVE_INFINITY)
}
