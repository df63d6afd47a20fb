// Lays out a position: whatever is not named stays as the set-up left it, in a city without cops and mobsters.

import type { Box } from '../components/box.ts'
import { dockOption } from '../steps/members.ts'
import { type Family, familyOf, handOf, item, must, ON_BOARD, ownOf, type Speakeasy } from '../state.ts'
import { OPERATIONS, type Level, type Zone } from '../words.ts'

export interface FamilyArrangement {
  readonly pocket?: number
  readonly safe?: number
  readonly levels?: { readonly [level in Level]?: number }
  readonly goons?: number
  readonly leverage?: number
  readonly vip?: number
  /** Members left in the supply. */
  readonly members?: number
  readonly books?: number
  /** The cards in hand, all of them drawn in view of everybody. */
  readonly hand?: readonly string[]
  /** Cards that only their holder has seen. */
  readonly dealt?: readonly string[]
  /** Cards on the operations board. */
  readonly area?: readonly string[]
  readonly tokens?: readonly string[]
  readonly helpers?: readonly string[]
  readonly used?: readonly string[]
  readonly crates?: readonly string[]
  readonly cellar?: number
  readonly trucks?: readonly (readonly [district: number, load: number])[]
  /** The district of the associate. */
  readonly associate?: number
  readonly helped?: readonly string[]
  /** Buildings that have left the operations board, besides those on the map. */
  readonly without?: readonly string[]
  readonly capos?: number
}

export interface Arrangement {
  readonly act?: number
  readonly round?: number
  /** Turn order, from the left. */
  readonly order?: readonly string[]
  readonly families?: { readonly [color: string]: FamilyArrangement }
  /** A space holds `mob`, or a building such as `blue S1 guarded barrel`. */
  readonly map?: { readonly [space: string]: string }
  /** City tokens on spaces. */
  readonly tokensAt?: { readonly [space: string]: string | null }
  /** Mobsters in their districts; their speakeasies stand in `map`. */
  readonly mobs?: { readonly [district: number]: string }
  readonly cops?: readonly number[]
  readonly threats?: readonly number[]
  readonly patrols?: readonly number[]
  readonly ships?: {
    readonly [ship: string]: { readonly at?: number; readonly barrels?: number; readonly crate?: string }
  }
  /** `downtown-1: blue` */
  readonly docks?: { readonly [dock: string]: string }
  readonly cooked?: { readonly [objective: string]: readonly string[] }
  readonly capos?: { readonly [contact: string]: string }
  readonly restaurant?: readonly string[]
  readonly helperRow?: readonly string[]
  readonly display?: {
    readonly middle?: readonly (readonly string[])[]
    readonly open?: readonly (string | null)[]
  }
  readonly parkTiles?: readonly string[]
  readonly zoneTiles?: { readonly [zone in Zone]?: string }
  readonly supply?: { readonly barrels?: number; readonly leverage?: number; readonly mobs?: number }
  /** The next tiles of a mobster stack, the top one first. */
  readonly tiles?: {
    readonly B?: readonly string[]
    readonly C?: readonly string[]
    readonly D?: readonly string[]
  }
  /** The top card of a deck, first, and so on. */
  readonly decks?: { readonly [type: string]: readonly string[] }
}

const quiet = ({ open }: Speakeasy): void => {
  open.cops = []
  open.patrols = []
  open.threats = []
  open.mobs = open.mobs.map(() => null)
  for (const space of open.spaces) {
    if (space.mob) open.mobSupply++
    space.mob = false
  }
}

/** Takes a card out of every deck, hand and area. */
function fetch({ open, secret }: Speakeasy, card: string): void {
  for (const type of OPERATIONS) {
    const { cards } = secret.decks[type]
    if (open.deckTops[type] === card) open.deckTops[type] = cards.pop() ?? null
    else if (cards.includes(card)) cards.splice(cards.indexOf(card), 1)
  }
  for (const own of secret.families) {
    own.dealt = own.dealt.filter((one) => one !== card)
    own.drawn = own.drawn.filter((one) => one !== card)
  }
}

