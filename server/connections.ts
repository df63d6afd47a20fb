// The connections themselves, before anything is asked on them: how many an address has, how long a request may take to
// come, and what is said of one that cannot be read.

import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { AnyRefusalCode } from '@backroom/protocol'
import type { FastifyServerOptions } from 'fastify'
import type { AbuseLog } from './abuseLog.ts'
import { budgetAddress } from './address.ts'
import type { Config } from './config.ts'
import { countRefusal, statusOf } from './refusals.ts'

/** Connections on which nothing moves, in either direction, for so long are closed: nobody has to be waited for. */
const IDLE_MS = 60_000
/** How exactly Node looks at the time that a request takes. */
const LOOKS = 4

export function openHttp({ requestWithin }: Config, handle: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: requestWithin,
      headersTimeout: requestWithin,
      connectionsCheckingInterval: Math.ceil(requestWithin / LOOKS),
      keepAliveTimeout: IDLE_MS,
    },
    handle,
  )
  return server.setTimeout(IDLE_MS)
}

export function refuse(socket: Socket, code: AnyRefusalCode): void {
  countRefusal(code)
  const status = statusOf(code)
  const body = JSON.stringify({ refusal: { code } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'cache-control: no-store',
    'connection: close',
  ]
  // Whoever does not hang up is hung up on.
  socket.once('finish', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Of what Node itself gives up; anything else cannot be read. */
const GIVEN_UP: { readonly [code: string]: AnyRefusalCode } = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'tooLarge',
}

export const unreadable =
  (abuse: AbuseLog): NonNullable<FastifyServerOptions['clientErrorHandler']> =>
  ({ code }, socket) => {
    if (socket.destroyed) return
    const refusal = GIVEN_UP[code] ?? 'malformed'
    abuse.note(budgetAddress(socket.remoteAddress), refusal)
    if (socket.writable && code !== 'ECONNRESET') refuse(socket, refusal)
    else socket.destroy()
  }

/** Behind a proxy all connections are the proxy's, and its business. */
export function countConnections(server: Server, { hops, connections }: Config, abuse: AbuseLog): void {
  if (hops > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = budgetAddress(socket.remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count <= connections) return
    abuse.note(address, 'tooManySockets')
    refuse(socket, 'tooManySockets')
  })
}
