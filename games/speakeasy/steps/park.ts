// The Park: swapping capos, and what the owner of the moved one gets for it. SPK-21.

import { type Option, pickOne, type Seat } from '@backroom/engine'
import { Made, NONE, type None } from '../made.ts'
import { payableColumns } from '../rules/possible.ts'
import { familyOf, of, type Open, type Side, sideOf, type SpkStep } from '../state.ts'
import { gainBooks, gainLeverage, takeTokenFrom } from '../rules/supply.ts'
import type { ContactId } from '../words.ts'
import { tokenOptions } from './gains.ts'

interface SwapOption extends Option {
  readonly contact: ContactId
  readonly owner: Seat
}
const swaps = new Made<SwapOption>((key) => {
  const [contact = '', owner = 0] = key.split(':')
  return { id: key, say: 'swapCapo', contact, owner: Number(owner) }
})

/** SPK-21.1: other families' capos outside the Park; SPK-R40: at the Restaurant only for those who can pay. */
function swapOptions(side: Side): SwapOption[] {
  const { open, box, seat } = side
  const options: SwapOption[] = []
  for (const contact of box.contacts) {
    const owner = open.capoAt[contact] ?? null
    if (owner === null || owner === seat || of(box.contact, contact).location === 'park') continue
    options.push(swaps.get(`${contact}:${owner}`))
  }
  if (payableColumns(side).length > 0)
    for (const owner of new Set(open.atRestaurant))
      if (owner !== seat) options.push(swaps.get(`${box.restaurant}:${owner}`))
  return options
}

/** SPK-D33: the capo to swap with, or none. */
export const parkSwap: SpkStep<'parkSwap', SwapOption | None | undefined> = {
  ask(state, { seat }, box) {
    const options = swapOptions(sideOf(state, box, seat))
    return options.length === 0
      ? null
      : pickOne<SwapOption | None>(seat, 'parkSwap', 'SPK-21.1', [...options, NONE])
  },
  run({ open }, { seat, contact: park }, picked, table) {
    if (!picked || !('owner' in picked)) return
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

type Gain = Option & { readonly id: 'leverage' | 'book' }
const LEVERAGE: Gain = { id: 'leverage', say: 'parkLeverage' }
const BOOK: Gain = { id: 'book', say: 'parkBook' }
type BonusOption = Gain | ReturnType<typeof tokenOptions>[number]

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
    return pickOne<BonusOption | None>(seat, 'parkBonus', 'SPK-21.2', [...options, NONE], { about: { by } })
  },
  run(state, { seat }, picked, table) {
    if (!picked) return
    if ('token' in picked) takeTokenFrom(state, seat, picked.column, picked.row, table)
    else if (picked.id === 'leverage') gainLeverage(state.open, seat, 1, table)
    else if (picked.id === 'book') gainBooks(state.open, seat, 1, table)
  },
}
