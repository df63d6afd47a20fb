// Family members: to the VIP area or to the docks, the bonus of the row, and rearranging. SPK-12.16 to SPK-12.19.

import { interned, type Seat } from '@backroom/engine'
import { ask, type Choice, NONE, type None, STOP, type Stop } from '../asked.ts'
import { DOCK_ROWS, dockId, dockRow, dockZone, freeDocks, hasVipSeat } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { familyOf, type Open, type SpkStep, type SpkTable } from '../state.ts'
import { modifier } from '../rules/strength.ts'
import { gain } from './effects.ts'

type PlaceOption = Choice<'toVip' | 'toDock'>

const VIP: PlaceOption = { id: 'vip', say: 'toVip' }
const docks = interned(
  (dock: number): Choice<'toDock'> => ({
    id: dockId(dock),
    say: 'toDock',
    zone: dockZone(dock),
    row: dockRow(dock) + 1,
    dock,
  }),
)
export const dockOption = (dock: number): Choice<'toDock'> => docks(dock)

function placesFor(open: Open, box: Box, seat: Seat, to: 'anywhere' | 'docks' | 'vip'): PlaceOption[] {
  const options: PlaceOption[] = []
  if (to !== 'docks' && hasVipSeat(open, box, seat)) options.push(VIP)
  if (to !== 'vip') for (const dock of freeDocks(open)) options.push(dockOption(dock))
  return options
}

/** SPK-D14, SPK-13.6: a free VIP seat or dock space, or nobody comes; SPK-R70: nor without room or supply. */
export const member: SpkStep<'member', PlaceOption | None | undefined> = {
  ask({ open }, { seat, to }, box) {
    if (familyOf(open, seat).members.supply === 0) return null
    const options = placesFor(open, box, seat, to)
    if (options.length === 0) return null
    return ask.one(seat, 'member', 'SPK-12.16', [...options, NONE])
  },
  run({ open }, { seat }, picked, table) {
    if (!picked || picked.say === 'none') return
    familyOf(open, seat).members.supply--
    if (picked.say === 'toVip') {
      familyOf(open, seat).members.vip++
      table.tell({ type: 'memberToVip', seat })
      return
    }
    sendToDocks(open, seat, picked.dock, table)
  },
}

/** SPK-R73: place, gain the row's bonus, then rearrange. */
export function sendToDocks(open: Open, seat: Seat, dock: number, table: SpkTable): void {
  open.docks[dock] = seat
  table.tell({ type: 'memberToDocks', seat, zone: dockZone(dock), row: dockRow(dock) + 1 })
  const choice = modifier(table.box, familyOf(open, seat), 'mod_choose_dock_bonus') > 0
  if (choice) table.then('dockBonus', { seat })
  else gain(open, seat, `docks:${dockRow(dock)}`, table)
  table.then('rearrange', { seat, settled: [dock] })
}

type RowOption = Choice<'dockBonus'>
const rowOption = interned((row: number): RowOption => ({ id: `row-${row + 1}`, say: 'dockBonus', row }))

/** SPK-D16: with crate 11 or 12 any of the four bonuses. */
export const dockBonus: SpkStep<'dockBonus', RowOption | None> = {
  ask(_state, { seat }) {
    const options: (RowOption | None)[] = []
    for (let row = 0; row < DOCK_ROWS; row++) options.push(rowOption(row))
    return ask.one(seat, 'dockBonus', 'SPK-24.3', [...options, NONE])
  },
  run({ open }, { seat }, picked, table) {
    if (picked.say === 'dockBonus') gain(open, seat, `docks:${picked.row}`, table)
  },
}

type MoveOption = Choice<'moveMember'>
const moveOption = interned(
  (from: number, to: number): MoveOption => ({
    id: `${dockId(from)}>${dockId(to)}`,
    say: 'moveMember',
    from,
    to,
    zone: dockZone(to),
    row: dockRow(to) + 1,
  }),
)

/**
 * SPK-D15, SPK-R73: own other members to free spaces, without bonus. Members of a family are alike, so each moves
 * once at most: every arrangement can be reached that way.
 */
export const rearrange: SpkStep<'rearrange', MoveOption | Stop | undefined> = {
  ask({ open }, { seat, settled }) {
    const options: (MoveOption | Stop)[] = []
    for (let from = 0; from < open.docks.length; from++) {
      if (open.docks[from] !== seat || settled.includes(from)) continue
      for (let to = 0; to < open.docks.length; to++)
        if (open.docks[to] === null) options.push(moveOption(from, to))
    }
    return options.length === 0 ? null : ask.one(seat, 'rearrange', 'SPK-12.19', [...options, STOP])
  },
  run({ open }, { seat, settled }, picked, table) {
    if (picked?.say !== 'moveMember') return
    open.docks[picked.from] = null
    open.docks[picked.to] = seat
    table.tell({ type: 'memberMoved', seat, zone: picked.zone, row: picked.row })
    table.then('rearrange', { seat, settled: [...settled, picked.to] })
  },
}
