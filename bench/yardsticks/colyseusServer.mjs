// Colyseus with rooms in memory, playing our game: a message runs our rules on the plain state, and each client is
// sent what our secrecy filter allows, as a message of its own, which is how Colyseus shows hidden things.

import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { heardAll, sight } from '@backroom/engine'
import { atWork } from '../../bench/load/atWork.ts'
import { SEATS } from '../../bench/load/meter.ts'
import { underWay } from '../../bench/load/underWay.ts'

class Table extends Room {
  maxClients = SEATS
  seats = []
  play = underWay().listen()

  onCreate() {
    this.onMessage('begin', () => this.tell())
    this.onMessage('answer', (client, { wait, answer }) => {
      if (this.play.answer(this.seats.indexOf(client), wait, answer).ok) this.tell()
      else client.send('refused')
    })
  }

  tell() {
    const told = this.play.takeTold()
    this.seats.forEach((client, seat) =>
      client.send('moved', { log: heardAll(told, seat), sight: sight(this.play, seat) }),
    )
  }

  onJoin(client) {
    this.seats.push(client)
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('table', Table)
await server.listen(0)
await atWork(http.address().port)
process.exit()
