// Promises and threats: words that bind nobody and are remembered. LCN-20.2, LCN-20.12, LCN-R30.

import { below, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import type { Box } from '../box.ts'
import { remember } from '../ledger.ts'
import { isPrivate } from '../offers.ts'
import { isOpenForBargains, nextSeat, type Nostra } from '../state.ts'
import { audience, audienceProblem, type NostraCommand, PAUSED, text, wrongShape } from './common.ts'

const shape = v.strictObject({
  kind: v.picklist(['promise', 'threat']),
  to: audience,
  aloud: v.optional(v.boolean(), false),
  text: v.pipe(text, v.minLength(1)),
})
type WordArgs = v.InferInput<typeof shape>

function refuse(state: Nostra, seat: Seat, args: unknown, box: Box): Refusal | null {
  const read = v.safeParse(shape, args)
  if (!read.success) return wrongShape('LCN-R30')
  if (!isOpenForBargains(state)) return PAUSED
  return audienceProblem(state, box, seat, read.output)
}

export const word: NostraCommand<WordArgs> = {
  refuse,
  run(state, seat, args, table) {
    const said = v.parse(shape, args)
    const { id } = remember(state, { ...said, from: seat, dealt: false })
    state.talk[seat] = (state.talk[seat] ?? 0) + 1
    const event = { type: said.kind, word: id, from: seat, to: said.to, text: said.text }
    if (isPrivate(said)) table.whisper(event, [seat, Number(said.to)])
    else table.tell(event)
  },
  suggest(state, seat, random, box) {
    if (below(random, 6) !== 0) return null
    const args: WordArgs = {
      kind: below(random, 2) === 0 ? 'promise' : 'threat',
      to: below(random, 3) === 0 ? 'all' : nextSeat(state, seat),
      aloud: !box.privateTalk,
      text: '…',
    }
    return refuse(state, seat, args, box) ? null : args
  },
}
