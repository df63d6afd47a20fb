// What has become of a word: those to whom it was said mark it as kept or broken, and the ledger shows it. LCN-20.2.

import { below, pick, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import { blocked } from '../asked.ts'
import { heardWord, isSaidTo, tellOf } from '../rules/ledger.ts'
import type { Nostra } from '../state.ts'
import { type NostraCommand, wrongShape } from './common.ts'
import { SHAPES } from './shapes.ts'

function refuse(state: Nostra, seat: Seat, args: unknown): Refusal | null {
  const read = v.safeParse(SHAPES.judge, args)
  if (!read.success) return wrongShape('LCN-20.2')
  const { word: given, kept } = read.output
  const word = heardWord(state, seat, given)
  if (!word) return blocked('LCN-20.2', 'noSuchWord')
  if (!isSaidTo(word, seat)) return blocked('LCN-20.2', 'notSaidToYou')
  return word.judged.some((one) => one.seat === seat && one.kept === kept)
    ? blocked('LCN-20.2', 'alreadyJudged')
    : null
}

/** It changes nothing but memory, so it is open at every moment; whoever heard the word hears what became of it. */
export const judge: NostraCommand<'judge'> = {
  refuse,
  run(state, seat, { word: id, kept }, table) {
    const word = heardWord(state, seat, id)
    if (!word) return
    word.judged = [...word.judged.filter((one) => one.seat !== seat), { seat, kept }]
    const { from, kind, text, debt } = word
    const amount = debt?.amount ?? null
    tellOf(word, { type: 'judged', word: id, seat, from, kind, text, amount, kept }, table)
  },
  suggest(state, seat, random) {
    if (below(random, 4) !== 0) return null
    const said = state.secret.words.filter((word) => heardWord(state, seat, word.id) && isSaidTo(word, seat))
    if (said.length === 0) return null
    const args = { word: pick(random, said).id, kept: below(random, 2) === 0 }
    return refuse(state, seat, args) ? null : args
  },
}
