// Every component is somewhere, at every moment. COR-2.

import type { Box } from '../components/box.ts'
import type { Corleone } from '../state.ts'
import { type CardId, MONEY } from '../words.ts'

export function tally({ open, secret }: Corleone, box: Box): { [component: string]: number } {
  const counts: { [component: string]: number } = {}
  const add = (what: string, times = 1) => {
    counts[what] = (counts[what] ?? 0) + times
  }
  const addAll = (cards: readonly (CardId | null)[]) => {
    for (const card of cards) if (card !== null) add(card)
  }
  for (const money of [open.bank.money, ...secret.suitcases]) for (const card of MONEY) add(card, money[card])
  for (const [good, count] of Object.entries(open.bank.goods)) add(good, count)
  for (const hand of secret.hands) addAll(hand.map((held) => held.card))
  for (const { family, jobs, played, thugs, members, coming, markers } of open.seats) {
    addAll([...jobs, ...played, ...thugs, ...members, ...coming])
    add(`markers ${family}`, markers)
  }
  for (const bribe of open.bribes) addAll(bribe ?? [])
  addAll([...secret.deck, ...secret.drawn, ...open.jobDiscard, ...open.openJobs, open.onTable])
  addAll([...open.allyRow, ...secret.allyBox, ...open.alliesGone])
  addAll([...secret.tileStacks.blue, ...secret.tileStacks.red, ...Object.values(open.tiles)])
  addAll([...Object.values(open.onFront), ...Object.values(open.onSpace), ...open.hudson, ...open.beside])
  if (open.chief !== null) add('police-chief')
  for (const stack of Object.values(open.control))
    for (const seat of stack) add(`markers ${open.seats[seat]?.family}`)
  for (const job of Object.keys(box.job)) counts[job] ??= 0
  return counts
}
