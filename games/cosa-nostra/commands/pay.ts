// Paying what was promised: one transfer, and the ledger knows. LCN-20.4.

import { below, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import { blocked } from '../asked.ts'
import { payOff, restOf } from '../rules/debts.ts'
import { heardWord } from '../rules/ledger.ts'
import { familyOf, isOpenForBargains, type Nostra, type Word } from '../state.ts'
import { type NostraCommand, PAUSED, wrongShape } from './common.ts'
import { SHAPES } from './shapes.ts'

const ownDebt = (state: Nostra, seat: Seat, id: string): Word | undefined => {
  const word = heardWord(state, seat, id)
  return word?.from === seat && word.debt ? word : undefined
}

function refuse(state: Nostra, seat: Seat, args: unknown): Refusal | null {
  const read = v.safeParse(SHAPES.pay, args)
  if (!read.success) return wrongShape('LCN-20.4')
  if (!isOpenForBargains(state.open)) return PAUSED
  const { word: given, cash } = read.output
  const word = ownDebt(state, seat, given)
  if (!word) return blocked('LCN-20.4', 'noSuchDebt')
  const rest = restOf(word)
  if (rest === 0) return blocked('LCN-20.4', 'alreadyPaid')
  if ((cash ?? rest) > rest) return blocked('LCN-20.4', 'moreThanOwed')
  return familyOf(state.open, seat).cash < (cash ?? rest) ? blocked('LCN-20.4', 'notEnoughCash') : null
}

/** Before it is due, when it is due, or late; nobody has to. */
export const pay: NostraCommand<'pay'> = {
  refuse,
  run(state, seat, { word: id, cash = null }, table) {
    const word = ownDebt(state, seat, id)
    if (word) payOff(state, word, cash ?? restOf(word), table)
  },
  suggest(state, seat, random) {
    const owed = state.secret.words.find((word) => word.from === seat && restOf(word) > 0)
    if (!owed || below(random, 3) !== 0) return null
    const args = { word: owed.id, cash: below(random, 2) === 0 ? 1000 : null }
    return refuse(state, seat, args) ? null : args
  },
}
