// The line from a visitor to the house: it can be cut as if somebody pulled the plug, and mended.

import { connect, createServer, type Server, type Socket } from 'node:net'

export class Line {
  readonly url: string
  readonly #server: Server
  readonly #ends: Set<Socket>

  private constructor(server: Server, ends: Set<Socket>, port: number) {
    this.#server = server
    this.#ends = ends
    this.url = `http://localhost:${port}`
  }

  static #cut = new WeakSet<Server>()

  static async to(house: { readonly url: string }): Promise<Line> {
    const ends = new Set<Socket>()
    const { hostname, port } = new URL(house.url)
    const server = createServer((near) => {
      if (Line.#cut.has(server)) {
        near.destroy()
        return
      }
      const far = connect(Number(port), hostname)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(one)
        one.pipe(other)
        // A house that is away looks the same as a line that is down.
        one.on('error', () => other.destroy())
        one.on('close', () => {
          ends.delete(one)
          other.destroy()
        })
      }
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const address = server.address()
    return new Line(server, ends, typeof address === 'object' && address ? address.port : 0)
  }

  cut(): void {
    Line.#cut.add(this.#server)
    for (const end of this.#ends) end.destroy()
  }

  mend(): void {
    Line.#cut.delete(this.#server)
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}
