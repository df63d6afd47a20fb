// A line to our server that costs next to nothing: what is measured is the server, and it shares the machine with its
// guests. Speaks just as much of WebSocket (RFC 6455) as our server does, and reads all lines into one buffer.

import { connect, type Socket } from 'node:net'

const READ_BYTES = 256 * 1024
const FINAL_TEXT = 0x81
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80
const shared = Buffer.allocUnsafe(READ_BYTES)

/** A frame under a mask of zeros, which leaves the text as it is. */
function frameOf(kind: number, text: string): string {
  const { length } = text
  const size = length < 126 ? [MASKED | length] : [MASKED | 126, length >> 8, length & 0xff]
  return String.fromCharCode(kind, ...size, 0, 0, 0, 0) + text
}

export class RawSocket {
  readonly #hear: (text: string) => void
  readonly #socket: Socket
  /** What came of a frame that is not complete yet. */
  #rest: Buffer | null = null
  #isOpen = false
  readonly #opened = Promise.withResolvers<void>()

  /** `hear` is called with every text. */
  constructor(port: number, cookie: string, hear: (text: string) => void) {
    this.#hear = hear
    const callback = (length: number, buffer: Uint8Array) => {
      this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, length))
      return true
    }
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: shared, callback } })
    this.#socket.on('error', (error) => this.#opened.reject(error))
    this.#socket.write(
      [
        'GET /ws HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
        `Cookie: ${cookie}`,
        '\r\n',
      ].join('\r\n'),
    )
  }

  /** Resolves when one can speak. */
  get opened(): Promise<void> {
    return this.#opened.promise
  }

  /** Plain letters only, and not more than a line's worth. */
  say(text: string): void {
    this.#socket.write(frameOf(FINAL_TEXT, text), 'latin1')
  }

  /** Hangs up without a word. */
  close(): void {
    this.#socket.destroy()
  }

  #read(bytes: Buffer): void {
    let left = this.#rest ? Buffer.concat([this.#rest, bytes]) : bytes
    if (!this.#isOpen) left = this.#readHead(left)
    for (;;) {
      const used = this.#isOpen ? this.#readFrame(left) : 0
      if (used === 0) break
      left = left.subarray(used)
    }
    // The buffer is everybody's: what has to wait is copied.
    this.#rest = left.length > 0 ? Buffer.from(left) : null
  }

  /** The server's consent; what follows it. */
  #readHead(bytes: Buffer): Buffer {
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) return bytes
    const head = bytes.toString('latin1', 0, end)
    this.#isOpen = head.startsWith('HTTP/1.1 101')
    if (this.#isOpen) this.#opened.resolve()
    else this.#opened.reject(new Error(head))
    return bytes.subarray(end + 4)
  }

  /** How many bytes the first frame takes up; 0: it is not complete. */
  #readFrame(bytes: Buffer): number {
    if (bytes.length < 2) return 0
    const short = bytes[1] ?? 0
    const start = short < 126 ? 2 : short === 126 ? 4 : 10
    if (bytes.length < start) return 0
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
    const end = start + length
    if (bytes.length < end) return 0
    const text = bytes.toString('latin1', start, end)
    if (bytes[0] === FINAL_TEXT) this.#hear(text)
    else if (bytes[0] === PING) this.#socket.write(frameOf(PONG, text), 'latin1')
    return end
  }
}
