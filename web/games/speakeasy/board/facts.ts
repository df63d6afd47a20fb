// Sums over what lies on the board, for drawing: what burns, what threatens, how far a truck comes.

import type { Prompt, Seat } from '@backroom/engine'
import {
  type Box,
  type District,
  type Effect,
  freeDefence,
  type Kind,
  type Location,
  type ShipAt,
  type Space,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'
import { knownState } from '../game.ts'

/** SPK-6.3: no cop in the district, or a family member on the building. */
export const burns = (view: SpeakeasyView, space: Space, district: District): boolean =>
  space.owner >= 0 && (space.guarded || !view.cops.includes(district))

export const kindAt = (box: Box, space: Space): Kind | null =>
  space.slot === null ? null : (box.slot[space.slot]?.kind ?? null)

/** The numbers a mobster of this act's stack can attack with; null when no war is coming. */
export function warRange(box: Box, act: number): readonly [number, number] | null {
  const letter = box.acts[Math.max(1, act) - 1]?.mobsterStack
  const wars = Object.values(box.mobster)
    .filter((mobster) => mobster.letter === letter)
    .map(({ war }) => war)
  return wars.length === 0 ? null : [Math.min(...wars), Math.max(...wars)]
}

export type Danger = 'safe' | 'close' | 'lost'

/** What a building can put up against a war by itself, and with all goons; and how that compares with what may come. */
export function standAgainst(
  view: SpeakeasyView,
  box: Box,
  seat: Seat,
  place: number,
  [least, most]: readonly [number, number],
): { readonly own: number; readonly goons: number; readonly danger: Danger } {
  const own = freeDefence(knownState(view), box, seat, place)
  const goons = view.families[seat]?.goons ?? 0
  const danger = own >= most ? 'safe' : own + goons >= least ? 'close' : 'lost'
  return { own, goons, danger }
}

/** How many borders lie between a district and every other; SPK-16.6. */
export function distancesFrom(box: Box, from: District): readonly number[] {
  const steps = box.neighbours.map(() => Number.POSITIVE_INFINITY)
  steps[from] = 0
  const queue = [from]
  for (const here of queue)
    for (const next of box.neighbours[here] ?? []) {
      const cost = (steps[here] ?? 0) + 1
      if (cost < (steps[next] ?? 0)) {
        steps[next] = cost
        queue.push(next)
      }
    }
  return steps
}

/** SPK-16.11: what the next barrel of a ship costs, and what the ship withstands. */
export function shipNumbers(
  box: Box,
  { ship, barrels }: ShipAt,
): { readonly price: number; readonly defence: number } {
  const known = box.ship[ship]
  return {
    price: known?.prices[Math.max(0, barrels - 1)] ?? 0,
    defence: known?.defence[box.components.setup.barrelsPerShip - barrels] ?? 0,
  }
}

/** SPK-16.13: clockwise, the next port without a ship. */
export function nextPort(view: SpeakeasyView, box: Box, { port }: ShipAt): number {
  let next = port
  do next = (next + 1) % box.ports.length
  while (view.ships.some((other) => other.port === next))
  return next
}

const sameAction = (effect: Effect): string => {
  const { op } = effect
  if (effect.op === 'build') return `${op} ${effect.kinds.join()}`
  return 'type' in effect ? `${op} ${effect.type}` : op
}

interface Posted {
  /** What every contact of the location does. */
  readonly framed: readonly Effect[]
  readonly contacts: readonly { readonly id: string; readonly own: readonly Effect[] }[]
}

/** The effects that stand framed at a location, and those that belong to one contact only. */
export function postedAt(box: Box, location: Location): Posted {
  const contacts = Object.values(box.contact).filter((contact) => contact.location === location)
  const rows = contacts.map((contact) => contact.rows.flat())
  const common = (effect: Effect): boolean =>
    rows.every((effects) => effects.some((other) => sameAction(other) === sameAction(effect)))
  const alone = contacts.length === 1
  const last = contacts[0]?.rows.at(-1) ?? []
  const framed = alone ? last : (rows[0] ?? []).filter(common)
  const own = contacts.map(({ id }, i) => ({
    id,
    own: (rows[i] ?? []).filter((effect) => (alone ? !last.includes(effect) : !common(effect))),
  }))
  // Where nobody has anything of their own, the common thing stands on the medallions.
  if (own.every((one) => one.own.length === 0))
    return { framed: [], contacts: contacts.map(({ id }, i) => ({ id, own: rows[i] ?? [] })) }
  return {
    framed: framed.map((effect) =>
      effect.op === 'play_operation' ? { op: effect.op, type: effect.type } : effect,
    ),
    contacts: own.map((one, i) => ({ id: one.id, own: one.own.length > 0 ? one.own : (rows[i] ?? []) })),
  }
}

export const FILTERS = ['all', 'lights', 'threat', 'reach'] as const
export type Filter = (typeof FILTERS)[number]

/** What the open question stresses on the map. */
export function filterFor(prompt: Prompt | null): Filter {
  switch (prompt?.key) {
    case 'drive':
      return 'reach'
    case 'protect':
    case 'sell':
      return 'lights'
    case 'warTurn':
    case 'defend':
      return 'threat'
    default:
      return 'all'
  }
}
