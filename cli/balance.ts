// `backroom balance`: bots play many games of Speakeasy, and the ledger tells where the money came from.

import { playBots } from '@backroom/bots'
import { type Box, type Figures, Ledger, SOURCES } from '@backroom/games/speakeasy'
import { type Command, UsageError } from './command.ts'
import type { Say } from './messages.ts'
import { fillSeats } from './series.ts'
import { Progress } from './terminal.ts'

/** The only game with a ledger. */
const BALANCED = 'speakeasy'
const MOST_GAMES = 1_000_000

export const balance: Command = {
  flags: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    components: { type: 'string' },
    options: { type: 'string' },
  },
  words: { count: 1, missing: 'gameMissing' },
  async run(given, terminal, { say }) {
    const game = given.game()
    if (game.id !== BALANCED) throw new UsageError(say('noLedger', { name: game.id, game: BALANCED }))
    const players = given.players(game, 4)
    const games = given.whole('games', 1, MOST_GAMES) ?? 100
    const seed = given.text('seed') ?? '1'
    const names = (given.text('bots') ?? 'greedy').split(',')
    if (names.length > players)
      throw new UsageError(say('tooManyBots', { bots: names.length, seats: players }))
    const bots = fillSeats(names, players)
    const options = given.options()
    const ledger = new Ledger(game.open(game.readOptions(options, players), players) as Box)
    const progress = new Progress(terminal, games)
    for (let n = 0; n < games; n++) {
      playBots({ game, bots, seed: `${seed}/${n}`, options, watch: (play) => ledger.follow(play) })
      progress.at(n + 1)
    }
    progress.end()
    const figures = ledger.figures()
    return {
      json: { game: game.id, players, seed, bots: names, ...figures },
      lines: describe(figures, say),
      ok: true,
    }
  },
}

const rounded = (value: number): string => value.toFixed(1)

function describe(figures: Figures, say: Say): string[] {
  const { games, score, winnersScore, sources, winnersSources, places, never } = figures
  return [
    say('balanced', { games, score: rounded(score), winners: rounded(winnersScore) }),
    ...SOURCES.map((source) =>
      say('balancedSource', {
        source: source.padEnd(8),
        dollars: rounded(sources[source]),
        winners: rounded(winnersSources[source]),
      }),
    ),
    ...places.map(({ share, score: mean }, place) =>
      say('balancedPlace', { place: place + 1, share: share.toFixed(2), score: rounded(mean) }),
    ),
    ...Object.entries(never)
      .filter(([, ids]) => ids.length > 0)
      .map(([use, ids]) => say('balancedNever', { use, ids: ids.join(', ') })),
  ]
}
