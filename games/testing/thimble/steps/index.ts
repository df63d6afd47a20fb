// The rounds: the pea is hidden, cards are played, everybody points, the thimbles are lifted.

import type { Seat } from '@backroom/engine'
import { BLANK, EFFECTS } from '../effects/index.ts'
import { ask, type CardOption, type ThimbleOption } from '../events.ts'
import { guessers, leaders, standings } from '../rules/money.ts'
import type { Open, RigStep, RigTable } from '../state.ts'
import type { ThimbleId } from '../words.ts'

const thimbleOption = (thimble: ThimbleId): ThimbleOption => ({ id: thimble, say: 'thimble', thimble })
const KEEP: CardOption = { id: 'keep', say: 'keep' }

/** THM-3.1, THM-5.3: another rigger each round, until everybody was it often enough. */
export const round: RigStep<'round'> = {
  run({ open, secret }, _args, _picked, table) {
    if (open.round === open.seats.length * table.box.rounds) return finish(open, table)
    open.rigger = open.round % open.seats.length
    open.round++
    open.looked = []
    secret.pea = null
    table.tell({ type: 'round', seat: open.rigger, number: open.round })
    table.then('hide', {})
    for (const seat of guessers(open)) table.then('card', { seat })
    table.then('point', {})
    table.then('round', {})
  },
}

function finish(open: Open, table: RigTable): void {
  const [winners, scores] = [leaders(open), standings(open)]
  open.turn = null
  table.tell({ type: 'ended', winners, scores })
  table.end({ winners, scores })
}

/** THM-3.2. */
export const hide: RigStep<'hide', ThimbleOption> = {
  ask: ({ open }, _args, box) => ask.one(open.rigger, 'hide', 'THM-3.2', box.thimbles.map(thimbleOption)),
  run({ open, secret }, _args, { thimble }, table) {
    secret.pea = thimble
    table.tell({ type: 'hid', seat: open.rigger }, { thimble }, [open.rigger])
    open.turn = guessers(open)[0] ?? null
  },
}

/** THM-3.3: whoever still holds a card may play it; that one does is known to all, what it is only then. */
export const card: RigStep<'card', CardOption> = {
  ask({ secret }, { seat }, box, sieve) {
    const held = secret.hands[seat] ?? null
    if (held === null) return null
    const effects = box.effects[held] ?? []
    const options: CardOption[] = box.thimbles.flatMap((thimble) =>
      effects.map((one) => EFFECTS[one.do].option(held, thimble)),
    )
    if (effects.length === 0)
      for (const thimble of box.thimbles) sieve.not(EFFECTS.peek.option(held, thimble), BLANK)
    return ask.one(seat, 'card', 'THM-3.3', [...options, KEEP])
  },
  run({ open, secret }, { seat }, picked, table) {
    open.turn = nextAfter(open, seat)
    if (picked === undefined) return
    if (picked.say === 'keep') return table.tell({ type: 'kept', seat })
    const { card: played, thimble } = picked
    secret.hands[seat] = null
    open.played.push(played)
    for (const one of table.box.effects[played] ?? [])
      EFFECTS[one.do].run({ open, secret }, seat, thimble, played, table)
  },
}

/** THM-3.4: when the last has played, everybody points at once. */
function nextAfter(open: Open, seat: Seat): Seat | null {
  const after = guessers(open)
  return after[after.indexOf(seat) + 1] ?? null
}

/** THM-3.4, 3.5: everybody but the rigger at once, sealed; then the thimbles are lifted. */
export const point: RigStep<'point', readonly (ThimbleOption | undefined)[]> = {
  ask: ({ open }, _args, box) =>
    guessers(open).map((seat) =>
      ask.one(seat, 'point', 'THM-3.4', box.thimbles.map(thimbleOption), { about: { rigger: open.rigger } }),
    ),
  run({ open, secret }, _args, picked, table) {
    const { pea } = secret
    if (pea === null) return
    const pointed = open.seats.map((_, seat) => picked[seat]?.thimble ?? null)
    open.lifted = pea
    table.tell({ type: 'lifted', thimble: pea, pointed })
    for (const seat of guessers(open)) pay(open, seat, pointed[seat] === pea, table)
    secret.pea = null
    open.turn = (open.rigger + 1) % open.seats.length
  },
}

/** THM-3.5: the bank pays whoever was right; whoever was wrong pays the rigger. */
function pay(open: Open, seat: Seat, right: boolean, table: RigTable): void {
  const { box } = table
  const [me, rigger] = [open.seats[seat], open.seats[open.rigger]]
  if (!me || !rigger) return
  me.money += right ? box.prize : -box.stake
  if (right) open.bank -= box.prize
  else rigger.money += box.stake
  table.tell({ type: 'paid', seat, money: right ? box.prize : -box.stake })
}
