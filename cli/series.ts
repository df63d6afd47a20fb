// Many games of bots in a row, and what became of them.

import { type Bot, botNamed, type Patience, playBots } from '@backroom/bots'
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

export interface Series {
  readonly game: AnyGame
  /** Who sits at seat 0, 1, 2 … of the first game; everybody moves up one seat from game to game. */
  readonly bots: readonly Bot[]
  /** The first of them plays alone against the others, and all keep their seats. */
  readonly alone?: boolean
  readonly games: number
  readonly seed: string
  readonly options: Json
  readonly patience?: Patience
  /** Looks at every waiting point. */
  readonly laws?: Pick<Watch, 'at' | 'end'>
  readonly keep?: (record: GameRecord, n: number) => void
}

/** What became of one game: plain data. */
export interface Played {
  readonly end: 'finished' | 'stuck' | 'error'
  readonly outcome: Outcome | null
  readonly decisions: number
  readonly violations: number
  readonly notes: readonly string[]
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

/** One game after the other. */
export function playSeries(series: Series, onGame?: (done: number) => void): Tally {
  const summary = new Summary(series)
  for (let n = 0; n < series.games; n++) {
    summary.add(n, playOne(series, n))
    onGame?.(n + 1)
  }
  return summary.tally()
}

const seatsOf = ({ bots, alone }: Series, n: number): readonly Bot[] => (alone ? bots : rotated(bots, n))

/** Adds games up in the order of their numbers, in whatever order they come in: fractions add up alike every time. */
export class Summary {
  readonly #series: Series
  readonly #tally: Tally
  readonly #early = new Map<number, Played>()
  readonly #began = performance.now()
  #next = 0

  constructor(series: Series) {
    this.#series = series
    this.#tally = newTally(series)
  }

  add(n: number, played: Played): void {
    this.#early.set(n, played)
    for (;;) {
      const next = this.#early.get(this.#next)
      if (!next) return
      this.#early.delete(this.#next)
      this.#count(this.#next++, next)
    }
  }

  #count(n: number, { end, outcome, decisions, violations, notes }: Played): void {
    const tally = this.#tally
    if (end === 'finished') tally.finished++
    else if (end === 'stuck') tally.stuck++
    else tally.errors++
    tally.decisions += decisions
    tally.violations += violations
    for (const text of notes)
      if (tally.notes.length < NOTES) tally.notes.push(`${this.#series.seed}/${n}: ${text}`)
    if (outcome) score(tally, seatsOf(this.#series, n), outcome)
  }

  tally(): Tally {
    const tally = this.#tally
    const seconds = (performance.now() - this.#began) / 1000
    const bots = tally.bots.map((one) => ({
      ...one,
      // Thirds of a win do not add up exactly.
      wins: Number(one.wins.toFixed(6)),
      winRate: tally.finished === 0 ? 0 : Number(one.wins.toFixed(6)) / tally.finished,
      meanScore: tally.finished === 0 ? 0 : one.meanScore / (tally.finished * one.seats),
    }))
    return {
      ...tally,
      bots,
      seconds,
      decisionsPerSecond: Math.round(tally.decisions / seconds),
      gamesPerSecond: tally.games / seconds,
    }
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

/** The n-th game of a series. It depends on nothing but the series and its number. */
export function playOne(series: Series, n: number): Played {
  const { game, options, patience, laws, keep } = series
  const notes: string[] = []
  let violations = 0
  const watch = (play: Play, record: GameRecord, random: Random) => {
    const found = (play.core.over ? laws?.end(play, record, random) : laws?.at(play, record, random)) ?? []
    violations += found.length
    notes.push(...found.slice(0, NOTES - notes.length))
  }
  try {
    const { outcome, decisions, record } = playBots({
      game,
      bots: seatsOf(series, n),
      seed: `${series.seed}/${n}`,
      options,
      ...(patience ? { patience } : {}),
      recorded: keep !== undefined,
      ...(laws ? { watch } : {}),
    })
    if (record) keep?.(record, n)
    return { end: 'finished', outcome, decisions, violations, notes }
  } catch (error) {
    if (error instanceof OptionError) throw error
    const end = error instanceof GameFault ? 'stuck' : 'error'
    return { end, outcome: null, decisions: 0, violations, notes: [...notes, reason(error)] }
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
