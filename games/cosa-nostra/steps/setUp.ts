// Setting the table. LCN-2.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { checkMonopolies } from '../rules/businesses.ts'
import type { Options } from '../options.ts'
import type { Business, Gangster, Nostra, NostraTable, Open, Secret } from '../state.ts'
import type { BusinessId, FamilyId, Influence } from '../words.ts'

/** LCN-2.4, LCN-R5: a chosen family where there is one, else any that is free. */
function families(box: Box, options: Options, table: NostraTable): FamilyId[] {
  const free = table.shuffle(box.families.filter((family) => !options.families.includes(family)))
  const { firstGameFewerThanFive: recommended } = box.components.familySuggestion
  // LCN-2.12: the recommended three come first; the last of the list is taken first.
  if (options.firstGame && box.seats < box.families.length)
    free.sort((a, b) => Number(recommended.includes(a)) - Number(recommended.includes(b)))
  return Array.from({ length: box.seats }, (_, seat) => options.families[seat] ?? (free.pop() as FamilyId))
}

/** LCN-2.5: three on the street, three under the Boss. */
function gangstersOf(box: Box, families: readonly FamilyId[]): { [id: string]: Gangster } {
  const gangsters: { [id: string]: Gangster } = {}
  families.forEach((family, owner) => {
    for (const { id, start, family: his } of box.components.gangsters)
      if (his === family)
        gangsters[id] = {
          owner,
          where: start ? 'play' : 'boss',
          active: true,
          back: null,
          seen: 0,
          purchase: null,
          on: [],
        }
  })
  return gangsters
}

/** LCN-2.6: the starting cards of every family at the table, paid for. LCN-2.7: everything else is for the deck. */
function dealBusinesses(
  box: Box,
  families: readonly FamilyId[],
): { areas: { [id: BusinessId]: Business }; deck: BusinessId[] } {
  const deck = box.components.businessCards.map((card) => card.id)
  const areas: { [id: BusinessId]: Business } = {}
  families.forEach((family, owner: Seat) => {
    const start = box.components.families.find((one) => one.id === family)?.startBusinesses ?? []
    for (const type of start) {
      const at = deck.findIndex((id) => box.business[id]?.type === type)
      const [id] = deck.splice(at, 1)
      if (id !== undefined) areas[id] = { owner, active: true, used: false, markers: [] }
    }
  })
  return { areas, deck }
}

/** LCN-2.8, 2.9: four different types, at most one company; what does not fit is shuffled back. */
function layMarket(box: Box, deck: BusinessId[], table: NostraTable): BusinessId[] {
  const market: BusinessId[] = []
  const aside: BusinessId[] = []
  const card = (id: BusinessId) => box.business[id]
  const clashes = (id: BusinessId) =>
    market.some((other) => card(other)?.type === card(id)?.type) ||
    (card(id)?.kind === 'company' && market.some((other) => card(other)?.kind === 'company'))
  while (market.length < box.components.limits.marketSlots) {
    const id = deck.pop()
    if (id === undefined) break
    if (clashes(id)) aside.push(id)
    else market.push(id)
  }
  deck.push(...aside)
  if (aside.length > 0) table.shuffle(deck)
  return market
}

/** LCN-2.3: everybody begins with the same cards, the others form the deck. */
function influenceDeck(box: Box, seats: number, table: NostraTable): Influence[] {
  const { perPlayer } = box.components.startingInfluence
  return table.shuffle(
    box.components.influenceTypes.flatMap(({ id, count }) => {
      const dealt = seats * perPlayer.filter((card) => card === id).length
      return Array<Influence>(Math.max(0, count - dealt)).fill(id)
    }),
  )
}

export function setUp(box: Box, seats: number, options: Options, table: NostraTable): Nostra {
  const { components } = box
  const atTable = families(box, options, table)
  const gangsters = gangstersOf(box, atTable)
  const { areas, deck } = dealBusinesses(box, atTable)
  table.shuffle(deck)
  const market = layMarket(box, deck, table)
  const open: Open = {
    round: 1,
    phase: 'draw',
    // LCN-2.11, LCN-R6: chance decides.
    start: table.below(seats),
    turn: null,
    turns: 0,
    timeUp: false,
    seats: atTable.map((family) => ({
      family,
      cash: components.money.startingCash,
      laundered: 0,
      looks: 0,
      trophies: [],
    })),
    roster: Object.keys(gangsters),
    gangsters,
    businesses: areas,
    market: Array.from({ length: components.limits.marketSlots }, (_, space) => market[space] ?? null),
    deckBottom: [],
    orderPiles: components.rounds.map(() => ({ shown: [], unshown: [] })),
    influenceDiscard: [],
    influenceUnshown: [],
    monopolies: { prostitution: null, drugs: null, loans: null },
    executions: [],
    schemed: [],
    declared: null,
    declarations: 0,
    goneOn: [],
    searching: null,
    sheet: null,
  }
  const secret: Secret = {
    hands: atTable.map(() => ({ orders: [], influence: [...components.startingInfluence.perPlayer] })),
    planned: {},
    businessDeck: deck,
    orderDecks: components.rounds.map(({ round }) =>
      table.shuffle(components.orderCards.filter((card) => card.round === round).map((card) => card.id)),
    ),
    unshownOrders: components.rounds.map(() => []),
    influenceDeck: influenceDeck(box, seats, table),
    unshownInfluence: [],
    offers: [],
    offered: atTable.map(() => ({})),
    words: [],
    spoken: atTable.map(() => ({})),
    talk: Array<number>(seats).fill(0),
    standing: atTable.map(() => ({})),
  }
  table.tell({ type: 'began', seat: open.start })
  checkMonopolies(open, table)
  table.then('startRound', {})
  return { open, secret }
}
