// Those who load boardgame.io's server, by its own messages over socket.io, with nothing else for them to do.

import { createRequire } from 'node:module'
import { Meter, SEATS, TABLES } from '../../bench/load/meter.ts'

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client')
const [port] = process.argv.slice(2)
const meter = new Meter()

/** One seat at one table: answers when it is its turn. */
function sitDown(table, seat) {
  const socket = io(`http://127.0.0.1:${port}/table`, { transports: ['websocket'], forceNew: true })
  let sent = 0
  const play = (state) => {
    if (state.ctx.currentPlayer !== seat) return
    sent = performance.now()
    const payload = { type: 'answer', args: ['pick'], playerID: seat, credentials: null }
    // oxlint-disable-next-line no-underscore-dangle -- it is called so there
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, table, seat)
  }
  socket.on('update', (_table, state) => {
    if (sent > 0) meter.count(sent)
    sent = 0
    play(state)
  })
  return new Promise((seated) => {
    socket.on('connect', () => socket.emit('sync', table, seat, null, SEATS))
    socket.on('sync', (_table, { state }) => seated(() => play(state)))
  })
}

const starts = []
for (let table = 0; table < TABLES; table++)
  for (let seat = 0; seat < SEATS; seat++) starts.push(await sitDown(`t${table}`, String(seat)))
meter.begin()
for (const start of starts) start()
console.log(JSON.stringify(await meter.measured))
process.exit()
