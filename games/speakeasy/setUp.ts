// Setting the table. SPK-3, SPK-4.

import type { Seat } from '@backroom/engine'
import type { Box } from './components/box.ts'
import type { Options } from './options.ts'
import {
  type Family,
  item,
  type Mob,
  must,
  ON_BOARD,
  type Open,
  type Own,
  type Secret,
  type Space,
  type Speakeasy,
  type SpkTable,
} from './state.ts'
import {
  type ColorId,
  type District,
  type Letter,
  LETTERS,
  type Operation,
  OPERATIONS,
  type Zone,
  ZONES,
} from './words.ts'

const DISTRICTS = Array.from({ length: 16 }, (_, i): District => i + 1)
const ascending = (a: number, b: number): number => a - b

/** The next so many tokens of a stack, revealed. */
const next = (stack: District[], count = 0): District[] => stack.splice(0, count).sort(ascending)

function colorsOf(box: Box, options: Options, table: SpkTable): ColorId[] {
  const { colors } = options
  const free = table.shuffle(
    box.components.players.colors.map((color) => color.id).filter((id) => !colors.includes(id)),
  )
  return Array.from({ length: box.families }, (_, seat) => colors[seat] ?? (free.pop() as ColorId))
}

/** SPK-4.1 to 4.9. */
function newFamily(box: Box, color: ColorId): Family {
  const { setup, componentCounts: counts } = box.components
  const waiting = setup.familyOnReputationTrack.length
  return {
    color,
    pocket: setup.startingCash,
    levels: { vip: 1, party: 1, still: 1, convoy: 1, strength: 1 },
    goons: setup.startingGoons,
    leverage: 0,
    members: { supply: counts.familyMembersPerPlayer - waiting, waiting, vip: 0, gone: 0 },
    books: { supply: counts.booksPerPlayer, board: 0 },
    area: { vip: null, party: null, still: null, convoy: null },
    tokens: [],
    helpers: [],
    crates: [],
    slots: [...box.slots],
    lost: [],
    cellar: 0,
    trucks: [
      { at: 0, load: 0 },
      { at: 0, load: 0 },
    ],
    associate: 0,
    helped: [],
    capos: counts.caposPerPlayer,
    caposGone: 0,
  }
}

const newOwn = ({ components: { setup } }: Box): Own => ({
  safe: setup.startingSafe,
  dealt: [],
  drawn: [],
  used: [],
})

/** SPK-3.2, 3.3: the blocked districts, and the tokens that are left. */
function block(box: Box, tokens: District[], table: SpkTable): { blocked: District[]; left: District[] } {
  const { blockedDistricts } = box.numbers
  if (!blockedDistricts) return { blocked: [], left: tokens }
  const wanted: { [zone in Zone]: number } = { ...blockedDistricts }
  const blocked: District[] = []
  const left: District[] = []
  for (const district of tokens) {
    const zone = item(box.zoneOf, district)
    if (wanted[zone] > 0) {
      wanted[zone]--
      blocked.push(district)
    } else left.push(district)
  }
  return { blocked: blocked.sort(ascending), left: table.shuffle(left) }
}

/** SPK-3.16: three zone objectives with different numbers. */
function zoneTiles(box: Box, table: SpkTable): Open['zoneTiles'] {
  const stack = table.shuffle(Object.keys(box.zoneTile))
  const numbers: number[] = []
  const draw = (): string => {
    const found = stack.find((tile) => !numbers.includes(must(box.zoneTile, tile).number)) as string
    numbers.push(must(box.zoneTile, found).number)
    return found
  }
  return { downtown: draw(), midtown: draw(), uptown: draw() }
}

/** SPK-3.17: two of A, two of B, one of C, all with different numbers. */
function parkTiles(box: Box, table: SpkTable): string[] {
  const numbers: number[] = []
  const stacks = new Map(
    LETTERS.map((letter): [Letter, string[]] => [
      letter,
      table.shuffle(Object.keys(box.parkTile).filter((tile) => must(box.parkTile, tile).letter === letter)),
    ]),
  )
  return box.components.centralParkObjectives.slots.map(({ letter }) => {
    const found = stacks.get(letter)?.find((tile) => !numbers.includes(must(box.parkTile, tile).number))
    numbers.push(must(box.parkTile, found as string).number)
    return found as string
  })
}

/** SPK-3.18: each family is dealt cards of each type unseen; then the decks lie face up. */
function deal(box: Box, families: readonly Own[], table: SpkTable): Secret['decks'] {
  const deck = (type: Operation) => {
    const cards = table.shuffle(Object.keys(box.card).filter((card) => must(box.card, card).type === type))
    for (let n = 0; n < box.components.setup.startingHandPerType; n++)
      for (const family of families) family.dealt.push(...cards.splice(-1))
    return { cards, under: 0 }
  }
  const [vip, party, still, convoy] = OPERATIONS
  return { vip: deck(vip), party: deck(party), still: deck(still), convoy: deck(convoy) }
}

/** Turns the top card of every deck face up. */
function topsOf(decks: Secret['decks']): Open['deckTops'] {
  const top = (type: Operation) => decks[type].cards.pop() ?? null
  const [vip, party, still, convoy] = OPERATIONS
  return { vip: top(vip), party: top(party), still: top(still), convoy: top(convoy) }
}

