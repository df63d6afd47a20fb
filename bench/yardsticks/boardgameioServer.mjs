// boardgame.io's server with matches in memory, playing our game: a move runs our rules on the draft it is handed,
// and playerView shows each seat what our secrecy filter allows, of the table and of what was just told there.

import { createRequire } from 'node:module'
import { heardAll, Play, sight } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { atWork } from '../../bench/load/atWork.ts'
import { SEATS } from '../../bench/load/meter.ts'
import { underWay } from '../../bench/load/underWay.ts'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')
const rules = GAMES.corleone

const { box } = underWay()

/** The prompts are kept beside the core, so that nobody has to make them again for each viewer. */
const kept = ({ core, prompts }, told) => ({ core, prompts, told })

const game = {
  name: 'table',
  disableUndo: true,
  setup: () => kept(underWay(), []),
  turn: { activePlayers: { all: 'table' } },
  moves: {
    answer: {
      // Several seats are asked at once: what another did meanwhile does not matter.
      ignoreStaleStateID: true,
      client: false,
      move({ G, playerID }, wait, answer) {
        const play = new Play(rules, box, SEATS, G.core).resume().listen()
        if (!play.answer(Number(playerID), wait, answer).ok) return INVALID_MOVE
        G.prompts = play.prompts
        G.told = play.takeTold()
      },
    },
  },
  playerView({ G, playerID }) {
    const play = new Play(rules, box, SEATS, G.core)
    play.prompts = G.prompts
    const viewer = playerID === null ? 'spectator' : Number(playerID)
    return { log: heardAll(G.told, viewer), sight: sight(play, viewer) }
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0 })
await atWork(appServer.address().port)
process.exit()
