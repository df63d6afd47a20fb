// Those who load Colyseus, with its own client.

import { Client } from '@colyseus/sdk'
import { Meter, SEATS, TABLES } from '../../bench/load/meter.ts'
import { Answering } from './answering.mjs'

const [port] = process.argv.slice(2)
const meter = new Meter()

function sitDown(room) {
  const player = new Answering(meter, (wait, answer) => room.send('answer', { wait, answer }))
  room.onMessage('moved', ({ sight }) => player.see(sight))
  room.onMessage('refused', () => {
    throw new Error('an answer was refused')
  })
}

/** Five at a new table; gives what lets them begin. */
async function company() {
  const client = new Client(`http://127.0.0.1:${port}`)
  const first = await client.create('table')
  sitDown(first)
  for (let seat = 1; seat < SEATS; seat++) sitDown(await client.joinById(first.roomId))
  return () => first.send('begin')
}

const starts = []
for (let table = 0; table < TABLES; table++) starts.push(await company())
meter.begin()
for (const start of starts) start()
