// A copy of a game in play, written out by hand: bots make thousands of them for every turn.

import { copyJson } from '@backroom/engine'
import type { Family, Open, Own, Secret, ShipAt, Space, Speakeasy } from '../state.ts'

// Every field stands here by name, in the order of the set-up: spreading a whole family takes several times as long.
const copyFamily = (family: Family): Family => ({
  color: family.color,
  pocket: family.pocket,
  levels: { ...family.levels },
  goons: family.goons,
  leverage: family.leverage,
  members: { ...family.members },
  books: { ...family.books },
  area: { ...family.area },
  tokens: family.tokens.slice(),
  helpers: family.helpers.slice(),
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

const copyOwn = ({ safe, dealt, drawn, used }: Own): Own => ({
  safe,
  dealt: dealt.slice(),
  drawn: drawn.slice(),
  used: used.slice(),
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

function copyBooks(cooked: Open['cooked']): Open['cooked'] {
  const copy: Open['cooked'] = {}
  for (const objective in cooked) copy[objective] = cooked[objective]?.slice() ?? []
  return copy
}

const copyMob = (mob: Open['mobs'][number]) =>
  mob && { tile: mob.tile, faceUp: mob.faceUp, holder: mob.holder }

const copyShip = ({ ship, port, barrels, crate }: ShipAt): ShipAt => ({ ship, port, barrels, crate })

const copyOpen = (open: Open): Open => ({
  act: open.act,
  round: open.round,
  phase: open.phase,
  turn: open.turn,
  families: open.families.map(copyFamily),
  upper: open.upper.slice(),
  lower: open.lower.slice(),
  queue: open.queue.slice(),
  capoAt: { ...open.capoAt },
  atRestaurant: open.atRestaurant.slice(),
  blocked: open.blocked.slice(),
  spaces: open.spaces.map(copySpace),
  mobs: open.mobs.map(copyMob),
  cops: open.cops.slice(),
  threats: open.threats.slice(),
  patrols: open.patrols.slice(),
  mobSupply: open.mobSupply,
  tokenOpen: open.tokenOpen.slice(),
  tokenMiddle: copyLists(open.tokenMiddle),
  tokensPlayed: open.tokensPlayed.slice(),
  zoneTiles: { ...open.zoneTiles },
  parkTiles: open.parkTiles.slice(),
  deckTops: { ...open.deckTops },
  helperRow: open.helperRow.slice(),
  ships: open.ships.map(copyShip),
  crateTop: open.crateTop,
  barrels: open.barrels,
  leverage: open.leverage,
  docks: open.docks.slice(),
  cooked: copyBooks(open.cooked),
  raised: open.raised,
  war: open.war && { ...open.war, settled: open.war.settled.slice() },
  control: {
    downtown: open.control.downtown.slice(),
    midtown: open.control.midtown.slice(),
    uptown: open.control.uptown.slice(),
  },
  sheet: open.sheet && copyJson(open.sheet),
})

const copySecret = (secret: Secret): Secret => ({
  families: secret.families.map(copyOwn),
  threatStacks: copyLists(secret.threatStacks),
  patrolStacks: copyLists(secret.patrolStacks),
  tiles: {
    A: secret.tiles.A.slice(),
    B: secret.tiles.B.slice(),
    C: secret.tiles.C.slice(),
    D: secret.tiles.D.slice(),
  },
  tilesGone: secret.tilesGone.slice(),
  tokenStacks: copyLists(secret.tokenStacks),
  decks: {
    vip: copyDeck(secret.decks.vip),
    party: copyDeck(secret.decks.party),
    still: copyDeck(secret.decks.still),
    convoy: copyDeck(secret.decks.convoy),
  },
  helperDeck: secret.helperDeck.slice(),
  crates: secret.crates.slice(),
})

export const copy = ({ open, secret }: Speakeasy): Speakeasy => ({
  open: copyOpen(open),
  secret: copySecret(secret),
})
