// `backroom simulate`: bots play many games; counts finished, stuck and broken ones, and who won.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame, GameRecord } from '@backroom/engine'
import type { Watch } from '@backroom/engine/laws'
import { type Command, reason, UsageError, withSolo } from './command.ts'
import type { Say } from './messages.ts'
import { againstTheHouse, fillSeats, playSeries, type Tally } from './series.ts'
import { Progress } from './terminal.ts'

const MOST_GAMES = 10_000_000

export const simulate: Command = {
  flags: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    check: { type: 'boolean' },
    record: { type: 'string' },
    components: { type: 'string' },
    options: { type: 'string' },
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
    const alone = players === 1 ? game.solo : undefined
    const folder = given.text('record')
    const progress = new Progress(terminal, games)
    const tally = playSeries({
      game,
      bots: alone ? againstTheHouse(names[0] ?? '', alone.seats) : fillSeats(names, players),
      alone: alone !== undefined,
      games,
      seed,
      options: alone ? withSolo(given.options(), 0) : given.options(),
      onGame: (done) => progress.at(done),
      ...(given.has('check') ? { laws: await lawsOf(game) } : {}),
      ...(folder === undefined ? {} : { keep: keeper(folder, say) }),
    })
    progress.end()
    const ok = tally.stuck + tally.errors + tally.violations === 0
    return { json: { ...tally }, lines: describe(tally, say), ok }
  },
}

/** The laws cost a hundred times the game; they are loaded only when asked for. */
async function lawsOf(game: AnyGame): Promise<Watch> {
  const { watchLaws } = await import('@backroom/engine/laws')
  return watchLaws(game, { thorough: false })
}

function keeper(folder: string, say: Say): (record: GameRecord, n: number) => void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(say('unwritable', { file: folder, why: reason(error) }))
  }
  return (record, n) => {
    const file = join(folder, `${record.game}-${record.seats.length}-${n}.json`)
    writeFileSync(file, `${JSON.stringify(record)}\n`)
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
