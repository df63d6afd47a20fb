// Laying out a position for a test: every card and figure comes from where it really was.

import type { Seat } from '@backroom/engine'
import { lift } from '../rules/board.ts'
import { gain, handOf, putAway, suitcaseOf } from '../rules/hand.ts'
import { type Corleone, familyOf, must, seatOfFamily } from '../state.ts'
import { type CardId, isGood, isJob, isMoney, MONEY } from '../words.ts'

export interface Arrangement {
  readonly act?: number
  readonly horseHead?: string
  /** Hands replace what was dealt, for the families that are named. */
  readonly hands?: { readonly [family: string]: readonly CardId[] }
  /** More hand cards, which only their holder knows: nobody can tell what kind of cards they are. */
  readonly hidden?: { readonly [family: string]: readonly CardId[] }
  readonly suitcases?: { readonly [family: string]: readonly CardId[] }
  /** Allies lying played in front of a family. */
  readonly played?: { readonly [family: string]: readonly CardId[] }
  /** Tiles by turf; a turf that is not named keeps its tile, null takes it away. */
  readonly tiles?: { readonly [turf: string]: string | null }
  readonly openJobs?: readonly (string | null)[]
  /** The next jobs of the deck, the top one first. */
  readonly deck?: readonly string[]
  /** All jobs that are left to draw, the top one first, and the discards; the rest lie outside the game. */
  readonly jobsLeft?: { readonly deck: readonly string[]; readonly discard: readonly string[] }
  /** Where figures stand: a business, a family space, a turf for the Police Chief, or the Hudson. */
  readonly figures?: { readonly [figure: string]: string }
  /** Stacks from bottom to top, by family. */
  readonly control?: { readonly [turf: string]: readonly string[] }
  readonly allyRow?: readonly string[]
  /** What is left in the bank of a money value or a good; the rest lies outside the game. */
  readonly piles?: { readonly [card: string]: number }
}

const seat = (state: Corleone, family: string): Seat => {
  const found = seatOfFamily(state.open, family)
  if (found === null) throw new Error(`the ${family} do not sit at this table`)
  return found
}

const takeOut = (list: (string | null)[], card: string): boolean => {
  const at = list.indexOf(card)
  if (at < 0) return false
  list.splice(at, 1)
  return true
}

/** Takes a card from the supply, the deck or the box, wherever it is. */
function fetch(state: Corleone, card: CardId): void {
  if (isMoney(card)) state.open.bank.money[card]--
  else if (isGood(card)) state.open.bank.goods[card]--
  else if (isJob(card)) {
    const slot = state.open.openJobs.indexOf(card)
    if (takeOut(state.secret.deck, card) || takeOut(state.open.jobDiscard, card)) return
    if (slot < 0) throw new Error(`${card} is not to be had`)
    state.open.openJobs[slot] = state.secret.deck.shift() ?? null
  } else if (
    !takeOut(state.secret.allyBox, card) &&
    !takeOut(state.open.alliesGone, card) &&
    !takeOut(state.open.allyRow, card)
  )
    throw new Error(`${card} is not to be had`)
}

function emptyHand(state: Corleone, family: string): void {
  for (const { card } of handOf(state, seat(state, family)).splice(0)) {
    if (isJob(card)) state.secret.deck.unshift(card)
    else putAway(state, card)
  }
}

function placeFigure(state: Corleone, figure: string, place: string): void {
  lift(state.open, figure)
  for (const family of state.open.seats)
    for (const list of [family.thugs, family.members, family.coming]) takeOut(list, figure)
  takeOut(state.open.beside, figure)
  takeOut(state.open.hudson, figure)
  if (place === 'hudson') state.open.hudson.push(figure)
  else if (figure === 'police-chief') state.open.chief = place
  else if (place in state.open.onFront) state.open.onFront[place] = figure
  else if (place in state.open.onSpace) state.open.onSpace[place] = figure
  else throw new Error(`${place} is no place for ${figure}`)
}

