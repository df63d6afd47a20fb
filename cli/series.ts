// Many games of bots in a row, and what became of them.

import { type Bot, botNamed, playBots } from '@backroom/bots'
import {
  type AnyGame,
  GameFault,
  type GameRecord,
  type Json,
  OptionError,
  type Outcome,
  type Play,
  type Random,
} from '@backroom/engine'
import type { Watch } from '@backroom/engine/laws'
import { reason } from './command.ts'

/** So many troubles are described; the rest are counted. */
const NOTES = 5

interface BotTally {
  readonly bot: string
  /** How many of the table's seats it has. */
  seats: number
  /** A shared win counts as a fraction. */
  wins: number
  /** Of the games that were finished. */
  winRate: number
  meanScore: number
}

export interface Tally {
  readonly game: string
  readonly players: number
  readonly games: number
  finished: number
  stuck: number
  errors: number
  violations: number
  decisions: number
  seconds: number
  decisionsPerSecond: number
  gamesPerSecond: number
  readonly bots: BotTally[]
  readonly notes: string[]
}

interface Series {
  readonly game: AnyGame
  /** Who sits at seat 0, 1, 2 … of the first game; everybody moves up one seat from game to game. */
  readonly bots: readonly Bot[]
  /** The first of them plays alone against the others, and all keep their seats. */
  readonly alone?: boolean
  readonly games: number
  readonly seed: string
  readonly options: Json
  /** Looks at every waiting point. */
  readonly laws?: Pick<Watch, 'at' | 'end'>
  readonly keep?: (record: GameRecord, n: number) => void
  readonly onGame?: (done: number) => void
}

/** With fewer names than seats the last one fills the rest. */
export const fillSeats = (names: readonly string[], seats: number): Bot[] =>
  Array.from({ length: seats }, (_, seat) => botNamed(names[Math.min(seat, names.length - 1)] ?? ''))

/** Whoever a player alone has against them: the strongest bot, under a name of its own in the figures. */
const house: Bot = { ...botNamed('greedy'), name: 'house' }

/** One player alone, and the house at the other seats. */
export const againstTheHouse = (name: string, seats: number): Bot[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? botNamed(name) : house))

const rotated = (bots: readonly Bot[], by: number): Bot[] =>
  bots.map((_, seat) => bots[(seat + by) % bots.length] as Bot)

export function playSeries(series: Series): Tally {
  const { game, bots, games } = series
  const tally = newTally(series)
  const began = performance.now()
  for (let n = 0; n < games; n++) {
    const seats = series.alone ? bots : rotated(bots, n)
    const outcome = playOne(series, seats, n, tally)
    if (outcome) score(tally, seats, outcome)
    series.onGame?.(n + 1)
  }
  const seconds = (performance.now() - began) / 1000
  for (const one of tally.bots) {
    // Thirds of a win do not add up exactly.
    one.wins = Number(one.wins.toFixed(6))
    one.winRate = tally.finished === 0 ? 0 : one.wins / tally.finished
    one.meanScore = tally.finished === 0 ? 0 : one.meanScore / (tally.finished * one.seats)
  }
  return {
    ...tally,
    game: game.id,
    seconds,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    gamesPerSecond: games / seconds,
  }
}

function newTally({ game, bots, games, alone = false }: Series): Tally {
  const names = [...new Set(bots.map((bot) => bot.name))]
  return {
    game: game.id,
    players: alone ? 1 : bots.length,
    games,
    finished: 0,
    stuck: 0,
    errors: 0,
    violations: 0,
    decisions: 0,
    seconds: 0,
    decisionsPerSecond: 0,
    gamesPerSecond: 0,
    bots: names.map((bot) => ({
      bot,
      seats: bots.filter(({ name }) => name === bot).length,
      wins: 0,
      winRate: 0,
      meanScore: 0,
    })),
    notes: [],
  }
}

function playOne(series: Series, seats: readonly Bot[], n: number, tally: Tally): Outcome | null {
  const { game, options, laws, keep } = series
  const seed = `${series.seed}/${n}`
  const note = (text: string) => {
    if (tally.notes.length < NOTES) tally.notes.push(`${seed}: ${text}`)
  }
  const watch = (play: Play, record: GameRecord, random: Random) => {
    const found = (play.core.over ? laws?.end(play, record, random) : laws?.at(play, record, random)) ?? []
    tally.violations += found.length
    found.forEach(note)
  }
  try {
    const played = playBots({
      game,
      bots: seats,
      seed,
      options,
      recorded: keep !== undefined,
      ...(laws ? { watch } : {}),
    })
    tally.finished++
    tally.decisions += played.decisions
    if (played.record) keep?.(played.record, n)
    return played.outcome
  } catch (error) {
    if (error instanceof OptionError) throw error
    if (error instanceof GameFault) tally.stuck++
    else tally.errors++
    note(reason(error))
    return null
  }
}

function score(tally: Tally, seats: readonly Bot[], { winners, scores }: Outcome): void {
  seats.forEach(({ name }, seat) => {
    const one = tally.bots.find(({ bot }) => bot === name)
    if (!one) return
    one.meanScore += scores[seat] ?? 0
    if (winners.includes(seat)) one.wins += 1 / winners.length
  })
}
