// The components made ready for one table: everything looked up by id, the board side and numbers of the families.

import type { Effect } from '../effects/vocabulary.ts'
import {
  type Card,
  cardOf,
  type Crate,
  crateOf,
  type Mobster,
  mobsterOf,
  type Objective,
  objectiveOf,
  type ParkTile,
  parkTileOf,
  type Port,
  type Ship,
  shipOf,
  type Slot,
  slotOf,
} from './pieces.ts'
import type { Requirement } from './printed.ts'
import type { Components } from './schema.ts'
import type {
  ContactId,
  District,
  EffectsId,
  HelperId,
  Kind,
  Location,
  Mode,
  SlotId,
  SpaceId,
  TokenId,
  Zone,
} from '../words.ts'

type ById<T> = { readonly [id: string]: T }

interface SpaceOfMap {
  readonly id: SpaceId
  readonly district: District
  readonly zone: Zone
}

interface Contact {
  readonly id: ContactId
  readonly location: Location
  readonly rows: readonly (readonly Effect[])[]
}

/** What a build effect allows. */
export interface Kit {
  readonly kinds: readonly Kind[]
  readonly modes: readonly Mode[]
  readonly ignoreDefence: boolean
}

export interface Box {
  readonly components: Components
  readonly families: number
  readonly rebuildStill: boolean
  /** SPK-29: the seat of whoever plays alone against bots. */
  readonly solo: number | null
  readonly numbers: Components['setup']['2']
  readonly extraDiscard: readonly number[]
  readonly acts: Components['acts']
  /** All building spaces of the board side, by district and number. */
  readonly spaces: readonly SpaceOfMap[]
  readonly placeOf: ById<number>
  /** By district number: the places of its spaces in `spaces`, its neighbours, its zone, its port. */
  readonly spacesIn: readonly (readonly number[])[]
  readonly neighbours: readonly (readonly District[])[]
  readonly zoneOf: readonly Zone[]
  readonly portIn: readonly number[]
  readonly ports: readonly Port[]
  readonly contact: ById<Contact>
  /** The contacts that take one capo an act, and the one that takes any number. */
  readonly contacts: readonly ContactId[]
  readonly restaurant: ContactId
  readonly slot: ById<Slot>
  readonly slots: readonly SlotId[]
  readonly card: ById<Card>
  readonly mobster: ById<Mobster>
  readonly crate: ById<Crate>
  readonly ship: ById<Ship>
  readonly token: ById<readonly Effect[]>
  readonly helper: ById<{ readonly bottle: string; readonly effects: readonly Effect[] }>
  readonly bottle: ById<number>
  readonly objectives: readonly Objective[]
  readonly objective: ById<Objective>
  readonly parkTile: ById<ParkTile>
  readonly zoneTile: ById<{ readonly number: number; readonly req: Requirement }>
  readonly effects: ById<readonly Effect[]>
  readonly kit: ById<Kit>
  /** Effects by the reputation that gives them. */
  readonly reputationAt: ReadonlySet<number>
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): ById<T> =>
  Object.fromEntries(items.map((item) => [item.id, item]))

/** A build effect by what it allows. */
export const kitId = (build: {
  readonly kinds: readonly Kind[]
  readonly modes: readonly Mode[]
  readonly ignoreDefence?: boolean | undefined
}): string => `${build.kinds.join('+')}|${build.modes.join('+')}${build.ignoreDefence ? '|ignore' : ''}`

export interface BoxOptions {
  readonly components: Components
  readonly families: number
  readonly rebuildStill: boolean
  readonly solo: number | null
}

const opened = new WeakMap<Components, Map<string, Box>>()

/** The box of these components for such a table; made once, since nobody ever changes it. */
export function openBox(options: BoxOptions): Box {
  const boxes = opened.get(options.components) ?? new Map<string, Box>()
  opened.set(options.components, boxes)
  const key = `${options.families}${options.rebuildStill ? ' rebuild' : ''} ${options.solo}`
  const box = boxes.get(key) ?? makeBox(options)
  boxes.set(key, box)
  return box
}

type Count = '2' | '3' | '4'

