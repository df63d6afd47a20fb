// Those who load boardgame.io's server, by its own messages over socket.io.

import { createRequire } from 'node:module'
import { Meter, SEATS, TABLES } from '../../bench/load/meter.ts'
import { Answering } from './answering.mjs'

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client')
const [port] = process.argv.slice(2)
const meter = new Meter()

/** One seat at one table; gives what lets it begin. */
function sitDown(table, seat) {
  const socket = io(`http://127.0.0.1:${port}/table`, { transports: ['websocket'], forceNew: true })
  let stateId = 0
  const player = new Answering(meter, (wait, answer) => {
    const payload = { type: 'answer', args: [wait, answer], playerID: seat, credentials: null }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, table, seat)
  })
  const see = (state) => {
    // oxlint-disable-next-line no-underscore-dangle -- it is called so there
    stateId = state._stateID
    player.see(state.G.sight)
  }
  socket.on('update', (_table, state) => see(state))
  return new Promise((seated) => {
    socket.on('connect', () => socket.emit('sync', table, seat, null, SEATS))
    socket.on('sync', (_table, { state }) => seated(() => see(state)))
  })
}

const starts = []
for (let table = 0; table < TABLES; table++)
  for (let seat = 0; seat < SEATS; seat++) starts.push(await sitDown(`t${table}`, String(seat)))
meter.begin()
for (const start of starts) start()
