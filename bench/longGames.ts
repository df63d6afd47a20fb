// Recorded games with the most players, the longest of them last.

import { botNamed, playBots } from '@backroom/bots'
import type { GameRecord } from '@backroom/engine'
import { gameCalled } from './midGame.ts'

export function longGames(count = 20): GameRecord[] {
  const game = gameCalled('corleone')
  const bots = Array.from({ length: game.players.max }, () => botNamed('random'))
  const records = Array.from(
    { length: count },
    (_, n) => playBots({ game, bots, seed: `long ${n}`, recorded: true }).record as GameRecord,
  )
  return records.sort((a, b) => a.answers.length - b.answers.length)
}
