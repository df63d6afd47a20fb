// A proxy between a visitor and the server: it can be cut as if somebody pulled the plug, fall silent as when a phone
// sleeps, and be mended.

import { connect, createServer, type Server, type Socket } from 'node:net'

interface Call {
  readonly near: Socket
  readonly far: Socket
  /** Neither end hears of the other any more, not even that it hung up. */
  isSilent: boolean
}

export class CutProxy {
  readonly #server: Server
  readonly #calls = new Set<Call>()
  #state: 'whole' | 'cut' | 'silent' = 'whole'

  private constructor(port: number, host: string) {
    this.#server = createServer((near) => {
      if (this.#state === 'cut') near.destroy()
      else this.#join({ near, far: connect(port, host), isSilent: this.#state === 'silent' })
    })
  }

  static async to({ url }: { readonly url: string }): Promise<CutProxy> {
    const { hostname, port } = new URL(url)
    const line = new CutProxy(Number(port), hostname)
    await new Promise<void>((resolve) => line.#server.listen(0, 'localhost', resolve))
    return line
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  /** The server as it is reached over this line. */
  get url(): string {
    return `http://localhost:${this.port}`
  }

  cut(): void {
    this.#state = 'cut'
    for (const { near, far } of this.#calls) {
      near.destroy()
      far.destroy()
    }
  }

  /** From now on nothing arrives, and nobody is told. */
  silence(): void {
    this.#state = 'silent'
    for (const call of this.#calls) call.isSilent = true
  }

  /** Calls from before a silence are known to nobody any more: whoever still speaks on one is cut off. */
  mend(): void {
    this.#state = 'whole'
    for (const { near, far, isSilent } of this.#calls) {
      if (!isSilent) continue
      near.destroy()
      far.destroy()
    }
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #join(call: Call): void {
    this.#calls.add(call)
    for (const [one, other] of [
      [call.near, call.far],
      [call.far, call.near],
    ] as const) {
      one.on('data', (bytes) => {
        if (!call.isSilent) other.write(bytes)
      })
      // A server that is away looks the same as a line that is down.
      one.on('error', () => this.#end(call, other))
      one.on('close', () => this.#end(call, other))
    }
  }

  #end(call: Call, other: Socket): void {
    if (!call.isSilent) other.destroy()
    if (call.near.destroyed && call.far.destroyed) this.#calls.delete(call)
  }
}
