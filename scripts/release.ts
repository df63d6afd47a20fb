/**
 * `npm run release [-- GAME …]`: keeps the present rules of these games, or of all, under games/GAME/released/VERSION/, with
 * whole games played by them. What was kept before is written anew with `--again`, as long as nobody plays by it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { botNamed, playBots } from '@backroom/bots'
import type { AnyGame } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { marksOf, RECORDED_BOTS, type Recorded } from '../games/testing/recorded.ts'
import { frozen } from './release/frozen.ts'

const TYPES = `import type { AnyGame } from '@backroom/engine'

export declare const game: AnyGame
`

const { values, positionals } = parseArgs({
  options: { again: { type: 'boolean', default: false } },
  allowPositionals: true,
})

function played(game: AnyGame): Recorded[] {
  const kept: Recorded[] = []
  for (let players = game.players.min; players <= game.players.max; players++)
    for (const bot of RECORDED_BOTS) {
      const bots = Array.from({ length: players }, () => botNamed(bot))
      const name = `${players} ${bot}`
      const { record } = playBots({ game, bots, seed: `recorded ${game.id} ${name}`, recorded: true })
      if (!record) throw new Error(`${game.id}, ${name}: nothing was recorded`)
      kept.push({ name, record, marks: marksOf(game, record) })
      console.log(`${game.id}, ${name}: ${record.answers.length} answers`)
    }
  return kept
}

for (const id of positionals.length > 0 ? positionals : Object.keys(GAMES)) {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!game) throw new Error(`no game is called ${id}; there are ${Object.keys(GAMES).join(', ')}`)
  const folder = join(import.meta.dirname, '..', 'games', id, 'released', String(game.version))
  if (existsSync(folder) && !values.again)
    throw new Error(
      `${id} ${game.version} was released: give the rules another version in games/${id}/meta.ts`,
    )
  mkdirSync(folder, { recursive: true })
  const lines = played(game).map((one) => JSON.stringify(one))
  writeFileSync(join(folder, 'games.json'), `[\n${lines.join(',\n')}\n]\n`)
  writeFileSync(join(folder, 'rules.js'), await frozen(id))
  writeFileSync(join(folder, 'rules.d.ts'), TYPES)
}
