// A copy of a game in play, written out by hand: bots make thousands of them for every turn.

import { copyJson } from '@backroom/engine'
import type { Family, Space, Speakeasy } from './state.ts'

const copyFamily = (family: Family): Family => ({
  ...family,
  levels: { ...family.levels },
  members: { ...family.members },
  books: { ...family.books },
  dealt: family.dealt.slice(),
  drawn: family.drawn.slice(),
  area: { ...family.area },
  tokens: family.tokens.slice(),
  helpers: family.helpers.slice(),
  used: family.used.slice(),
  crates: family.crates.slice(),
  slots: family.slots.slice(),
  lost: family.lost.slice(),
  trucks: [{ ...family.trucks[0] }, { ...family.trucks[1] }],
  helped: family.helped.slice(),
})

const copySpace = ({ token, mob, owner, slot, guarded, barrel }: Space): Space => ({
  token,
  mob,
  owner,
  slot,
  guarded,
  barrel,
})

const copyLists = <T>(lists: readonly (readonly T[])[]): T[][] => lists.map((list) => list.slice())

const copyDeck = <T>({ cards, under }: { readonly cards: readonly T[]; readonly under: number }) => ({
  cards: cards.slice(),
  under,
})

function copyBooks(cooked: Speakeasy['cooked']): Speakeasy['cooked'] {
  const copy: Speakeasy['cooked'] = {}
  for (const objective in cooked) copy[objective] = cooked[objective]?.slice() ?? []
  return copy
}

export const copy = (state: Speakeasy): Speakeasy => ({
  ...state,
  families: state.families.map(copyFamily),
  upper: state.upper.slice(),
  lower: state.lower.slice(),
  queue: state.queue.slice(),
  capoAt: { ...state.capoAt },
  atRestaurant: state.atRestaurant.slice(),
  blocked: state.blocked.slice(),
  spaces: state.spaces.map(copySpace),
  mobs: state.mobs.map((mob) => mob && { ...mob }),
  cops: state.cops.slice(),
  threats: state.threats.slice(),
  threatStacks: copyLists(state.threatStacks),
  patrols: state.patrols.slice(),
  patrolStacks: copyLists(state.patrolStacks),
  tiles: {
    A: state.tiles.A.slice(),
    B: state.tiles.B.slice(),
    C: state.tiles.C.slice(),
    D: state.tiles.D.slice(),
  },
  tilesGone: state.tilesGone.slice(),
  tokenStacks: copyLists(state.tokenStacks),
  tokenMiddle: copyLists(state.tokenMiddle),
  tokenOpen: state.tokenOpen.slice(),
  tokensPlayed: state.tokensPlayed.slice(),
  zoneTiles: { ...state.zoneTiles },
  parkTiles: state.parkTiles.slice(),
  decks: {
    vip: copyDeck(state.decks.vip),
    party: copyDeck(state.decks.party),
    still: copyDeck(state.decks.still),
    convoy: copyDeck(state.decks.convoy),
  },
  helperDeck: state.helperDeck.slice(),
  helperRow: state.helperRow.slice(),
  ships: state.ships.map((ship) => ({ ...ship })),
  crates: state.crates.slice(),
  docks: state.docks.slice(),
  cooked: copyBooks(state.cooked),
  war: state.war && { ...state.war, settled: state.war.settled.slice() },
  control: {
    downtown: state.control.downtown.slice(),
    midtown: state.control.midtown.slice(),
    uptown: state.control.uptown.slice(),
  },
  sheet: state.sheet && copyJson(state.sheet),
})