function arrangeFamily(state: Speakeasy, box: Box, seat: number, wanted: FamilyArrangement): void {
  const { open, secret } = state
  const family: Family = familyOf(open, seat)
  const own = ownOf(secret, seat)
  const { pocket, safe, goons, leverage, cellar, capos, associate } = wanted
  Object.assign(
    family,
    Object.fromEntries(
      Object.entries({ pocket, goons, cellar, capos }).filter(([, value]) => value !== undefined),
    ),
  )
  if (safe !== undefined) own.safe = safe
  Object.assign(family.levels, wanted.levels)
  if (leverage !== undefined) {
    open.leverage -= leverage
    family.leverage = leverage
  }
  if (wanted.members !== undefined) family.members.supply = wanted.members
  if (wanted.vip !== undefined) {
    family.members.supply -= wanted.vip
    family.members.vip = wanted.vip
  }
  if (wanted.books !== undefined) {
    family.books.supply -= wanted.books
    family.books.board = wanted.books
  }
  if (wanted.hand || wanted.dealt) {
    for (const card of handOf(own)) secret.decks[must(box.card, card).type].cards.unshift(card)
    own.dealt = []
    own.drawn = []
    for (const card of [...(wanted.hand ?? []), ...(wanted.dealt ?? [])]) fetch(state, card)
    own.drawn = [...(wanted.hand ?? [])]
    own.dealt = [...(wanted.dealt ?? [])]
  }
  for (const card of wanted.area ?? []) {
    fetch(state, card)
    family.area[must(box.card, card).type] = card
  }
  for (const key of ['tokens', 'helpers', 'crates', 'helped'] as const)
    if (wanted[key]) family[key] = [...wanted[key]]
  if (wanted.used) own.used = [...wanted.used]
  for (const helper of [...family.helpers, ...own.used]) {
    secret.helperDeck = secret.helperDeck.filter((one) => one !== helper)
    if (open.helperRow.includes(helper))
      open.helperRow[open.helperRow.indexOf(helper)] = secret.helperDeck.pop() ?? ''
  }
  wanted.trucks?.forEach(([district, load], i) =>
    Object.assign(item(family.trucks, i), { at: district, load }),
  )
  for (const slot of wanted.without ?? []) {
    family.slots.splice(family.slots.indexOf(slot), 1)
    family.lost.push(slot)
  }
  if (associate !== undefined) {
    family.associate = associate
    const mob = open.mobs[associate]
    if (mob) mob.holder = seat
  }
}

function arrangeMap(
  { open, secret }: Speakeasy,
  box: Box,
  wanted: Arrangement,
  seatOf: (color: string) => number,
): void {
  for (const [district, tile] of Object.entries(wanted.mobs ?? {})) {
    open.mobs[Number(district)] = { tile, faceUp: true, holder: ON_BOARD }
    for (const letter of ['A', 'B', 'C', 'D'] as const)
      secret.tiles[letter] = secret.tiles[letter].filter((one) => one !== tile)
  }
  for (const [id, what] of Object.entries(wanted.map ?? {})) {
    const space = item(open.spaces, must(box.placeOf, id))
    if (what === 'mob') {
      space.mob = true
      open.mobSupply--
      continue
    }
    const [color = '', slot = '', ...flags] = what.split(' ')
    const family = familyOf(open, seatOf(color))
    if (!family.slots.includes(slot)) throw new Error(`${color} has no ${slot} left`)
    family.slots.splice(family.slots.indexOf(slot), 1)
    Object.assign(space, { token: null, owner: seatOf(color), slot })
    space.guarded = flags.includes('guarded')
    space.barrel = flags.includes('barrel')
    if (space.guarded) family.members.supply--
    if (space.barrel) open.barrels--
  }
  for (const [id, token] of Object.entries(wanted.tokensAt ?? {}))
    item(open.spaces, must(box.placeOf, id)).token = token
}

