// Every component is somewhere, at every moment. SPK-2.

import { buildingsOf } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { at, type Family, type Speakeasy } from '../state.ts'
import { LETTERS, OPERATIONS } from '../words.ts'

type Counts = { [component: string]: number }

function tallyFamily(
  state: Speakeasy,
  family: Family,
  seat: number,
  add: (what: string, n?: number) => void,
) {
  const { color, members, books } = family
  const places = buildingsOf(state, seat).map((place) => at(state.spaces, place))
  const guards = places.filter((space) => space.guarded).length
  const docked = state.docks.filter((one) => one === seat).length
  add(`members ${color}`, members.supply + members.waiting + members.vip + members.gone + guards + docked)
  const cooked = Object.values(state.cooked).filter((seats) => seats.includes(seat)).length
  add(`books ${color}`, books.supply + books.board + cooked)
  for (const slot of [...family.slots, ...family.lost]) add(`${slot} ${color}`)
  for (const space of places) if (space.slot) add(`${space.slot} ${color}`)
  const placed = Object.values(state.capoAt).filter((one) => one === seat).length
  const dining = state.atRestaurant.filter((one) => one === seat).length
  add(`capos ${color}`, family.capos + family.caposGone + placed + dining)
  add(`turn order ${color}`, [...state.upper, ...state.lower].filter((one) => one === seat).length)
}

export function tally(state: Speakeasy, box: Box): Counts {
  const counts: Counts = {}
  const add = (what: string, times = 1) => {
    counts[what] = (counts[what] ?? 0) + times
  }
  const addAll = (things: readonly (string | null)[]) => {
    for (const thing of things) if (thing !== null) add(thing)
  }
  for (const token of Object.keys(box.token)) add(token, 0)
  add('leverage', state.leverage)
  add('barrels', state.barrels)
  add('mobster speakeasies', state.mobSupply)
  for (const [seat, family] of state.families.entries()) {
    tallyFamily(state, family, seat, add)
    add('leverage', family.leverage)
    add('barrels', family.cellar + family.trucks[0].load + family.trucks[1].load)
    addAll([...family.dealt, ...family.drawn, ...family.tokens, ...family.crates])
    addAll([...family.helpers, ...family.used])
    addAll(OPERATIONS.map((type) => family.area[type]))
  }
  for (const space of state.spaces) {
    if (space.mob) add('mobster speakeasies')
    if (space.barrel) add('barrels')
    addAll([space.token])
  }
  for (const { barrels, crate } of state.ships) {
    add('barrels', barrels)
    addAll([crate])
  }
  for (const mob of state.mobs) if (mob) add(mob.tile)
  for (const letter of LETTERS) addAll(state.tiles[letter])
  addAll([...state.tilesGone, ...state.crates, ...state.helperDeck, ...state.helperRow])
  addAll([
    ...state.tokenStacks.flat(),
    ...state.tokenMiddle.flat(),
    ...state.tokenOpen,
    ...state.tokensPlayed,
  ])
  for (const type of OPERATIONS) addAll(state.decks[type].cards)
  // SPK-10.3: each district has its cop in the end, and each token its district.
  add('cops', state.cops.length + state.patrols.length + state.patrolStacks.flat().length)
  const fought = state.mobs.filter((mob) => mob !== null).length
  add('districts', state.blocked.length + state.threats.length + state.threatStacks.flat().length + fought)
  return counts
}
