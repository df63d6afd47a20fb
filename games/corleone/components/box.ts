// The components made ready for one table: everything looked up by id, icons merged, options made once.

import { type Ability, abilitiesFrom, merge } from '../effects/vocabulary.ts'
import type { Components } from './schema.ts'
import type {
  AllyId,
  BusinessId,
  CommonGood,
  FamilyId,
  FigureId,
  JobColor,
  JobId,
  NeutralId,
  Role,
  SpaceId,
  TurfId,
  Value,
} from '../words.ts'

interface Business {
  readonly id: BusinessId
  readonly front: readonly Ability[] | null
  readonly back: readonly Ability[]
  readonly color: 'printed' | 'blue' | 'red'
}

export interface Job {
  readonly id: JobId
  readonly color: JobColor
  readonly requires: readonly CommonGood[]
  readonly ability: readonly Ability[]
  readonly money: readonly Value[]
  readonly copies: number
}

interface Ally {
  readonly id: AllyId
  readonly act: number
  readonly effects: readonly Ability[]
}

interface Turf {
  readonly id: TurfId
  readonly number: number | null
  readonly printed: BusinessId
}

interface Space {
  readonly id: SpaceId
  readonly turfs: readonly TurfId[]
}

export type Figure =
  | {
      readonly id: FigureId
      readonly family: FamilyId
      readonly kind: 'familyMember'
      readonly role: Role
      readonly fromAct: number
    }
  | { readonly id: FigureId; readonly family: FamilyId; readonly kind: 'thug' }
  | { readonly id: NeutralId; readonly family: null; readonly kind: 'familyMember' | 'thug' | 'chief' }

export interface Box {
  readonly components: Components
  readonly seats: number
  readonly acts: Components['acts']['list']
  readonly openJobs: number
  readonly allyRow: number
  readonly thugs: number
  readonly setupTurfs: readonly TurfId[]
  /** The numbered turfs in order, and Central Park last. */
  readonly turfs: readonly Turf[]
  readonly numbered: readonly TurfId[]
  /** The printed business of each turf. */
  readonly printed: { readonly [turf: TurfId]: BusinessId }
  /** The family spaces in use at this player count, in the order of the file. */
  readonly spaces: readonly Space[]
  readonly unusedSpaces: readonly Space[]
  readonly space: { readonly [id: SpaceId]: Space }
  readonly spacesAt: { readonly [turf: TurfId]: readonly SpaceId[] }
  readonly business: { readonly [id: BusinessId]: Business }
  readonly job: { readonly [id: JobId]: Job }
  readonly ally: { readonly [id: AllyId]: Ally }
  readonly figure: { readonly [id: FigureId]: Figure }
  readonly families: readonly FamilyId[]
  readonly markers: number
  /** The abilities of several backs together. */
  backs(businesses: readonly BusinessId[]): readonly Ability[]
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(items.map((item) => [item.id, item]))

function figuresOf(c: Components): Figure[] {
  const family = c.families.list.flatMap((one): Figure[] => [
    ...one.members.map(
      (member): Figure => ({
        id: `${one.id}-${member.role}`,
        family: one.id,
        kind: 'familyMember',
        role: member.role,
        fromAct: member.fromAct,
      }),
    ),
    ...[1, 2, 3].map((n): Figure => ({ id: `${one.id}-thug-${n}`, family: one.id, kind: 'thug' })),
  ])
  return [
    ...family,
    { id: 'mayor', family: null, kind: 'familyMember' },
    { id: 'union-boss', family: null, kind: 'thug' },
    { id: 'police-chief', family: null, kind: 'chief' },
  ]
}

/** The merged backs of several businesses, each list made once: a tree of businesses, one branch a list. */
class Backs {
  readonly #business: { readonly [id: BusinessId]: Business }
  readonly #own: readonly Ability[]
  readonly #next = new Map<BusinessId, Backs>()

  constructor(business: { readonly [id: BusinessId]: Business }, before: readonly Ability[] = []) {
    this.#business = business
    this.#own = before
  }

  of(businesses: readonly BusinessId[], from = 0): readonly Ability[] {
    const id = businesses[from]
    return id === undefined ? this.#own : this.#after(id).of(businesses, from + 1)
  }

  #after(id: BusinessId): Backs {
    const known = this.#next.get(id)
    if (known) return known
    const next = new Backs(this.#business, merge([...this.#own, ...(this.#business[id]?.back ?? [])]))
    this.#next.set(id, next)
    return next
  }
}

const opened = new WeakMap<Components, Map<number, Box>>()

/** The box of these components for so many seats; made once, since nobody ever changes it. */
export function openBox(c: Components, seats: number): Box {
  const boxes = opened.get(c) ?? new Map<number, Box>()
  opened.set(c, boxes)
  const box = boxes.get(seats) ?? makeBox(c, seats)
  boxes.set(seats, box)
  return box
}

function makeBox(c: Components, seats: number): Box {
  const numbers = c.players.byCount[String(seats) as '2' | '3' | '4' | '5']
  const turfs = c.turfs.list
    .map((turf): Turf => ({ id: turf.id, number: turf.number, printed: turf.printedBusiness }))
    .sort((a, b) => (a.number ?? 99) - (b.number ?? 99))
  const used = (space: { readonly minPlayers: number }) => numbers.use3PlusSpaces || space.minPlayers <= 2
  const spaces = c.familySpaces.list.filter(used).map(({ id, turfs: at }): Space => ({ id, turfs: at }))
  const business = byId([
    ...c.printedBusinesses.list.map(
      (one): Business => ({
        id: one.id,
        front: one.front && abilitiesFrom(one.front),
        back: abilitiesFrom(one.back),
        color: 'printed',
      }),
    ),
    ...c.businessTiles.list.map(
      (one): Business => ({
        id: one.id,
        front: abilitiesFrom(one.front),
        back: abilitiesFrom(one.back),
        color: one.color,
      }),
    ),
  ])
  const backs = new Backs(business)
  return {
    components: c,
    seats,
    acts: c.acts.list.toSorted((a, b) => a.act - b.act),
    openJobs: numbers.openJobs,
    allyRow: numbers.allies,
    thugs: numbers.thugs,
    setupTurfs: numbers.setupBlueTurfs,
    turfs,
    numbered: turfs.filter((turf) => turf.number !== null).map((turf) => turf.id),
    printed: Object.fromEntries(turfs.map((turf) => [turf.id, turf.printed])),
    spaces,
    unusedSpaces: c.familySpaces.list.filter((space) => !used(space)),
    space: byId(spaces),
    spacesAt: Object.fromEntries(
      turfs.map((turf) => [
        turf.id,
        spaces.filter((space) => space.turfs.includes(turf.id)).map((s) => s.id),
      ]),
    ),
    business,
    job: byId(
      c.jobs.list.map(
        ({ id, color, requires, ability, money, count }): Job => ({
          id,
          color,
          requires,
          ability: abilitiesFrom(ability),
          money,
          copies: count,
        }),
      ),
    ),
    ally: byId(
      c.allies.list.map(({ id, act, effects }): Ally => ({ id, act, effects: abilitiesFrom(effects) })),
    ),
    figure: byId(figuresOf(c)),
    families: c.families.list.map((family) => family.id),
    markers: c.controlMarkers.perFamily,
    backs: (businesses) => backs.of(businesses),
  }
}
