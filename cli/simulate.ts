// `backroom simulate`: bots play many games; counts finished, stuck and broken ones, and who won.

import { mkdirSync } from 'node:fs'
import { USUAL_PATIENCE } from '@backroom/bots'
import { type Command, reason, UsageError, withSolo } from './command.ts'
import type { Say } from './messages.ts'
import type { Tally } from './series.ts'
import { playPlan } from './seriesThreads.ts'
import { Progress } from './terminal.ts'

const MOST_GAMES = 10_000_000
const MOST_WORKERS = 64
const MOST_PLAYOUTS = 100_000

export const simulate: Command = {
  flags: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    budget: { type: 'string' },
    check: { type: 'boolean' },
    record: { type: 'string' },
    components: { type: 'string' },
    options: { type: 'string' },
    workers: { type: 'string' },
  },
  words: { count: 1, missing: 'gameMissing' },
  async run(given, terminal, { say }) {
    const game = given.game()
    const players = given.people(game, 4)
    const games = given.whole('games', 1, MOST_GAMES) ?? 100
    const seed = given.text('seed') ?? '1'
    const names = (given.text('bots') ?? 'random').split(',')
    if (names.length > players)
      throw new UsageError(say('tooManyBots', { bots: names.length, seats: players }))
    const record = given.text('record')
    if (record !== undefined) makeFolder(record, say)
    const progress = new Progress(terminal, games)
    const tally = await playPlan(
      {
        game: game.id,
        players,
        bots: names,
        games,
        seed,
        options: players === 1 ? withSolo(given.options(), 0) : given.options(),
        playouts: given.whole('budget', 1, MOST_PLAYOUTS) ?? USUAL_PATIENCE.playouts,
        check: given.has('check'),
        ...(record === undefined ? {} : { record }),
      },
      given.whole('workers', 1, MOST_WORKERS) ?? 1,
      (done) => progress.at(done),
    )
    progress.end()
    const ok = tally.stuck + tally.errors + tally.violations === 0
    return { json: { ...tally }, lines: describe(tally, say), ok }
  },
}

function makeFolder(folder: string, say: Say): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(say('unwritable', { file: folder, why: reason(error) }))
  }
}

const rounded = (value: number, digits: number): string => value.toFixed(digits)

function describe(tally: Tally, say: Say): string[] {
  const width = Math.max(...tally.bots.map(({ bot }) => bot.length))
  return [
    say(tally.players === 1 ? 'simulatedAlone' : 'simulated', {
      game: tally.game,
      players: tally.players,
      games: tally.games,
      finished: tally.finished,
      stuck: tally.stuck,
      errors: tally.errors,
      violations: tally.violations,
    }),
    say('simulatedSpeed', {
      decisions: tally.decisions,
      seconds: rounded(tally.seconds, 1),
      decisionsPerSecond: tally.decisionsPerSecond,
      gamesPerSecond: rounded(tally.gamesPerSecond, 1),
    }),
    ...tally.bots.map(({ bot, seats, wins, winRate, meanScore }) =>
      say('simulatedBot', {
        bot: bot.padEnd(width),
        seats,
        wins: rounded(wins, 1),
        percent: rounded(100 * winRate, 1),
        score: rounded(meanScore, 1),
      }),
    ),
    ...tally.notes.map((note) => say('trouble', { note })),
  ]
}
