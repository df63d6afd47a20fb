// What a family could put on the table, and what of it the rules keep back, with the rule that says so.

import type { Reason, Seat } from '@backroom/engine'
import {
  type Audience,
  type Box,
  dealProblem,
  keeperOf,
  type NostraView,
  nothing,
  type Terms,
  type Transfer,
} from '@backroom/games/cosa-nostra'
import { has, type Item, type Part, toggled } from './draft.ts'

/** How a thing may change hands, and why it may not. */
interface Way {
  readonly part: Part
  readonly kept: Reason | null
}

export interface Good {
  readonly id: string
  readonly owner: Seat
  readonly ways: readonly Way[]
}

/** Whose it is to give. */
export const ownerOf = (view: NostraView, { part, id }: Item): Seat | null =>
  part === 'gangsters' ? (view.gangsters[id]?.owner ?? null) : keeperOf(view, id)

const only = (part: Part, ids: string[]): Terms => ({ ...nothing(), [part]: ids })

interface Trade {
  readonly giver: Seat
  readonly taker: Audience
  /** What is given already: each use of a card takes one marker more (LCN-9.7). */
  readonly given: Terms
  /** Everything else that changes hands in the same deal: a card that is sold can be used by its seller. */
  readonly rest?: readonly Transfer[]
}

function wayOf(view: NostraView, box: Box, { giver, taker, given, rest = [] }: Trade, item: Item): Way {
  const { part, id } = item
  const asked = has(given, item) ? given : toggled(given, item)
  const problem = (give: Terms) =>
    dealProblem(view, box, [{ from: giver, to: taker, give }, ...rest.map(cardsOnly)], [])
  return { part, kept: problem(only(part, part === 'access' ? asked.access : [id])) }
}

/** Who has which card afterwards; whether the rest can be given is asked elsewhere. */
const cardsOnly = ({ from, to, give }: Transfer): Transfer => ({
  from,
  to,
  give: only('businesses', [...give.businesses]),
})

/** Everything of one family's, cards first, then men; the engine's own judgement on each. */
export function goodsOf(view: NostraView, box: Box, trade: Trade): Good[] {
  const { giver } = trade
  const good = (id: string, parts: readonly Part[]): Good => ({
    id,
    owner: giver,
    ways: parts.map((part) => wayOf(view, box, trade, { part, id })),
  })
  const cards = Object.keys(view.businesses).filter((id) => keeperOf(view, id) === giver)
  // Who sells a card can keep the use of it: the buyer lets the marker lie.
  const bought = (trade.rest ?? []).flatMap(({ to, give }) => (to === giver ? give.businesses : []))
  const men = Object.entries(view.gangsters).filter(
    ([, { owner, where }]) => owner === giver && where !== 'dead',
  )
  return [
    ...cards.map((id) => good(id, ['businesses', 'access'])),
    ...bought.map((id) => good(id, ['access'])),
    ...men.map(([id]) => good(id, ['gangsters'])),
  ]
}
