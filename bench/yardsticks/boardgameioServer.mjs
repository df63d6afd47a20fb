// boardgame.io's server with tables in memory: the state of one of our games, each seat's secrets hidden from the
// others, and a move that changes a little of it and passes the turn. Prints its port.

import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const state = JSON.parse(readFileSync(new URL('table.json', import.meta.url), 'utf8'))

/** What the others may not see of a family, as at our tables. */
const closed = ({ hand, suitcase, ...family }) => ({ ...family, handCount: hand.length, jobs: suitcase.jobs })

const game = {
  name: 'table',
  setup: () => ({ ...state, counter: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    answer({ G, ctx }, id) {
      if (typeof id !== 'string') return
      G.counter++
      G.seats[Number(ctx.currentPlayer)].markers = G.counter
      G.hudson = [...G.hudson.slice(-4), id]
    },
  },
  playerView({ G: { deck, tileStacks, allyBox, seats, ...open }, playerID }) {
    return {
      ...open,
      deckCount: deck.length,
      tileCounts: [tileStacks.blue.length, tileStacks.red.length],
      alliesLeft: allyBox.length,
      seats: seats.map((family, seat) => (String(seat) === playerID ? family : closed(family))),
    }
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0 })
console.log(appServer.address().port)
process.stdin.resume().once('end', () => process.exit())
