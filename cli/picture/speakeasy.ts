// The table of Speakeasy in lines: the districts zone by zone, contacts, ships and docks, displays, objectives, families.

import { type Seat, viewFor } from '@backroom/engine'
import {
  barrelPrice,
  type Box,
  defenceOf,
  type District,
  funds,
  handOf,
  kindOf,
  leverageOf,
  operatesAt,
  OPERATIONS,
  reputationOf,
  Said,
  type Space,
  type SpeakeasyOption,
  type SpeakeasyView,
  vipSeats,
  type Zone,
  ZONES,
} from '@backroom/games/speakeasy'
import type { Look, Picture } from './look.ts'
import { dangersIn, speakeasyOption } from './speakeasyOption.ts'

export function speakeasyPicture(look: Look): Picture {
  const { play, viewer } = look
  // The game's own view, box and options: the id of the game says that they are these.
  const view = viewFor(play, viewer) as SpeakeasyView
  const box = play.box as Box
  const drawing = new Drawing(look, view, box)
  const isHomecoming = typeof viewer === 'number' && play.promptOf(viewer)?.key === 'memberReturns'
  return {
    board: () => drawing.board(),
    // Whoever comes home from the docks gains nothing there.
    detail: (option) =>
      isHomecoming ? null : speakeasyOption(look.words, view, box, option as SpeakeasyOption),
    sheet: () => drawing.sheet(),
  }
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)

class Drawing {
  readonly #look: Look
  readonly #view: SpeakeasyView
  readonly #box: Box
  readonly #said: Said

  constructor(look: Look, view: SpeakeasyView, box: Box) {
    this.#look = look
    this.#view = view
    this.#box = box
    this.#said = new Said(look.words, box)
  }

