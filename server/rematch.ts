// The same people once more: everybody moves up by one seat, and what the options say of seats moves along.

import type { AnyGame, Json } from '@backroom/engine'
import type { NewTable, StoredTable } from './storage/storage.ts'

/** Whoever sat second begins. */
const formerSeat = (seat: number, seats: number): number => (seat + 1) % seats

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function turnedOptions(game: AnyGame, options: Json, seats: number): Json {
  if (!isObject(options)) return options
  const turned: { [key: string]: Json } = { ...options }
  for (const info of game.options ?? []) {
    const { name } = info
    const value = options[name]
    if (info.kind === 'bySeat' && Array.isArray(value))
      turned[name] = Array.from({ length: seats }, (_, seat) => value[formerSeat(seat, seats)] ?? null)
    if (info.kind === 'seat' && info.person && typeof value === 'number')
      turned[name] = (value + seats - 1) % seats
  }
  return turned
}

/** The table of the rematch that this person asks for: they sit, bots come along, the others have their seats kept. */
export function rematchOf(
  game: AnyGame,
  former: StoredTable,
  person: string,
): { readonly options: Json } & Pick<NewTable, 'seats'> {
  const count = former.seats.length
  const seats = former.seats.map((_, seat) => {
    const { bot, person: owner, left } = former.seats[formerSeat(seat, count)] ?? { bot: null, person: null }
    const isMine = owner === person
    return { bot, person: isMine ? owner : null, keptFor: isMine || left ? null : owner }
  })
  return { options: turnedOptions(game, former.options, count), seats }
}
