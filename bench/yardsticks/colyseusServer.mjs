// Colyseus with rooms in memory: a state about as large as what one of our players sees, and a message that
// changes a little of it and passes the turn; patches go out as often as it sends them by itself. Prints its port.

import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const position = JSON.parse(readFileSync(new URL('view.json', import.meta.url), 'utf8'))
const State = schema({ turn: t.number(), counter: t.number(), picked: t.string(), board: t.map('string') })

class Table extends Room {
  maxClients = 5
  state = new State()

  onCreate() {
    this.state.turn = 0
    this.state.counter = 0
    this.state.picked = ''
    for (const [key, value] of Object.entries(position)) this.state.board.set(key, JSON.stringify(value))
    this.seats = []
    this.onMessage('answer', (client, id) => {
      const seat = this.seats.indexOf(client.sessionId)
      if (seat !== this.state.turn || typeof id !== 'string') return
      this.state.counter++
      this.state.picked = `${seat}:${id}`
      this.state.board.set('turn', String(this.state.counter))
      this.state.turn = (seat + 1) % this.seats.length
    })
  }

  onJoin(client) {
    this.seats.push(client.sessionId)
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('table', Table)
await server.listen(0)
console.log(http.address().port)
process.stdin.resume().once('end', () => process.exit())
