// The Park: swapping capos, and what the owner of the moved one gets for it. SPK-21.

import { interned, type Seat } from '@backroom/engine'
import { ask, type Choice, NONE, type None } from '../asked.ts'
import { payableColumns } from '../rules/possible.ts'
import { familyOf, must, type Open, type Side, sideOf, type SpkStep } from '../state.ts'
import { gainBooks, gainLeverage, takeTokenFrom } from '../rules/supply.ts'
import type { ContactId } from '../words.ts'
import { tokenOptions } from './gains.ts'

type SwapOption = Choice<'swapCapo'>
const swapOption = interned(
  (contact: ContactId, owner: Seat): SwapOption => ({
    id: `${contact}:${owner}`,
    say: 'swapCapo',
    contact,
    owner,
  }),
)

/** SPK-21.1: other families' capos outside the Park; SPK-R40: at the Restaurant only for those who can pay. */
function swapOptions(side: Side): SwapOption[] {
  const { open, box, seat } = side
  const options: SwapOption[] = []
  for (const contact of box.contacts) {
    const owner = open.capoAt[contact] ?? null
    if (owner === null || owner === seat || must(box.contact, contact).location === 'park') continue
    options.push(swapOption(contact, owner))
  }
  if (payableColumns(side).length > 0)
    for (const owner of new Set(open.atRestaurant))
      if (owner !== seat) options.push(swapOption(box.restaurant, owner))
  return options
}

/** SPK-D33: the capo to swap with, or none. */
export const parkSwap: SpkStep<'parkSwap', SwapOption | None | undefined> = {
  ask(state, { seat }, box) {
    const options = swapOptions(sideOf(state, box, seat))
    return options.length === 0 ? null : ask.one(seat, 'parkSwap', 'SPK-21.1', [...options, NONE])
  },
  run({ open }, { seat, contact: park }, picked, table) {
    if (picked?.say !== 'swapCapo') return
    const { contact, owner } = picked
    open.capoAt[park] = owner
    if (contact === table.box.restaurant) open.atRestaurant[open.atRestaurant.indexOf(owner)] = seat
    else open.capoAt[contact] = seat
    table.tell({ type: 'caposSwapped', seat, owner, contact, park })
    // SPK-21.2: the owner's bonus comes before the active player's actions.
    table.then('parkBonus', { seat: owner, by: seat })
    table.then('contactRow', { seat, contact, row: 0, done: 0 })
  },
}

const LEVERAGE: Choice<'parkLeverage'> = { id: 'leverage', say: 'parkLeverage' }
const BOOK: Choice<'parkBook'> = { id: 'book', say: 'parkBook' }
type BonusOption = Choice<'parkLeverage' | 'parkBook' | 'tokenThere'>

/** SPK-R80: only what can be had. */
function bonuses(open: Open, seat: Seat): BonusOption[] {
  const options: BonusOption[] = []
  if (open.leverage > 0) options.push(LEVERAGE)
  if (familyOf(open, seat).books.supply > 0) options.push(BOOK)
  return [...options, ...tokenOptions(open)]
}

/** SPK-D34, SPK-R41: a leverage token, a book or an available city token, or nothing. */
export const parkBonus: SpkStep<'parkBonus', BonusOption | None | undefined> = {
  ask({ open }, { seat, by }) {
    const options = bonuses(open, seat)
    if (options.length === 0) return null
    return ask.one(seat, 'parkBonus', 'SPK-21.2', [...options, NONE], { about: { by } })
  },
  run(state, { seat }, picked, table) {
    if (picked?.say === 'tokenThere') takeTokenFrom(state, seat, picked.column, picked.row, table)
    else if (picked?.say === 'parkLeverage') gainLeverage(state.open, seat, 1, table)
    else if (picked?.say === 'parkBook') gainBooks(state.open, seat, 1, table)
  },
}
