// A copy of a game in play, written out by hand: bots make thousands of them for every turn.

import { copyJson } from '@backroom/engine'
import type { Family, ShipAt, Space, Speakeasy } from '../state.ts'

// Every field stands here by name, in the order of the set-up: spreading a whole family takes several times as long.
const copyFamily = (family: Family): Family => ({
  color: family.color,
  pocket: family.pocket,
  safe: family.safe,
  levels: { ...family.levels },
  goons: family.goons,
  leverage: family.leverage,
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
  cellar: family.cellar,
  trucks: [{ ...family.trucks[0] }, { ...family.trucks[1] }],
  associate: family.associate,
  helped: family.helped.slice(),
  capos: family.capos,
  caposGone: family.caposGone,
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

const copyMob = (mob: Speakeasy['mobs'][number]) =>
  mob && { tile: mob.tile, faceUp: mob.faceUp, holder: mob.holder }

const copyShip = ({ ship, port, barrels, crate }: ShipAt): ShipAt => ({ ship, port, barrels, crate })

export const copy = (state: Speakeasy): Speakeasy => ({
  act: state.act,
  round: state.round,
  phase: state.phase,
  turn: state.turn,
  families: state.families.map(copyFamily),
  upper: state.upper.slice(),
  lower: state.lower.slice(),
  queue: state.queue.slice(),
  capoAt: { ...state.capoAt },
  atRestaurant: state.atRestaurant.slice(),
  blocked: state.blocked.slice(),
  spaces: state.spaces.map(copySpace),
  mobs: state.mobs.map(copyMob),
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
  mobSupply: state.mobSupply,
  tokenOpen: state.tokenOpen.slice(),
  tokenStacks: copyLists(state.tokenStacks),
  tokenMiddle: copyLists(state.tokenMiddle),
  tokensPlayed: state.tokensPlayed.slice(),
  zoneTiles: { ...state.zoneTiles },
  parkTiles: state.parkTiles.slice(),
  decks: {
    vip: copyDeck(state.decks.vip),
    party: copyDeck(state.decks.party),
    still: copyDeck(state.decks.still),
    convoy: copyDeck(state.decks.convoy),
  },
  helperRow: state.helperRow.slice(),
  helperDeck: state.helperDeck.slice(),
  ships: state.ships.map(copyShip),
  crates: state.crates.slice(),
  barrels: state.barrels,
  leverage: state.leverage,
  docks: state.docks.slice(),
  cooked: copyBooks(state.cooked),
  raised: state.raised,
  war: state.war && { ...state.war, settled: state.war.settled.slice() },
  control: {
    downtown: state.control.downtown.slice(),
    midtown: state.control.midtown.slice(),
    uptown: state.control.uptown.slice(),
  },
  sheet: state.sheet && copyJson(state.sheet),
})