  #say(key: string, params: { readonly [name: string]: unknown } = {}): string {
    return this.#look.words.say(`board.${key}`, params)
  }

  board(): string[] {
    return [
      ...this.#heading(),
      ...ZONES.flatMap((zone) => ['', ...this.#zone(zone)]),
      '',
      ...this.#contacts(),
      '',
      ...this.#water(),
      '',
      ...this.#displays(),
      '',
      ...this.#objectives(),
      ...this.#view.families.flatMap((_, seat) => ['', ...this.#family(seat)]),
    ]
  }

  #heading(): string[] {
    const { act, phase, round, upper, lower } = this.#view
    const { columns } = this.#box.components.turnOrderTrack
    const order = upper.flatMap((seat, i) =>
      seat === null ? [] : [{ seat, cost: columns[i]?.leverageCost ?? 0 }],
    )
    const next = lower.flatMap((seat, i) => (seat === null ? [] : [{ seat, column: i + 1 }]))
    return [
      this.#say('heading', { act: `act-${act}`, phase, round }),
      ...(order.length > 0 ? [this.#say('order', { order })] : []),
      ...(next.length > 0 ? [this.#say('next', { order: next })] : []),
    ]
  }

  // ——— the map

  #zone(zone: Zone): string[] {
    const { control, families } = this.#view
    const payout = this.#box.components.lucianoPayout[zone]
    const shares = control[zone].slice(0, families.length)
    return [
      this.#say('zone', { zone, payout, shares }),
      ...this.#box.zoneOf.flatMap((one, district) =>
        district > 0 && one === zone ? indented(this.#district(district)) : [],
      ),
    ]
  }

  #district(district: District): string[] {
    const marks = [...dangersIn(this.#look.words, this.#view, district), ...this.#visitors(district)]
    const name = this.#look.words.name(`district-${district}`)
    const spaces = this.#box.spacesIn[district] ?? []
    return [
      [name, ...marks].join(' · '),
      ...(this.#view.blocked.includes(district)
        ? []
        : spaces.map((place) => `    ${this.#say('space', this.#space(place))}`)),
    ]
  }

  #visitors(district: District): string[] {
    const { mobs, ships, families } = this.#view
    const mob = mobs[district]
    const here = { mobster: mob?.tile, strength: mob ? this.#box.mobster[mob.tile]?.strength : 0 }
    const ship = ships.find(({ port }) => this.#box.ports[port]?.district === district)
    const trucks = families.flatMap((family, owner) =>
      family.trucks.filter((truck) => truck.at === district).map(({ load }) => ({ owner, load })),
    )
    return [
      ...(mob?.faceUp
        ? [this.#say(mob.holder < 0 ? 'mobster' : 'associateOf', { ...here, owner: mob.holder })]
        : []),
      ...(ship ? [this.#say('berth', { ship: ship.ship, port: this.#box.ports[ship.port]?.id })] : []),
      ...trucks.map((truck) => this.#say('truck', truck)),
    ]
  }

  #space(place: number): { readonly space: string; readonly what: string } {
    const space = this.#view.spaces[place] as Space
    const what = space.owner < 0 ? [this.#say(space.mob ? 'mob' : 'empty')] : this.#building(space, place)
    if (space.token !== null) what.push(this.#say('token', { token: space.token }))
    return { space: this.#box.spaces[place]?.id ?? '', what: what.join(', ') }
  }

  #building(space: Space, place: number): string[] {
    const kind = kindOf(this.#box, space)
    const open = operatesAt(this.#view, this.#box, place)
    return [
      this.#say('building', { kind, owner: space.owner }),
      ...(space.guarded ? [this.#say('guarded')] : []),
      ...(open ? [] : [this.#say('closed')]),
      ...(space.barrel ? [this.#say('barrel')] : []),
    ]
  }

  // ——— contacts, ships and docks

  #contacts(): string[] {
    const { capoAt, atRestaurant } = this.#view
    const { contacts, restaurant } = this.#box
    return [
      this.#say('locations'),
      ...indented(
        contacts.map((contact) =>
          this.#say('contact', { contact, owner: capoAt[contact], does: this.#said.contact(contact) }),
        ),
      ),
      `    ${this.#say('guests', { contact: restaurant, order: atRestaurant, does: this.#said.contact(restaurant) })}`,
    ]
  }

  #water(): string[] {
    const { ships, docks } = this.#view
    const { rows } = this.#box.components.docks
    return [
      this.#say('ships'),
      ...ships.map((at) => {
        const { ship, port, barrels, crate } = at
        const numbers = { price: barrelPrice(this.#box, at), defence: defenceOf(this.#box, at) }
        const inside = crate && { crate, cash: this.#said.cash(crate), lasting: this.#said.lasting(crate) }
        return `    ${this.#say('ship', { ship, port: this.#box.ports[port]?.id, barrels, ...numbers, ...inside })}`
      }),
      this.#say('docks'),
      ...ZONES.map((zone, at) => {
        const waiting = docks.slice(at * rows, (at + 1) * rows)
        return `    ${this.#say('dock', { zone, rows: waiting.map((owner, row) => ({ row: row + 1, owner })) })}`
      }),
      ...Array.from(
        { length: rows },
        (_, row) =>
          `    ${this.#say('dockBonus', { row: row + 1, does: this.#said.printed(`docks:${row}`) })}`,
      ),
    ]
  }

  // ——— what lies open

  #displays(): string[] {
    const { deckTops, helperRow, tokenOpen, tokenMiddle, barrels, leverage, mobSupply } = this.#view
    const tops = OPERATIONS.flatMap((type) => deckTops[type] ?? [])
    const tokens = [...tokenOpen, ...tokenMiddle.map((stack) => stack.at(-1) ?? null)]
    return [
      this.#say('decks'),
      ...indented(tops.map((card) => this.#card(card))),
      this.#say('helpers'),
      ...indented(helperRow.map((helper) => this.#helper(helper))),
      this.#say('tokens', { tokens: tokens.filter((token) => token !== null) }),
      this.#say('supply', { barrels, leverage, mobs: mobSupply }),
    ]
  }

  #card(card: string): string {
    const type = this.#box.card[card]?.type ?? ''
    const { words } = this.#look
    return `${words.name(card)} (${words.name(type)}) – ${this.#said.card(card)}`
  }

  #helper(helper: string): string {
    return `${this.#look.words.name(helper)} – ${this.#said.helper(helper)}`
  }

  #objectives(): string[] {
    return [
      this.#say('objectives'),
      ...this.#box.objectives.map(({ id }) => {
        const texts = { needs: this.#said.needs(id, this.#view), brings: this.#said.brings(id) }
        return `    ${this.#say('books', { objective: id, ...texts, order: this.#view.cooked[id] ?? [] })}`
      }),
    ]
  }

  // ——— the families

  #family(seat: Seat): string[] {
    const family = this.#view.families[seat]
    if (!family) return []
    const { levels, members, goons, cellar, books, tokens, helpers, crates, slots } = family
    const cards = OPERATIONS.flatMap((type) => family.area[type] ?? [])
    const people = { vip: members.vip, seats: vipSeats(this.#box, family), goons, cellar, books: books.board }
    const mobster = this.#view.mobs[family.associate]?.tile
    const money = { pocket: family.pocket, cards: this.#view.handCounts[seat], capos: family.capos }
    const lines = [
      this.#say('levels', { ...levels, reputation: reputationOf(family) }),
      this.#say('people', {
        ...people,
        leverage: leverageOf(this.#view, this.#box, seat),
        tokens: family.leverage,
      }),
      ...(cards.length > 0 ? [this.#say('area', { cards })] : []),
      ...(tokens.length > 0 ? [this.#say('hasTokens', { tokens })] : []),
      ...(helpers.length > 0 ? [this.#say('hasHelpers', { helpers })] : []),
      ...crates.map((crate) => this.#say('hasCrate', { crate, does: this.#said.lasting(crate) })),
      ...(mobster ? [this.#say('associate', { mobster, does: this.#said.mobster(mobster) })] : []),
      ...(slots.length > 0
        ? [this.#say('left', { kinds: slots.map((slot) => this.#box.slot[slot]?.kind) })]
        : []),
    ]
    return [this.#say('family', { owner: seat, ...money }), ...indented([...lines, ...this.#secrets(seat)])]
  }

  #secrets(seat: Seat): string[] {
    const own = this.#view.secrets[seat]
    if (!own) return []
    return [
      this.#say('safe', { safe: own.safe, funds: funds({ open: this.#view, own, box: this.#box, seat }) }),
      this.#say('hand'),
      ...indented(handOf(own).map((card) => this.#card(card))),
    ]
  }

  sheet(): string[] {
    const { words, names, play } = this.#look
    const { sheet } = this.#view
    if (!sheet) return []
    const { winners = [] } = play.core.over ?? {}
    return [
      words.say('sheet.title'),
      ...sheet.flatMap((line, seat) => [
        names[seat] ?? words.name(this.#view.families[seat]?.color ?? ''),
        ...(['pocket', 'safe', 'buildings', 'bottles', 'total'] as const).map(
          (item) => `    ${words.say(`sheet.${item}`)}: ${words.money(line[item])}`,
        ),
      ]),
      // Where the house has won there is nobody at the table to name.
      ...(winners.length > 0 ? [words.say('sheet.winners', { winners })] : []),
    ]
  }
}
