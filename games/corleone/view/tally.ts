// Every component is somewhere, at every moment. COR-2.

import type { Box } from '../components/box.ts'
import type { Corleone } from '../state.ts'
import { type CardId, MONEY } from '../words.ts'

export function tally(state: Corleone, box: Box): { [component: string]: number } {
  const counts: { [component: string]: number } = {}
  const add = (what: string, times = 1) => {
    counts[what] = (counts[what] ?? 0) + times
  }
  const addAll = (cards: readonly (CardId | null)[]) => {
    for (const card of cards) if (card !== null) add(card)
  }
  for (const [card, count] of Object.entries(state.bank.money)) add(card, count)
  for (const [good, count] of Object.entries(state.bank.goods)) add(good, count)
  for (const family of state.seats) {
    addAll(family.hand.map((held) => held.card))
    for (const card of MONEY) add(card, family.suitcase.money[card])
    addAll(family.suitcase.jobs)
    addAll(family.played)
    addAll([...family.thugs, ...family.members, ...family.coming])
    add(`markers ${family.family}`, family.markers)
  }
  for (const bribe of state.bribes) addAll(bribe ?? [])
  addAll(state.deck)
  addAll(state.jobDiscard)
  addAll(state.openJobs)
  addAll([state.onTable])
  addAll(state.drawn?.cards ?? [])
  addAll([...state.allyRow, ...state.allyBox, ...state.alliesGone])
  addAll([...state.tileStacks.blue, ...state.tileStacks.red, ...Object.values(state.tiles)])
  addAll([...Object.values(state.onFront), ...Object.values(state.onSpace), ...state.hudson, ...state.beside])
  if (state.chief !== null) add('police-chief')
  for (const stack of Object.values(state.control))
    for (const seat of stack) add(`markers ${state.seats[seat]?.family}`)
  for (const job of Object.keys(box.job)) counts[job] ??= 0
  return counts
}
