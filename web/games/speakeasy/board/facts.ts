// Sums over what lies on the board, for drawing: what burns, what threatens, what stands at a location.

import type { Prompt } from '@backroom/engine'
import {
  type Box,
  type District,
  type Effect,
  type Location,
  operates,
  type Space,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'

/** A building that operates is lit. */
export const burns = (view: SpeakeasyView, space: Space, district: District): boolean =>
  space.owner >= 0 && operates(view, space, district)

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
