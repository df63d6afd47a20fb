// Laying out a position for a test: every card and figure comes from where it really was.

import type { Seat } from '@backroom/engine'
import { lift } from '../rules/board.ts'
import { gain, putAway } from '../rules/hand.ts'
import { type Corleone, familyOf, of, seatOfFamily } from '../state.ts'
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
  const found = seatOfFamily(state, family)
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
  if (isMoney(card)) state.bank.money[card]--
  else if (isGood(card)) state.bank.goods[card]--
  else if (isJob(card)) {
    const slot = state.openJobs.indexOf(card)
    if (takeOut(state.deck, card) || takeOut(state.jobDiscard, card)) return
    if (slot < 0) throw new Error(`${card} is not to be had`)
    state.openJobs[slot] = state.deck.shift() ?? null
  } else if (
    !takeOut(state.allyBox, card) &&
    !takeOut(state.alliesGone, card) &&
    !takeOut(state.allyRow, card)
  )
    throw new Error(`${card} is not to be had`)
}

function emptyHand(state: Corleone, family: string): void {
  for (const { card } of familyOf(state, seat(state, family)).hand.splice(0)) {
    if (isJob(card)) state.deck.unshift(card)
    else putAway(state, card)
  }
}

function placeFigure(state: Corleone, figure: string, place: string): void {
  lift(state, figure)
  for (const family of state.seats)
    for (const list of [family.thugs, family.members, family.coming]) takeOut(list, figure)
  takeOut(state.beside, figure)
  takeOut(state.hudson, figure)
  if (place === 'hudson') state.hudson.push(figure)
  else if (figure === 'police-chief') state.chief = place
  else if (place in state.onFront) state.onFront[place] = figure
  else if (place in state.onSpace) state.onSpace[place] = figure
  else throw new Error(`${place} is no place for ${figure}`)
}

function layTile(state: Corleone, turf: string, tile: string | null): void {
  const before = state.tiles[turf]
  if (before) {
    state.tileStacks.blue.unshift(before)
    delete state.onFront[before]
    state.tiles[turf] = null
  }
  if (tile === null) return
  for (const [other, there] of Object.entries(state.tiles)) if (there === tile) layTile(state, other, null)
  if (!takeOut(state.tileStacks.blue, tile) && !takeOut(state.tileStacks.red, tile))
    throw new Error(`${tile} is not to be had`)
  state.tiles[turf] = tile
  state.onFront[tile] = null
}

/** Jobs that were dealt to somebody and are wanted elsewhere make way for others. */
function freeJobs(state: Corleone, wanted: Arrangement): void {
  const named = JSON.stringify(wanted)
  const isNamed = (card: CardId) => named.includes(`"${card}"`)
  for (const { hand } of state.seats)
    for (const held of hand.filter(({ card }) => isJob(card) && isNamed(card))) {
      const other = state.deck.findIndex((card) => !isNamed(card))
      ;[held.card] = state.deck.splice(other, 1, held.card) as [CardId]
    }
}

export function arrange(state: Corleone, wanted: Arrangement): void {
  freeJobs(state, wanted)
  if (wanted.act !== undefined) {
    state.act = wanted.act
    const joins = { consigliere: 2, heir: 4 }
    for (const family of state.seats)
      for (const [role, act] of Object.entries(joins))
        if (wanted.act >= act && takeOut(family.coming, `${family.family}-${role}`))
          family.members.push(`${family.family}-${role}`)
  }
  if (wanted.horseHead) state.horseHead = seat(state, wanted.horseHead)
  for (const [turf, tile] of Object.entries(wanted.tiles ?? {})) layTile(state, turf, tile)
  for (const family of Object.keys(wanted.hands ?? {})) emptyHand(state, family)
  wanted.openJobs?.forEach((job, slot) => {
    const before = state.openJobs[slot]
    state.openJobs[slot] = null
    if (before) state.deck.unshift(before)
    if (job === null) return
    fetch(state, job)
    state.openJobs[slot] = job
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
      familyOf(state, holder).hand.push({ card, known: 1 << holder, cloudy: true })
    }
  for (const [family, cards] of Object.entries(wanted.suitcases ?? {})) {
    const { suitcase } = familyOf(state, seat(state, family))
    for (const card of cards) {
      fetch(state, card)
      if (isMoney(card)) suitcase.money[card]++
      else suitcase.jobs.push(card)
    }
  }
  for (const [family, allies] of Object.entries(wanted.played ?? {}))
    for (const ally of allies) {
      fetch(state, ally)
      familyOf(state, seat(state, family)).played.push(ally)
    }
  for (const [figure, place] of Object.entries(wanted.figures ?? {})) placeFigure(state, figure, place)
  for (const [turf, stack] of Object.entries(wanted.control ?? {}))
    for (const family of stack) {
      of(state.control, turf).push(seat(state, family))
      familyOf(state, seat(state, family)).markers--
    }
  if (wanted.allyRow) {
    state.alliesGone.push(...state.allyRow.splice(0))
    for (const ally of wanted.allyRow) fetch(state, ally)
    state.allyRow = [...wanted.allyRow]
  }
  for (const job of (wanted.deck ?? []).toReversed()) {
    fetch(state, job)
    state.deck.push(job)
  }
  if (wanted.jobsLeft) {
    state.deck = wanted.jobsLeft.deck.toReversed()
    state.jobDiscard = [...wanted.jobsLeft.discard]
  }
  for (const [card, count] of Object.entries(wanted.piles ?? {})) {
    if (isMoney(card)) state.bank.money[card] = count
    else if (isGood(card)) state.bank.goods[card] = count
  }
  if (MONEY.some((card) => state.bank.money[card] < 0)) throw new Error('more money than the box holds')
}
