// A server in a process of its own with its usual limits, somebody who plays there in peace from an address of their
// own, and those who mean harm from another.

import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Received } from './attacks.ts'
import { anyAnswer, PlainGuest, type PlainSocket } from './plainClient.ts'

const HERE = import.meta.dirname
/** Where the canary sings, and where attacks come from: each from an address that is new to the server. */
const PEACEFUL = '127.0.0.2'
const HOSTILE = '127.0.1.'
const MB = 1024 * 1024
/** Between two answers of the canary. */
const PACE = 40

export class Siege {
  readonly port: number
  readonly #child: ChildProcess
  #attacks = 0

  private constructor(port: number, child: ChildProcess) {
    this.port = port
    this.#child = child
  }

  static async open(folder: string): Promise<Siege> {
    const child = fork(join(HERE, 'serve.ts'), [folder, 'limited'], { execArgv: ['--expose-gc'] })
    const told = once(child, 'message')
    child.send(0)
    return new Siege(((await told) as [number])[0], child)
  }

  /** Megabytes of memory that the server uses, and how much of it is not garbage. */
  async memory(): Promise<{ readonly rss: number; readonly held: number }> {
    const told = once(this.#child, 'message')
    this.#child.send('memory')
    const [{ rss, held }] = (await told) as [{ rss: number; held: number }]
    return { rss: rss / MB, held: held / MB }
  }

  /** Somebody with a name, who calls from this address. */
  guest(name: string, address = PEACEFUL): Promise<PlainGuest> {
    return new CalmGuest(this.port, address).introduce(name)
  }

  /** Lets somebody do their worst; what they were told. */
  async attack(kind: string, table: string, cookie: string): Promise<Received> {
    const address = `${HOSTILE}${++this.#attacks}`
    const args = [join(HERE, 'attacks.ts'), kind, String(this.port), address, table, cookie]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let told = ''
    child.stdout.on('data', (part: Buffer) => {
      told += part.toString()
    })
    await once(child, 'close')
    return JSON.parse(told) as Received
  }

  /** A whole game that bots have played: its table. */
  async longGame(host: PlainGuest): Promise<string> {
    const seats = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'random' }))
    const { body } = await host.ask('POST', '/api/tables', { game: 'corleone', seats, public: true })
    const socket = await host.join(body.id)
    const ended = socket.next(({ table }) => table?.state === 'over')
    await host.ask('POST', `/api/tables/${body.id}/start`)
    await ended
    socket.close()
    return body.id
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }
}

/** Calls from an address of their own: what others use up is not theirs. */
class CalmGuest extends PlainGuest {
  readonly #port: number
  readonly #address: string

  constructor(port: number, address: string) {
    super(port)
    this.#port = port
    this.#address = address
  }

  override connect(): Promise<PlainSocket> {
    return super.connect({ localAddress: this.#address })
  }

  override async ask(method: 'GET' | 'POST', path: string, body?: unknown) {
    const call = request({
      port: this.#port,
      host: '127.0.0.1',
      localAddress: this.#address,
      agent: false,
      method,
      path,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    call.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer] = await once(call, 'response')
    let text = ''
    for await (const part of answer) text += String(part)
    const [set] = answer.headers['set-cookie'] ?? []
    if (set) this.cookie = set.split(';')[0] ?? ''
    return { status: answer.statusCode, headers: new Headers(), body: JSON.parse(text) }
  }
}

/** Two who play on in peace, and how long each of their answers took to be accepted. */
export class Canary {
  readonly #guests: readonly PlainGuest[]
  #sockets: PlainSocket[] = []
  #isOver = false
  #waits: number[] = []
  #singing: Promise<void> = Promise.resolve()

  private constructor(guests: readonly PlainGuest[]) {
    this.#guests = guests
  }

  static async in(siege: Siege): Promise<Canary> {
    const canary = new Canary([await siege.guest('Ada'), await siege.guest('Ben')])
    await canary.#newGame()
    canary.#singing = canary.#sing()
    return canary
  }

  /** How long the answers took since this was last asked, in milliseconds, the longest last; some at least. */
  async takeWaits(least = 0): Promise<number[]> {
    while (this.#waits.length < least) await sleep(PACE)
    return this.#waits.splice(0).sort((a, b) => a - b)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#singing
    for (const socket of this.#sockets) socket.close()
  }

  async #newGame(): Promise<void> {
    for (const socket of this.#sockets) socket.close()
    const [host, other] = this.#guests
    if (!host || !other) throw new Error('two play')
    const seats = [{ kind: 'person' }, { kind: 'person' }]
    const { body } = await host.ask('POST', '/api/tables', { game: 'corleone', seats, public: false })
    await other.ask('POST', `/api/tables/${body.id}/sit`, { seat: 1 })
    this.#sockets = [await host.join(body.id), await other.join(body.id)]
    const dealt = this.#sockets.map((socket) => socket.nextOf('moved'))
    await host.ask('POST', `/api/tables/${body.id}/start`)
    await Promise.all(dealt)
  }

  async #sing(): Promise<void> {
    while (!this.#isOver) {
      if (this.#sockets.some(({ sight }) => sight?.over)) await this.#newGame()
      const socket = this.#sockets.find(({ sight }) => sight?.prompt)
      if (socket?.sight?.prompt) {
        const began = performance.now()
        await socket.answer(anyAnswer(socket.sight.prompt, Math.random))
        this.#waits.push(performance.now() - began)
      }
      await sleep(PACE)
    }
  }
}
