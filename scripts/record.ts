/** `npm run record [-- GAME …]`: plays anew the games that games/GAME/testing/recorded.json keeps, after rules were changed on purpose. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, playBots } from '@backroom/bots'
import { GAMES } from '@backroom/games'
import { marksOf, RECORDED_BOTS, type Recorded } from '../games/testing/recorded.ts'

const wanted = process.argv.slice(2)

for (const id of wanted.length > 0 ? wanted : Object.keys(GAMES)) {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!game) throw new Error(`no game is called ${id}; there are ${Object.keys(GAMES).join(', ')}`)
  const kept: Recorded[] = []
  for (let players = game.players.min; players <= game.players.max; players++)
    for (const bot of RECORDED_BOTS) {
      const bots = Array.from({ length: players }, () => botNamed(bot))
      const name = `${players} ${bot}`
      const { record } = playBots({ game, bots, seed: `recorded ${id} ${name}`, recorded: true })
      if (!record) throw new Error(`${id}, ${name}: nothing was recorded`)
      kept.push({ name, record, marks: marksOf(game, record) })
      console.log(`${id}, ${name}: ${record.answers.length} answers`)
    }
  const lines = kept.map((one) => JSON.stringify(one)).join(',\n')
  writeFileSync(join(import.meta.dirname, '..', 'games', id, 'testing', 'recorded.json'), `[\n${lines}\n]\n`)
}
