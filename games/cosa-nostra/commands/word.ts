// Promises and threats: words that bind nobody and are remembered. LCN-20.2, LCN-20.12, LCN-R30.

import { below, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import { blocked } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { laterProblem } from '../rules/debts.ts'
import { remember, tellOf } from '../rules/ledger.ts'
import { isOpenForBargains, nextSeat, type Nostra } from '../state.ts'
import { audienceProblem, blockedBy, type NostraCommand, PAUSED, unread } from './common.ts'
import { type Args, SHAPES } from './shapes.ts'
import { anySum, MOST_TALK } from './suggest.ts'

function refuse(state: Nostra, seat: Seat, args: unknown, box: Box): Refusal | null {
  const read = v.safeParse(SHAPES.word, args)
  if (!read.success) return unread('LCN-R30', read.issues)
  if (!isOpenForBargains(state.open)) return PAUSED
  const unheard = audienceProblem(state.open, box, seat, read.output)
  if (unheard) return unheard
  const { later, kind, to } = read.output
  if (later && (kind === 'threat' || to === 'all')) return blocked('LCN-20.4', 'promisedToOne')
  const problem = laterProblem(state.open, box, later)
  return problem && blockedBy(problem)
}

export const word: NostraCommand<'word'> = {
  refuse,
  run(state, seat, args, table) {
    const { later, ...said } = v.parse(SHAPES.word, args)
    const debt = later && { ...later, paid: 0, state: 'open' as const }
    const word = remember(state, { ...said, from: seat, among: [], debt, dealt: false })
    state.secret.talk[seat] = (state.secret.talk[seat] ?? 0) + 1
    const { id, from, to, text } = word
    if (text !== '') tellOf(word, { type: said.kind, word: id, from, to, text }, table)
    if (later) tellOf(word, { type: 'owes', word: id, from, to, ...later }, table)
  },
  suggest(state, seat, random, box) {
    if (below(random, 6) !== 0 || (state.secret.talk[seat] ?? 0) >= MOST_TALK) return null
    const to = nextSeat(state.open, seat)
    const sum = below(random, 3) === 0 ? anySum(state, box, random) : null
    const args: Args<'word'> = {
      kind: sum || below(random, 2) === 0 ? 'promise' : 'threat',
      to: sum || below(random, 3) > 0 ? to : 'all',
      aloud: !box.privateTalk,
      text: '…',
      later: sum,
    }
    return refuse(state, seat, args, box) ? null : args
  },
}
