// The control door of a running server: a socket in the data folder through which its owner asks and commands.

import { chmodSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { METRICS_TYPE, type Metrics } from '../metrics.ts'
import type { Admin } from './admin.ts'
import { placeToListen } from './address.ts'
import { AdminRefused, type AdminReply, readCall } from './requests.ts'

async function replyTo(request: IncomingMessage, admin: Admin, log: FastifyBaseLogger): Promise<AdminReply> {
  try {
    if (request.method === 'GET') return { ok: true, result: { pid: process.pid } }
    const called = readCall(JSON.parse(await text(request)))
    return { ok: true, result: await admin.run(called.command, called.args, called.by) }
  } catch (error) {
    if (error instanceof AdminRefused) return { ok: false, code: error.code, given: error.given }
    if (error instanceof SyntaxError) return { ok: false, code: 'malformed', given: error.message }
    log.error({ err: error }, 'what an admin asked failed')
    return { ok: false, code: 'failed', given: error instanceof Error ? error.message : String(error) }
  }
}

export class ControlSocket {
  readonly #server: Server
  readonly #admin: Admin
  readonly #metrics: Metrics
  readonly #log: FastifyBaseLogger

  #clear = () => {}

  constructor(admin: Admin, metrics: Metrics, log: FastifyBaseLogger) {
    this.#admin = admin
    this.#metrics = metrics
    this.#log = log
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  /** A server without its control door still serves: the log says why there is none. */
  async open(folder: string): Promise<void> {
    try {
      const { address, clear } = placeToListen(folder)
      this.#clear = clear
      this.#server.listen(address)
      await once(this.#server, 'listening')
      if (process.platform !== 'win32') chmodSync(address, 0o600)
    } catch (error) {
      this.#log.error({ err: error }, 'the control door could not be opened: `backroom admin` finds nobody')
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/metrics') {
      response.writeHead(200, { 'content-type': METRICS_TYPE }).end(await this.#metrics.page())
      return
    }
    if (request.url !== '/admin') {
      response.writeHead(404).end()
      return
    }
    const reply = await replyTo(request, this.#admin, this.#log)
    response
      .writeHead(reply.ok ? 200 : 409, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply))
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
    this.#clear()
  }
}
