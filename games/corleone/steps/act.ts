// Acts and their phases, the new business, the Entr'acte. COR-6, COR-13.

import { actOf, nextTurfForTile } from '../rules/acts.ts'
import { lift } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import {
  type Corleone,
  type CorStep,
  type CorTable,
  familyOf,
  must,
  type Open,
  seatOfFamily,
} from '../state.ts'
import { drawJob } from '../rules/supply.ts'
import { NEUTRALS, type Phase, type TurfId } from '../words.ts'

export function beginPhase(open: Open, phase: Phase, table: CorTable): void {
  open.phase = phase
  table.tell({ type: 'phase', phase, act: open.act })
}

/** COR-6.1, 6.2: five phases, without Bribery where the act has none. */
export const startAct: CorStep<'startAct'> = {
  run({ open }, _args, _picked, table) {
    table.tell({ type: 'act', act: open.act })
    table.then('openNewBusiness', {})
    table.then('familyBusiness', {})
    table.then('turfWar', {})
    if (actOf(open, table.box).bribery) table.then('bribery', {})
    table.then('tribute', {})
    table.then('endAct', {})
  },
}

/** Lays the top tile of a colour face up. */
export function layTile(
  { open, secret }: Corleone,
  color: 'blue' | 'red',
  turf: TurfId,
  table: CorTable,
): void {
  const tile = secret.tileStacks[color].pop()
  if (!tile) return
  table.shown()
  open.tiles[turf] = tile
  open.onFront[tile] = null
  table.tell({ type: 'businessOpened', business: tile, turf })
}

/** COR-6.3, 6.4: the top tile of the act's colour on the lowest-numbered turf that has room. */
export const openNewBusiness: CorStep<'openNewBusiness'> = {
  run(state, _args, _picked, table) {
    beginPhase(state.open, 'openNewBusiness', table)
    const turf = nextTurfForTile(state.open, table.box)
    if (turf) layTile(state, actOf(state.open, table.box).tile, turf, table)
  },
}

/** COR-12.7, COR-13: after Act IV the end, else the Entr'acte and the next act. */
export const endAct: CorStep<'endAct'> = {
  run(state, _args, _picked, table) {
    if (state.open.act === table.box.acts.length) {
      table.then('theEnd', {})
      return
    }
    beginPhase(state.open, 'entracte', table)
    clearBoard(state.open, table.box)
    for (const ally of state.open.allyRow.splice(0)) state.open.alliesGone.push(ally)
    state.open.act++
    welcomeMembers(state.open, table)
    fillOpenJobs(state, table)
    layAllies(state, table)
    table.then('startAct', {})
  },
}

/** COR-13.1: everybody goes home, also out of the river. */
function clearBoard(open: Open, box: Box): void {
  const standing = [...Object.values(open.onFront), ...Object.values(open.onSpace), ...open.hudson]
  for (const figure of standing) {
    if (figure === null) continue
    lift(open, figure)
    const { family, kind } = must(box.figure, figure)
    const seat = family === null ? null : seatOfFamily(open, family)
    if (seat === null) continue
    const { thugs, members } = familyOf(open, seat)
    ;(kind === 'thug' ? thugs : members).push(figure)
  }
  const order = Object.keys(box.figure)
  for (const { thugs, members } of open.seats)
    for (const figures of [thugs, members]) figures.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  open.chief = null
  open.hudson = []
  open.beside = [...NEUTRALS]
}

/** COR-13.3: the Consigliere joins before Act II, the Heir before Act IV. */
function welcomeMembers(open: Open, table: CorTable): void {
  for (const family of open.seats)
    for (const figure of family.coming.slice()) {
      const { [figure]: known } = table.box.figure
      if (known?.kind !== 'familyMember' || known.family === null || known.fromAct > open.act) continue
      family.coming.splice(family.coming.indexOf(figure), 1)
      family.members.push(figure)
      table.tell({ type: 'memberJoined', figure })
    }
}

/** COR-13.4, COR-R22: empty slots are filled as far as there are cards. */
export function fillOpenJobs(state: Corleone, table: CorTable): void {
  for (let slot = 0; slot < table.box.openJobs; slot++) {
    if (state.open.openJobs[slot]) continue
    const job = drawJob(state, table)
    state.open.openJobs[slot] = job
    if (job) table.tell({ type: 'jobOpened', job })
  }
}

/** COR-13.5, 13.6: the allies of the act are shuffled; the row is laid out, the rest leave unseen. */
export function layAllies({ open, secret }: Corleone, table: CorTable): void {
  const coming = secret.allyBox.filter((ally) => must(table.box.ally, ally).act === open.act)
  secret.allyBox = secret.allyBox.filter((ally) => !coming.includes(ally))
  if (coming.length === 0) return
  table.shuffle(coming)
  open.allyRow = coming.splice(0, table.box.allyRow)
  open.alliesGone.push(...coming.sort())
  table.tell({ type: 'alliesLaid', allies: [...open.allyRow] })
}