function layTile(state: Corleone, turf: string, tile: string | null): void {
  const before = state.open.tiles[turf]
  if (before) {
    state.secret.tileStacks.blue.unshift(before)
    delete state.open.onFront[before]
    state.open.tiles[turf] = null
  }
  if (tile === null) return
  for (const [other, there] of Object.entries(state.open.tiles))
    if (there === tile) layTile(state, other, null)
  if (!takeOut(state.secret.tileStacks.blue, tile) && !takeOut(state.secret.tileStacks.red, tile))
    throw new Error(`${tile} is not to be had`)
  state.open.tiles[turf] = tile
  state.open.onFront[tile] = null
}

/** Jobs that were dealt to somebody and are wanted elsewhere make way for others. */
function freeJobs(state: Corleone, wanted: Arrangement): void {
  const named = JSON.stringify(wanted)
  const isNamed = (card: CardId) => named.includes(`"${card}"`)
  for (const hand of state.secret.hands)
    for (const held of hand.filter(({ card }) => isJob(card) && isNamed(card))) {
      const other = state.secret.deck.findIndex((card) => !isNamed(card))
      ;[held.card] = state.secret.deck.splice(other, 1, held.card) as [CardId]
    }
}

export function arrange(state: Corleone, wanted: Arrangement): void {
  freeJobs(state, wanted)
  if (wanted.act !== undefined) {
    state.open.act = wanted.act
    const joins = { consigliere: 2, heir: 4 }
    for (const family of state.open.seats)
      for (const [role, act] of Object.entries(joins))
        if (wanted.act >= act && takeOut(family.coming, `${family.family}-${role}`))
          family.members.push(`${family.family}-${role}`)
  }
  if (wanted.horseHead) state.open.horseHead = seat(state, wanted.horseHead)
  for (const [turf, tile] of Object.entries(wanted.tiles ?? {})) layTile(state, turf, tile)
  for (const family of Object.keys(wanted.hands ?? {})) emptyHand(state, family)
  wanted.openJobs?.forEach((job, slot) => {
    const before = state.open.openJobs[slot]
    state.open.openJobs[slot] = null
    if (before) state.secret.deck.unshift(before)
    if (job === null) return
    fetch(state, job)
    state.open.openJobs[slot] = job
  })
  for (const [family, cards] of Object.entries(wanted.hands ?? {}))
    for (const card of cards) {
      fetch(state, card)
      const holder = seat(state, family)
      gain(state, holder, card, isJob(card) ? 1 << holder : undefined)
    }
  for (const [family, cards] of Object.entries(wanted.hidden ?? {}))
    for (const card of cards) {
      fetch(state, card)
      const holder = seat(state, family)
      handOf(state, holder).push({ card, known: 1 << holder, cloudy: true })
    }
  for (const [family, cards] of Object.entries(wanted.suitcases ?? {})) {
    const owner = seat(state, family)
    for (const card of cards) {
      fetch(state, card)
      if (isMoney(card)) suitcaseOf(state, owner)[card]++
      else familyOf(state.open, owner).jobs.push(card)
    }
  }
  for (const [family, allies] of Object.entries(wanted.played ?? {}))
    for (const ally of allies) {
      fetch(state, ally)
      familyOf(state.open, seat(state, family)).played.push(ally)
    }
  for (const [figure, place] of Object.entries(wanted.figures ?? {})) placeFigure(state, figure, place)
  for (const [turf, stack] of Object.entries(wanted.control ?? {}))
    for (const family of stack) {
      must(state.open.control, turf).push(seat(state, family))
      familyOf(state.open, seat(state, family)).markers--
    }
  if (wanted.allyRow) {
    state.open.alliesGone.push(...state.open.allyRow.splice(0))
    for (const ally of wanted.allyRow) fetch(state, ally)
    state.open.allyRow = [...wanted.allyRow]
  }
  for (const job of (wanted.deck ?? []).toReversed()) {
    fetch(state, job)
    state.secret.deck.push(job)
  }
  if (wanted.jobsLeft) {
    state.secret.deck = wanted.jobsLeft.deck.toReversed()
    state.open.jobDiscard = [...wanted.jobsLeft.discard]
  }
  for (const [card, count] of Object.entries(wanted.piles ?? {})) {
    if (isMoney(card)) state.open.bank.money[card] = count
    else if (isGood(card)) state.open.bank.goods[card] = count
  }
  if (MONEY.some((card) => state.open.bank.money[card] < 0)) throw new Error('more money than the box holds')
}