function theMap(c: Components, count: Count) {
  const spaces: SpaceOfMap[] = []
  const spacesIn: number[][] = [[]]
  const neighbours: (readonly District[])[] = [[]]
  const zoneOf: Zone[] = ['downtown']
  const portIn: number[] = [-1]
  for (const { id, zone, port, ...district } of c.districts.toSorted((a, b) => a.id - b.id)) {
    spacesIn[id] = []
    for (let n = 1; n <= district.spaces[count]; n++) {
      spacesIn[id].push(spaces.length)
      spaces.push({ id: `${id}-${n}`, district: id, zone })
    }
    neighbours[id] = district.neighbours
    zoneOf[id] = zone
    portIn[id] = c.ports.clockwise.findIndex((one) => one.id === port)
  }
  const placeOf = Object.fromEntries(spaces.map((space, place) => [space.id, place]))
  return { spaces, placeOf, spacesIn, neighbours, zoneOf, portIn }
}

function contactsOf(c: Components, side: '1-2' | '3-4'): Contact[] {
  return c.locations.items.flatMap((location) =>
    location.contacts[side].map(({ id, rows }): Contact => ({ id, location: location.id, rows })),
  )
}

/** Every list of effects by where it is printed. */
function effectsOf(c: Components, contacts: readonly Contact[]): { [id: EffectsId]: readonly Effect[] } {
  const lists: { [id: EffectsId]: readonly Effect[] } = {}
  for (const { slot, bonus } of c.operationsBoard.buildings) lists[`slot:${slot}`] = bonus
  for (const { id, bonus } of c.operationCards.items) lists[`card:${id}`] = bonus
  for (const { id, effects } of c.cityTokens.kinds) lists[`token:${id}`] = effects
  for (const { id, effects } of c.helperCards.items) lists[`helper:${id}`] = effects
  for (const { at, effects } of c.reputationTrack.bonuses) lists[`reputation:${at}`] = effects
  for (const { id, bonus } of c.bookObjectives.items) lists[`book:${id}`] = bonus
  c.docks.rowBonuses.forEach((bonus, row) => {
    lists[`docks:${row}`] = bonus
  })
  for (const { id, rows } of contacts)
    rows.forEach((row, i) => {
      lists[`contact:${id}:${i}`] = row
    })
  return lists
}

function kitsOf(lists: ById<readonly Effect[]>): { [id: string]: Kit } {
  const kits: { [id: string]: Kit } = {}
  for (const effect of Object.values(lists).flat())
    if (effect.op === 'build')
      kits[kitId(effect)] = {
        kinds: effect.kinds,
        modes: effect.modes,
        ignoreDefence: effect.ignoreDefence === true,
      }
  return kits
}

function makeBox({ components: c, families, rebuildStill, solo }: BoxOptions): Box {
  const count = String(families) as Count
  const numbers = c.setup[count]
  const contacts = contactsOf(c, numbers.boardSide)
  const effects = effectsOf(c, contacts)
  const objectives = c.bookObjectives.items.map(objectiveOf)
  return {
    components: c,
    families,
    rebuildStill,
    solo,
    numbers,
    extraDiscard: c.turnOrderTrack.extraDiscardPositions[count],
    acts: c.acts,
    ...theMap(c, count),
    ports: c.ports.clockwise,
    contact: byId(contacts),
    contacts: contacts.filter((one) => one.location !== 'restaurant').map((one) => one.id),
    restaurant: contacts.find((one) => one.location === 'restaurant')?.id ?? '',
    slot: byId(c.operationsBoard.buildings.map(slotOf)),
    slots: c.operationsBoard.buildings.map((building) => building.slot),
    card: byId(c.operationCards.items.map(cardOf)),
    mobster: byId(c.mobsters.items.map(mobsterOf)),
    crate: byId(c.crates.items.map(crateOf)),
    ship: byId(c.ships.items.map(shipOf)),
    token: Object.fromEntries(c.cityTokens.kinds.map((one) => [one.id, one.effects])),
    helper: Object.fromEntries(
      c.helperCards.items.map(({ id, bottle, effects: does }): [HelperId, Box['helper'][string]] => [
        id,
        { bottle, effects: does },
      ]),
    ),
    bottle: Object.fromEntries(c.bottles.items.map((one) => [one.id, one.value])),
    objectives,
    objective: byId(objectives),
    parkTile: byId(c.centralParkObjectives.items.map(parkTileOf)),
    zoneTile: Object.fromEntries(
      c.zoneObjectives.items.map(({ id, number, req }): [TokenId, Box['zoneTile'][string]] => [
        id,
        { number, req },
      ]),
    ),
    effects,
    kit: kitsOf(effects),
    reputationAt: new Set(c.reputationTrack.bonuses.map((bonus) => bonus.at)),
  }
}
