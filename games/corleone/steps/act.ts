// Acts and their phases, the new business, the Entr'acte. COR-6, COR-13.

import { GameFault } from '@backroom/engine'
import { lift } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { type Corleone, type CorStep, type CorTable, familyOf, of, seatOfFamily } from '../state.ts'
import { drawJob } from '../rules/supply.ts'
import { NEUTRALS, type Phase, type TurfId } from '../words.ts'

/** What the act track says of the current act. */
export function actOf(state: Corleone, box: Box): Box['acts'][number] {
  const act = box.acts[state.act - 1]
  if (!act) throw new GameFault(`there is no act ${state.act}`)
  return act
}

export function beginPhase(state: Corleone, phase: Phase, table: CorTable): void {
  state.phase = phase
  table.tell({ type: 'phase', phase, act: state.act })
}

/** COR-6.1, 6.2: five phases, without Bribery where the act has none. */
export const startAct: CorStep<'startAct'> = {
  run(state, _args, _picked, table) {
    table.tell({ type: 'act', act: state.act })
    table.then('openNewBusiness', {})
    table.then('familyBusiness', {})
    table.then('turfWar', {})
    if (actOf(state, table.box).bribery) table.then('bribery', {})
    table.then('tribute', {})
    table.then('endAct', {})
  },
}

/** COR-6.3: where the next tile goes. */
const nextTurfForTile = (state: Corleone, box: Box): TurfId | null =>
  box.numbered.find((turf) => state.tiles[turf] === null) ?? null

/** Lays the top tile of a colour face up. */
export function layTile(state: Corleone, color: 'blue' | 'red', turf: TurfId, table: CorTable): void {
  const tile = state.tileStacks[color].pop()
  if (!tile) return
  table.shown()
  state.tiles[turf] = tile
  state.onFront[tile] = null
  table.tell({ type: 'businessOpened', business: tile, turf })
}

/** COR-6.3, 6.4: the top tile of the act's colour on the lowest-numbered turf that has room. */
export const openNewBusiness: CorStep<'openNewBusiness'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'openNewBusiness', table)
    const turf = nextTurfForTile(state, table.box)
    if (turf) layTile(state, actOf(state, table.box).tile, turf, table)
  },
}

/** COR-12.7, COR-13: after Act IV the end, else the Entr'acte and the next act. */
export const endAct: CorStep<'endAct'> = {
  run(state, _args, _picked, table) {
    if (state.act === table.box.acts.length) {
      table.then('theEnd', {})
      return
    }
    beginPhase(state, 'entracte', table)
    clearBoard(state, table.box)
    for (const ally of state.allyRow.splice(0)) state.alliesGone.push(ally)
    state.act++
    welcomeMembers(state, table)
    fillOpenJobs(state, table)
    layAllies(state, table)
    table.then('startAct', {})
  },
}

/** COR-13.1: everybody goes home, also out of the river. */
function clearBoard(state: Corleone, box: Box): void {
  const standing = [...Object.values(state.onFront), ...Object.values(state.onSpace), ...state.hudson]
  for (const figure of standing) {
    if (figure === null) continue
    lift(state, figure)
    const { family, kind } = of(box.figure, figure)
    const seat = family === null ? null : seatOfFamily(state, family)
    if (seat === null) continue
    const { thugs, members } = familyOf(state, seat)
    ;(kind === 'thug' ? thugs : members).push(figure)
  }
  const order = Object.keys(box.figure)
  for (const { thugs, members } of state.seats)
    for (const figures of [thugs, members]) figures.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  state.chief = null
  state.hudson = []
  state.beside = [...NEUTRALS]
}

/** COR-13.3: the Consigliere joins before Act II, the Heir before Act IV. */
function welcomeMembers(state: Corleone, table: CorTable): void {
  for (const family of state.seats)
    for (const figure of family.coming.slice()) {
      const { [figure]: known } = table.box.figure
      if (known?.kind !== 'familyMember' || known.family === null || known.fromAct > state.act) continue
      family.coming.splice(family.coming.indexOf(figure), 1)
      family.members.push(figure)
      table.tell({ type: 'memberJoined', figure })
    }
}

/** COR-13.4, COR-R22: empty slots are filled as far as there are cards. */
export function fillOpenJobs(state: Corleone, table: CorTable): void {
  for (let slot = 0; slot < table.box.openJobs; slot++) {
    if (state.openJobs[slot]) continue
    const job = drawJob(state, table)
    state.openJobs[slot] = job
    if (job) table.tell({ type: 'jobOpened', job })
  }
}

/** COR-13.5, 13.6: the allies of the act are shuffled; the row is laid out, the rest leave unseen. */
export function layAllies(state: Corleone, table: CorTable): void {
  const coming = state.allyBox.filter((ally) => of(table.box.ally, ally).act === state.act)
  state.allyBox = state.allyBox.filter((ally) => !coming.includes(ally))
  if (coming.length === 0) return
  table.shuffle(coming)
  state.allyRow = coming.splice(0, table.box.allyRow)
  state.alliesGone.push(...coming.sort())
  table.tell({ type: 'alliesLaid', allies: [...state.allyRow] })
}
