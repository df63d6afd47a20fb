// A series as plain data, which a thread of its own can be given, and the series that it stands for.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@backroom/games'
import type { GameRecord, Json } from '@backroom/engine'
import { againstTheHouse, fillSeats, type Series } from './series.ts'

export interface SeriesPlan {
  readonly game: string
  readonly players: number
  /** The bots' names; the last one fills the seats that are left. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly options: Json
  /** How often a bot that searches may play on from an answer. */
  readonly playouts: number
  readonly check: boolean
  /** The folder for the records of all games. */
  readonly record?: string
}

export async function seriesOf(plan: SeriesPlan): Promise<Series> {
  const { players, bots, record, check, games, seed, options, playouts } = plan
  const game = GAMES[plan.game]
  if (!game) throw new Error(`no game is called ${plan.game}`)
  const alone = players === 1 ? game.solo : undefined
  return {
    game,
    bots: alone ? againstTheHouse(bots[0] ?? '', alone.seats) : fillSeats(bots, players),
    alone: alone !== undefined,
    games,
    seed,
    options,
    patience: { playouts },
    // The laws cost a hundred times the game; they are loaded only when asked for.
    ...(check ? { laws: (await import('@backroom/engine/laws')).watchLaws(game, { thorough: false }) } : {}),
    ...(record === undefined ? {} : { keep: keeper(record) }),
  }
}

const keeper =
  (folder: string) =>
  (record: GameRecord, n: number): void => {
    const file = join(folder, `${record.game}-${record.seats.length}-${n}.json`)
    writeFileSync(file, `${JSON.stringify(record)}\n`)
  }
