// How many milliseconds it takes a running server to load a game it has never seen: replays the last of the
// records given on stdin, after the others have made the code warm.

import { readFileSync } from 'node:fs'
import { type GameRecord, replay } from '@backroom/engine'
import { gameCalled } from '../midGame.ts'

const records: GameRecord[] = JSON.parse(readFileSync(0, 'utf8'))
let took = 0
for (const record of records) {
  const game = gameCalled(record.game)
  const began = performance.now()
  const play = replay(game, record)
  took = performance.now() - began
  if (!play.core.over) throw new Error('a recorded game is not over')
}
process.stdout.write(String(took))
