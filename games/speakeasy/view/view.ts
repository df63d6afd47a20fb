// Who may see what. SPK-30.

import { copyJson, type Seat, type Viewer } from '@backroom/engine'
import { vipSeats } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { funds, priceOf } from '../rules/money.ts'
import { cookable } from '../rules/objectives.ts'
import { upgradeDiscount } from '../rules/sites.ts'
import type { Family, ScoreLine, Speakeasy } from '../state.ts'
import { handCount, reputationOf } from '../state.ts'
import {
  associateCost,
  leverageCost,
  leverageOf,
  production,
  saleLimit,
  strengthTotal,
  tokenLimit,
  truckRange,
  trucksOf,
} from '../rules/strength.ts'
import { type CardId, type HelperId, type ObjectiveId, type Operation, OPERATIONS } from '../words.ts'

/** What a family's board adds up to: the planner counts with these. */
interface Sums {
  readonly reputation: number
  readonly vipSeats: number
  readonly saleLimit: number
  readonly production: number
  readonly range: number
  readonly trucks: number
  readonly tokenLimit: number
  readonly leverage: number
  readonly leverageCost: number
  readonly strength: number
  readonly associateCost: number
  readonly upgradeDiscount: number
  readonly price: { readonly speakeasy: number; readonly clubOrCasino: number }
  /** Objectives on which a book could be cooked now. */
  readonly cookable: readonly ObjectiveId[]
}

/** What everybody sees of a family. */
interface FamilyView extends Omit<Family, 'safe' | 'dealt' | 'drawn' | 'used'> {
  readonly handCount: number
  /** How many helper cards lie behind the safe screen. */
  readonly usedCount: number
  readonly sums: Sums
}

/** What only the family itself sees, until the end. */
interface Secrets {
  readonly safe: number
  /** What pocket and laundered safe can pay together. */
  readonly funds: number
  readonly hand: readonly CardId[]
  /** Helper cards behind the safe screen. */
  readonly used: readonly HelperId[]
}

interface DeckView {
  readonly count: number
  readonly top: CardId | null
}

/** The view without the secrets. */
export interface OpenView
  extends Pick<
    Speakeasy,
    | 'act'
    | 'round'
    | 'phase'
    | 'turn'
    | 'upper'
    | 'lower'
    | 'queue'
    | 'capoAt'
    | 'atRestaurant'
    | 'blocked'
    | 'spaces'
    | 'mobs'
    | 'cops'
    | 'threats'
    | 'patrols'
    | 'mobSupply'
    | 'tokenMiddle'
    | 'tokenOpen'
    | 'tokensPlayed'
    | 'zoneTiles'
    | 'parkTiles'
    | 'helperRow'
    | 'ships'
    | 'barrels'
    | 'leverage'
    | 'docks'
    | 'cooked'
    | 'war'
    | 'control'
  > {
  readonly families: readonly FamilyView[]
  /** How many tokens lie in each face-down stack of the time track. */
  readonly threatStacks: readonly number[]
  readonly patrolStacks: readonly number[]
  readonly tokenStacks: readonly number[]
  readonly decks: { readonly [type in Operation]: DeckView }
  readonly helperDeck: number
  readonly crates: { readonly count: number; readonly top: string | null }
  readonly sheet: readonly ScoreLine[] | null
}

export interface SpeakeasyView extends OpenView {
  /** By family; null for those that the viewer may not look at. */
  readonly secrets: readonly (Secrets | null)[]
}

function sumsOf(state: Speakeasy, box: Box, seat: Seat, family: Family): Sums {
  return {
    reputation: reputationOf(family),
    vipSeats: vipSeats(box, family),
    saleLimit: saleLimit(box, family),
    production: production(box, family),
    range: truckRange(box, family),
    trucks: trucksOf(box, family),
    tokenLimit: tokenLimit(box, family),
    leverage: leverageOf(state, box, seat),
    leverageCost: leverageCost(state, box, seat),
    strength: strengthTotal(state, box, seat),
    associateCost: associateCost(state, box, seat, false),
    upgradeDiscount: upgradeDiscount(box, family),
    price: {
      speakeasy: priceOf(box, family, 'speakeasy'),
      clubOrCasino: priceOf(box, family, 'casino'),
    },
    cookable: cookable(state, box, seat),
  }
}

function familyView(state: Speakeasy, box: Box, seat: Seat, family: Family): FamilyView {
  const { safe: _safe, dealt: _dealt, drawn: _drawn, used, ...rest } = family
  return {
    ...copyJson(rest),
    handCount: handCount(family),
    usedCount: used.length,
    sums: sumsOf(state, box, seat, family),
  }
}

/** SPK-30.3: what is open to all. */
function everybodys(state: Speakeasy, box: Box): OpenView {
  const {
    families,
    threatStacks,
    patrolStacks,
    tokenStacks,
    decks,
    helperDeck,
    crates,
    tiles: _tiles,
    tilesGone: _gone,
    raised: _raised,
    ...open
  } = state
  const deckView = (type: Operation): DeckView => {
    const { cards } = decks[type]
    return { count: cards.length, top: cards.at(-1) ?? null }
  }
  const [vip, party, still, convoy] = OPERATIONS
  return {
    ...copyJson(open),
    families: families.map((family, seat) => familyView(state, box, seat, family)),
    threatStacks: threatStacks.map((stack) => stack.length),
    patrolStacks: patrolStacks.map((stack) => stack.length),
    tokenStacks: tokenStacks.map((stack) => stack.length),
    decks: { vip: deckView(vip), party: deckView(party), still: deckView(still), convoy: deckView(convoy) },
    helperDeck: helperDeck.length,
    crates: { count: crates.length, top: crates.at(-1) ?? null },
  }
}

/** SPK-30.1, 30.4: money in the safe, cards in hand, helper cards behind the screen; SPK-30.6: all of it at the end. */
function viewers(state: Speakeasy, viewer: Viewer, box: Box): Pick<SpeakeasyView, 'secrets'> {
  const mayLook = (seat: Seat) => viewer === 'open' || viewer === seat || state.phase === 'over'
  const secrets = state.families.map((family, seat): Secrets | null => {
    if (!mayLook(seat)) return null
    const { safe, dealt, drawn, used } = family
    return { safe, funds: funds(box, family), hand: [...dealt, ...drawn], used: [...used] }
  })
  return { secrets }
}

export const parts = { everybodys, viewers }

export const view = (state: Speakeasy, viewer: Viewer, box: Box): SpeakeasyView => ({
  ...everybodys(state, box),
  ...viewers(state, viewer, box),
})