function arrangeShips(
  { open, secret }: Speakeasy,
  box: Box,
  wanted: NonNullable<Arrangement['ships']>,
): void {
  const named = Object.keys(wanted)
  const taken = Object.values(wanted).flatMap(({ at: district }) =>
    district ? [item(box.portIn, district)] : [],
  )
  // The ships that are not named make way.
  const free = box.ports.map((_, port) => port).filter((port) => !taken.includes(port))
  for (const ship of open.ships) if (!named.includes(ship.ship)) ship.port = free.pop() ?? 0
  for (const [id, { at: district, barrels, crate }] of Object.entries(wanted)) {
    const ship = open.ships.find((one) => one.ship === id)
    if (!ship) throw new Error(`no ship is called ${id}`)
    if (district) ship.port = item(box.portIn, district)
    if (barrels !== undefined) ship.barrels = barrels
    if (crate) {
      const nextCrate = () => {
        const top = open.crateTop
        open.crateTop = secret.crates.pop() ?? null
        return top
      }
      if (open.crateTop === crate) nextCrate()
      secret.crates = secret.crates.filter((one) => one !== crate)
      for (const other of open.ships) if (other.crate === crate) other.crate = nextCrate()
      ship.crate = crate
    }
  }
}

export function arrange(
  state: Speakeasy,
  box: Box,
  wanted: Arrangement,
  seatOf: (color: string) => number,
): void {
  const { open, secret } = state
  quiet(state)
  open.phase = 'rounds'
  open.act = wanted.act ?? 1
  open.round = wanted.round ?? 1
  if (wanted.order) open.upper = wanted.order.map(seatOf)
  arrangeMap(state, box, wanted, seatOf)
  for (const [color, family] of Object.entries(wanted.families ?? {}))
    arrangeFamily(state, box, seatOf(color), family)
  for (const key of ['cops', 'threats', 'patrols'] as const) if (wanted[key]) open[key] = [...wanted[key]]
  if (wanted.ships) arrangeShips(state, box, wanted.ships)
  open.docks.forEach((_, dock) => {
    const color = wanted.docks?.[dockOption(dock).id]
    if (color === undefined) return
    open.docks[dock] = seatOf(color)
    familyOf(open, seatOf(color)).members.supply--
  })
  for (const [objective, colors] of Object.entries(wanted.cooked ?? {}))
    open.cooked[objective] = colors.map(seatOf)
  for (const [contact, color] of Object.entries(wanted.capos ?? {})) {
    open.capoAt[contact] = seatOf(color)
    familyOf(open, seatOf(color)).capos--
  }
  open.atRestaurant = (wanted.restaurant ?? []).map(seatOf)
  if (wanted.helperRow) open.helperRow = [...wanted.helperRow]
  if (wanted.display?.middle) open.tokenMiddle = wanted.display.middle.map((stack) => [...stack])
  if (wanted.display?.open) open.tokenOpen = [...wanted.display.open]
  if (wanted.parkTiles) open.parkTiles = [...wanted.parkTiles]
  Object.assign(open.zoneTiles, wanted.zoneTiles)
  if (wanted.supply?.barrels !== undefined) open.barrels = wanted.supply.barrels
  if (wanted.supply?.leverage !== undefined) open.leverage = wanted.supply.leverage
  if (wanted.supply?.mobs !== undefined) open.mobSupply = wanted.supply.mobs
  for (const letter of ['B', 'C', 'D'] as const)
    if (wanted.tiles?.[letter]) secret.tiles[letter] = wanted.tiles[letter].toReversed()
  for (const type of OPERATIONS) {
    const cards = wanted.decks?.[type]
    if (!cards) continue
    const [top = null, ...below] = cards
    open.deckTops[type] = top
    secret.decks[type] = { cards: below.toReversed(), under: 0 }
  }
}
