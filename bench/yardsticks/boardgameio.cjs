// boardgame.io's reducer with a state as large as one of ours, a move that changes one field of it, and a
// turn every three moves, as often as at our tables; everything else as it comes out of the box.
// Runs in the folder it is installed in; a number of milliseconds on stdin gives moves a second on stdout.

const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
const { createInterface } = require('node:readline')
const position = require('./state.json')

const game = {
  setup: () => ({ ...position, counter: 0 }),
  turn: { moveLimit: 3 },
  moves: {
    count({ G }) {
      G.counter++
    },
  },
}

const reducer = CreateGameReducer({ game })
const move = (playerID) => ({ type: 'MAKE_MOVE', payload: { type: 'count', args: [], playerID } })
const first = InitializeGame({ game, numPlayers: 4 })

/** Milliseconds of processor time, as ours is measured. */
function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function movesPerSecond(milliseconds) {
  let state = first
  let moves = 0
  const began = processorTime()
  let now = began
  while (now - began < milliseconds) {
    for (let i = 0; i < 20; i++) state = reducer(state, move(state.ctx.currentPlayer))
    moves += 20
    now = processorTime()
  }
  if (state.G.counter !== moves) throw new Error(`boardgame.io made ${state.G.counter} of ${moves} moves`)
  return (1000 * moves) / (now - began)
}

createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(`${movesPerSecond(Number(line))}\n`)
})
