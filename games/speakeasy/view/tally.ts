// Every component is somewhere, at every moment. SPK-2.

import { buildingsOf } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { type Family, item, type Open, type Speakeasy } from '../state.ts'
import { LETTERS, OPERATIONS } from '../words.ts'

type Counts = { [component: string]: number }

function tallyFamily(open: Open, family: Family, seat: number, add: (what: string, n?: number) => void) {
  const { color, members, books } = family
  const places = buildingsOf(open, seat).map((place) => item(open.spaces, place))
  const guards = places.filter((space) => space.guarded).length
  const docked = open.docks.filter((one) => one === seat).length
  add(`members ${color}`, members.supply + members.waiting + members.vip + members.gone + guards + docked)
  const cooked = Object.values(open.cooked).filter((seats) => seats.includes(seat)).length
  add(`books ${color}`, books.supply + books.board + cooked)
  for (const slot of [...family.slots, ...family.lost]) add(`${slot} ${color}`)
  for (const space of places) if (space.slot) add(`${space.slot} ${color}`)
  const placed = Object.values(open.capoAt).filter((one) => one === seat).length
  const dining = open.atRestaurant.filter((one) => one === seat).length
  add(`capos ${color}`, family.capos + family.caposGone + placed + dining)
  add(`turn order ${color}`, [...open.upper, ...open.lower].filter((one) => one === seat).length)
}

export function tally({ open, secret }: Speakeasy, box: Box): Counts {
  const counts: Counts = {}
  const add = (what: string, times = 1) => {
    counts[what] = (counts[what] ?? 0) + times
  }
  const addAll = (things: readonly (string | null)[]) => {
    for (const thing of things) if (thing !== null) add(thing)
  }
  for (const token of Object.keys(box.token)) add(token, 0)
  add('leverage', open.leverage)
  add('barrels', open.barrels)
  add('mobster speakeasies', open.mobSupply)
  for (const [seat, family] of open.families.entries()) {
    tallyFamily(open, family, seat, add)
    add('leverage', family.leverage)
    add('barrels', family.cellar + family.trucks[0].load + family.trucks[1].load)
    addAll([...family.tokens, ...family.crates, ...family.helpers])
    addAll(OPERATIONS.map((type) => family.area[type]))
  }
  for (const { dealt, drawn, used } of secret.families) addAll([...dealt, ...drawn, ...used])
  for (const space of open.spaces) {
    if (space.mob) add('mobster speakeasies')
    if (space.barrel) add('barrels')
    addAll([space.token])
  }
  for (const { barrels, crate } of open.ships) {
    add('barrels', barrels)
    addAll([crate])
  }
  for (const mob of open.mobs) if (mob) add(mob.tile)
  for (const letter of LETTERS) addAll(secret.tiles[letter])
  addAll([open.crateTop, ...OPERATIONS.map((type) => open.deckTops[type])])
  addAll([...secret.tilesGone, ...secret.crates, ...secret.helperDeck, ...open.helperRow])
  addAll([...secret.tokenStacks.flat(), ...open.tokenMiddle.flat(), ...open.tokenOpen, ...open.tokensPlayed])
  for (const type of OPERATIONS) addAll(secret.decks[type].cards)
  // SPK-10.3: each district has its cop in the end, and each token its district.
  add('cops', open.cops.length + open.patrols.length + secret.patrolStacks.flat().length)
  const fought = open.mobs.filter((mob) => mob !== null).length
  add('districts', open.blocked.length + open.threats.length + secret.threatStacks.flat().length + fought)
  return counts
}