/** SPK-3.20, 3.21. */
function ships(box: Box, crates: string[], table: SpkTable): Open['ships'] {
  const ports = table.shuffle(box.ports.map((_, port) => port))
  return Object.keys(box.ship).map((ship) => ({
    ship,
    port: ports.pop() ?? 0,
    barrels: box.components.setup.barrelsPerShip,
    crate: crates.pop() ?? null,
  }))
}

/** SPK-3.15, SPK-R28: three stacks as equal as possible. */
function threeStacks<T>(items: readonly T[]): T[][] {
  const first = Math.ceil(items.length / 3)
  const second = first + Math.ceil((items.length - first) / 2)
  return [items.slice(0, first), items.slice(first, second), items.slice(second)]
}

/** SPK-3.4 to 3.7: an A mobster for each of these districts, with a speakeasy beside every space. */
function settleMobsters({ open, secret }: Speakeasy, box: Box, districts: readonly District[]): void {
  for (const district of districts) {
    const tile = secret.tiles.A.pop()
    if (tile === undefined) continue
    open.mobs[district] = { tile, faceUp: true, holder: ON_BOARD }
    for (const place of item(box.spacesIn, district)) {
      item(open.spaces, place).mob = true
      open.mobSupply--
    }
  }
  secret.tilesGone.push(...secret.tiles.A.splice(0).sort())
}

export function setUp(box: Box, _seats: number, options: Options, table: SpkTable): Speakeasy {
  const { components: c, numbers } = box
  const { blocked, left: threats } = block(box, table.shuffle([...DISTRICTS]), table)
  const cops = table.shuffle([...DISTRICTS])
  const families = colorsOf(box, options, table).map((color) => newFamily(box, color))
  const tokens = table.shuffle(c.cityTokens.kinds.flatMap((kind) => Array<string>(kind.count).fill(kind.id)))
  const crates = table.shuffle(Object.keys(box.crate))
  const helperDeck = table.shuffle(Object.keys(box.helper))
  const tilesOf = (letter: Letter) =>
    table.shuffle(Object.keys(box.mobster).filter((id) => must(box.mobster, id).letter === letter))
  // SPK-R45: chance draws the starting player; the others follow clockwise.
  const first = options.first ?? table.below(box.families)
  const settled = threats.splice(0, numbers.mobsterATiles)
  const tiles = { A: tilesOf('A'), B: tilesOf('B'), C: tilesOf('C'), D: tilesOf('D') }
  const objectives = { zoneTiles: zoneTiles(box, table), parkTiles: parkTiles(box, table) }
  const own = families.map(() => newOwn(box))
  const decks = deal(box, own, table)
  const fleet = ships(box, crates, table)
  const open: Open = {
    act: 1,
    round: 0,
    phase: 'setUpRound',
    turn: null,
    families,
    upper: Array.from({ length: numbers.turnOrderColumns }, (_, i): Seat => (first + i) % box.families),
    lower: Array<null>(numbers.turnOrderColumns).fill(null),
    queue: [],
    capoAt: Object.fromEntries(box.contacts.map((contact) => [contact, null])),
    atRestaurant: [],
    blocked,
    spaces: box.spaces.map(
      ({ district }): Space => ({
        token: blocked.includes(district) ? null : (tokens.pop() ?? null),
        mob: false,
        owner: -1,
        slot: null,
        guarded: false,
        barrel: false,
      }),
    ),
    mobs: Array<Mob | null>(DISTRICTS.length + 1).fill(null),
    cops: next(cops, c.setup.copsAtSetup),
    threats: next(threats, numbers.mobsterTokensFaceDown[0]),
    patrols: next(cops, c.setup.copTokensFaceDown[0]),
    mobSupply: c.componentCounts.mobsterSpeakeasies,
    tokenOpen: ZONES.map(() => tokens.pop() ?? null),
    tokenMiddle: ZONES.map(() => []),
    tokensPlayed: [],
    ...objectives,
    deckTops: topsOf(decks),
    helperRow: helperDeck.splice(-c.setup.helperDisplay),
    ships: fleet,
    crateTop: crates.pop() ?? null,
    barrels: c.componentCounts.barrels - c.ships.items.length * c.setup.barrelsPerShip,
    leverage: c.componentCounts.leverageTokens,
    docks: Array<null>(ZONES.length * c.docks.rows).fill(null),
    cooked: Object.fromEntries(box.objectives.map(({ id }) => [id, []])),
    raised: null,
    war: null,
    control: { downtown: noControl(box), midtown: noControl(box), uptown: noControl(box) },
    sheet: null,
  }
  const secret: Secret = {
    families: own,
    threatStacks: numbers.mobsterTokensFaceDown.slice(1).map((count) => threats.splice(0, count)),
    patrolStacks: c.setup.copTokensFaceDown.slice(1).map((count) => cops.splice(0, count)),
    tiles,
    tilesGone: [],
    tokenStacks: threeStacks(tokens),
    decks,
    helperDeck,
    crates,
  }
  const state = { open, secret }
  settleMobsters(state, box, settled)
  table.tell({ type: 'began', seat: first })
  table.then('setUpRound', {})
  return state
}

/** SPK-3.10, 4.7: every marker on the lowest space. */
const noControl = (box: Box): number[] => Array<number>(box.families + 1).fill(0)
