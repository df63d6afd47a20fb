// The same game, state and rules, played at random through boardgame.io's reducer: every answer is a move whose
// function runs the rules on the draft that boardgame.io hands it. What differs from ours is the kernel alone.
// A number of milliseconds on stdin gives moves a second on stdout. argv: the game, the number of players.

import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { begin, Play, randomAnswer, randomFrom } from '@backroom/engine'
import { GAMES } from '@backroom/games'

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal')
const [name, players] = [process.argv[2], Number(process.argv[3])]
const rules = GAMES[name]
const luck = randomFrom('yardstick')

let dealt = 0
const deal = () => begin(rules, players, `yardstick ${dealt++}`)
const { box } = deal()

const game = {
  setup: () => ({ core: deal().core }),
  turn: { activePlayers: { all: 'table' } },
  moves: {
    answer({ G }) {
      const play = new Play(rules, box, players, G.core).resume()
      const prompt = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
      const reply = play.answer(prompt.seat, play.core.wait, randomAnswer(prompt, luck))
      if (!reply.ok) throw new Error(`refused: ${reply.refusal.code}`)
    },
  },
}

const reducer = CreateGameReducer({ game })
const move = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [], playerID: '0' } }

function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function movesPerSecond(milliseconds) {
  let moves = 0
  const began = processorTime()
  let now = began
  while (now - began < milliseconds) {
    let state = InitializeGame({ game, numPlayers: players })
    while (!state.G.core.over) {
      const before = state.G.core.taken
      state = reducer(state, move)
      if (state.G.core.taken !== before + 1) throw new Error('boardgame.io refused a move')
      moves++
    }
    now = processorTime()
  }
  return (1000 * moves) / (now - began)
}

createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(`${movesPerSecond(Number(line))}\n`)
})
