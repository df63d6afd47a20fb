// The line from a visitor to the house: it can be cut as if somebody pulled the plug, and mended.

import { connect, createServer, type Server, type Socket } from 'node:net'

export class Line {
  readonly #server: Server
  readonly #ends = new Set<Socket>()
  #isCut = false

  private constructor(house: string) {
    const { hostname, port } = new URL(house)
    this.#server = createServer((near) => {
      if (this.#isCut) near.destroy()
      else this.#join(near, connect(Number(port), hostname))
    })
  }

  static async to({ url }: { readonly url: string }): Promise<Line> {
    const line = new Line(url)
    await new Promise<void>((resolve) => line.#server.listen(0, 'localhost', resolve))
    return line
  }

  /** The house as it is reached over this line. */
  get url(): string {
    const address = this.#server.address()
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  }

  cut(): void {
    this.#isCut = true
    for (const end of this.#ends) end.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(one)
      one.pipe(other)
      // A house that is away looks the same as a line that is down.
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#ends.delete(one)
        other.destroy()
      })
    }
  }
}
