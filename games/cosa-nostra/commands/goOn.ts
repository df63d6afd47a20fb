// The moment for blackmail after a declaration: whoever needs no more of it says so. LCN-R30.

import { below } from '@backroom/engine'
import * as v from 'valibot'
import { blocked, notNow } from '../asked.ts'
import { isOpenForBargains } from '../state.ts'
import { type NostraCommand, wrongShape } from './common.ts'
import { SHAPES } from './shapes.ts'

/** How long the moment lasts at least is kept by the server; when all people have gone on, it is over. */
export const goOn: NostraCommand<'goOn'> = {
  refuse(state, seat, args) {
    if (!v.is(SHAPES.goOn, args)) return wrongShape('LCN-R30')
    if (!state.open.declared || !isOpenForBargains(state.open)) return notNow('LCN-R30', 'nothingDeclared')
    if (state.open.turn === seat) return blocked('LCN-R30', 'ownDeclaration')
    return state.open.goneOn.includes(seat) ? blocked('LCN-R30', 'alreadyWentOn') : null
  },
  run(state, seat, _args, table) {
    state.open.goneOn.push(seat)
    table.tell({ type: 'wentOn', seat })
  },
  suggest(state, seat, random, box) {
    return below(random, 2) === 0 && !goOn.refuse(state, seat, {}, box) ? {} : null
  },
}
