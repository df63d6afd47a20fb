// What everybody can read off the table: whose cards, where income comes from, who could react, what serves a job.

import type { Seat } from '@backroom/engine'
import {
  type Box,
  type BusinessId,
  type BusinessType,
  type GangsterId,
  isGangster,
  isSeat,
  MONOPOLIES,
  type MonopolyId,
  type NostraView,
  type PrintedOrder,
  type TargetId,
  targetSeat,
} from '@backroom/games/cosa-nostra'
import type { GangsterView } from './game.ts'

/** The seats clockwise, beginning after the viewer; all of them for one who only watches. */
export function othersFrom(view: NostraView, viewer: Seat | null): Seat[] {
  const seats = view.seats.map((_, seat) => seat)
  return viewer === null ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)]
}

export const menOf = (view: NostraView, seat: Seat): GangsterId[] =>
  Object.keys(view.gangsters).filter((id) => {
    const man = view.gangsters[id]
    return man?.owner === seat && man.where === 'play'
  })

/** Those who wait under the Boss. */
export const recruitsOf = (view: NostraView, seat: Seat): GangsterId[] =>
  Object.keys(view.gangsters).filter((id) => {
    const man = view.gangsters[id]
    return man?.owner === seat && man.where === 'boss'
  })

/** The family's own dead, whoever has them as trophies. */
export const deadOf = (view: NostraView, box: Box, seat: Seat): GangsterId[] =>
  Object.keys(view.gangsters).filter(
    (id) => view.gangsters[id]?.where === 'dead' && box.gangster[id]?.family === view.seats[seat]?.family,
  )

export const businessesOf = (view: NostraView, box: Box, seat: Seat): BusinessId[] => {
  const rank = (id: BusinessId) =>
    box.components.businessTypes.findIndex((type) => type.id === box.business[id]?.type)
  return Object.keys(view.businesses)
    .filter((id) => view.businesses[id]?.owner === seat)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

export const isBusy = (man: GangsterView): boolean => man.back !== null || man.purchase !== null

/** LCN-6.4: how many tasks each family has still before it. */
export const tasksLeft = (view: NostraView, seat: Seat): number =>
  menOf(view, seat).filter((id) => {
    const man = view.gangsters[id]
    return man !== undefined && isBusy(man)
  }).length

export interface Source {
  readonly id: BusinessId | MonopolyId
  readonly amount: number
  /** Turned over: it earns nothing until the next round. */
  readonly earns: boolean
}

/** LCN-19.1: each card and Monopoly with what it brings. */
export function incomeSources(view: NostraView, box: Box, seat: Seat): Source[] {
  const cards = businessesOf(view, box, seat).map((id) => ({
    id,
    amount: box.business[id]?.income ?? 0,
    earns: view.businesses[id]?.active === true,
  }))
  const monopolies = box.components.monopolies
    .filter(({ id }) => view.monopolies[id] === seat)
    .map(({ id, income }) => ({ id, amount: income, earns: true }))
  return [...cards, ...monopolies]
}

/** LCN-22.5: the one with the highest income of all; nobody where it is tied, or not played. */
export function topEarner(view: NostraView): Seat | null {
  if (!view.variants.includes('topEarnerBonus')) return null
  const incomes = view.seats.map(({ income }) => income)
  const most = Math.max(...incomes)
  return incomes.filter((income) => income === most).length === 1 ? incomes.indexOf(most) : null
}

export interface Share {
  readonly monopoly: MonopolyId
  readonly type: BusinessType
  readonly income: number
  readonly holder: Seat | null
  /** Active cards of each seat. */
  readonly counts: readonly number[]
}

/** LCN-18.1: who has how many of the kind, and who holds the Monopoly. */
export const monopolyShares = (view: NostraView, box: Box): Share[] =>
  MONOPOLIES.flatMap((monopoly) => {
    const printed = box.components.monopolies.find(({ id }) => id === monopoly)
    if (!printed) return []
    const counts = view.seats.map(
      (_, seat) =>
        (box.cardsOfType[printed.businessType] ?? []).filter((id) => {
          const card = view.businesses[id]
          return card?.owner === seat && card.active
        }).length,
    )
    return [
      {
        monopoly,
        type: printed.businessType,
        income: printed.income,
        holder: view.monopolies[monopoly],
        counts,
      },
    ]
  })

export interface Serving {
  readonly business: BusinessId
  readonly type: BusinessType
  /** By a Deal marker on somebody else's card. */
  readonly marked: boolean
}

/** LCN-8.4, LCN-R34: own active cards first, then marked ones, as many as the order asks for. */
export function servingCards(view: NostraView, box: Box, seat: Seat, order: PrintedOrder): Serving[] {
  const serving: Serving[] = []
  for (const type of new Set(order.requires)) {
    const needed = order.requires.filter((one) => one === type).length
    const active = (box.cardsOfType[type] ?? []).filter((id) => view.businesses[id]?.active)
    const own = active.filter((id) => view.businesses[id]?.owner === seat)
    const marked = active.filter((id) => {
      const card = view.businesses[id]
      return card != null && card.owner !== null && card.owner !== seat && card.markers.includes(seat)
    })
    const found = [
      ...own.map((business) => ({ business, type, marked: false })),
      ...marked.map((business) => ({ business, type, marked: true })),
    ]
    serving.push(...found.slice(0, needed))
  }
  return serving
}

/** LCN-8.2: each required card with what meets it; null where nothing does. */
export function requirements(
  view: NostraView,
  box: Box,
  seat: Seat,
  order: PrintedOrder,
): { readonly type: BusinessType; readonly by: Serving | null }[] {
  const free = servingCards(view, box, seat, order)
  return order.requires.map((type) => {
    const i = free.findIndex((one) => one.type === type)
    const [by] = i < 0 ? [] : free.splice(i, 1)
    return { type, by: by ?? null }
  })
}

/** LCN-R26, LCN-R61: a face-down order of round III or IV on an active man may be a Reaction. */
export const mayReact = (view: NostraView, seat: Seat): boolean =>
  menOf(view, seat).some((id) => {
    const man = view.gangsters[id]
    return man?.active === true && man.back !== null && man.back >= 3
  })

/** LCN-R24: who could rob this family's job, as far as everybody can tell. */
export const couldRob = (view: NostraView, seat: Seat): Seat[] =>
  othersFrom(view, seat).filter((one) => mayReact(view, one))

/** LCN-17.3: Cops that can still throw a die again. */
export const copsReady = (view: NostraView, box: Box, seat: Seat): number =>
  (box.cardsOfType['cop'] ?? []).filter((id) => {
    const card = view.businesses[id]
    return card?.owner === seat && card.active && !card.used
  }).length

/** LCN-16.14 to 16.16, LCN-R31: whether one may look or bargain: no order is being carried out. */
export const isCalm = (view: NostraView): boolean => view.executions.length === 0 && view.phase !== 'over'

/** Whose the card is, or who is meant, when somebody points at it. */
export function targetOwner(view: NostraView, target: TargetId): Seat | null {
  if (isSeat(target)) return targetSeat(target)
  return (isGangster(target) ? view.gangsters[target] : view.businesses[target])?.owner ?? null
}
