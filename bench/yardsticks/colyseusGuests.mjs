// Those who load Colyseus, with its own client.

import { Client } from '@colyseus/sdk'
import { Meter, SEATS, TABLES } from '../../bench/load/meter.ts'

const [port] = process.argv.slice(2)
const meter = new Meter()

function sitDown(room, seat) {
  let sent = 0
  const play = () => {
    if (room.state.turn !== seat) return
    sent = performance.now()
    room.send('answer', 'pick')
  }
  return new Promise((seated) => {
    let waiting = true
    room.onStateChange(() => {
      if (waiting) {
        waiting = false
        seated(play)
        return
      }
      if (sent > 0) meter.count(sent)
      sent = 0
      play()
    })
  })
}

async function company() {
  const client = new Client(`http://127.0.0.1:${port}`)
  const first = await client.create('table')
  const starts = [await sitDown(first, 0)]
  for (let seat = 1; seat < SEATS; seat++)
    starts.push(await sitDown(await client.joinById(first.roomId), seat))
  return starts
}

const starts = []
for (let table = 0; table < TABLES; table++) starts.push(...(await company()))
meter.begin()
for (const start of starts) start()
console.log(JSON.stringify(await meter.measured))
process.exit()
