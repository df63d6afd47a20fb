// Texts as WebSocket frames in one piece, ready for the wire. ws would write each as two pieces, at twice the cost.

const FINAL_TEXT = 0x81
/** Up to here a length fits into the second byte; up to the next into two more; else into eight more (RFC 6455, 5.2). */
const SHORT = 125
const MIDDLE = 0xffff

const headOf = (length: number): number => (length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10)

/** One unmasked and uncompressed frame a text, as a server sends them. */
export function frames(texts: readonly string[]): Buffer {
  const lengths: number[] = []
  let size = 0
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    lengths.push(length)
    size += headOf(length) + length
  }
  const whole = Buffer.allocUnsafe(size)
  let at = 0
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] ?? ''
    const length = lengths[i] ?? 0
    at = writeHead(whole, at, length)
    // As many bytes as letters: each is one, and can be copied as it is.
    at += whole.write(text, at, length === text.length ? 'latin1' : 'utf8')
  }
  return whole
}

function writeHead(whole: Buffer, start: number, length: number): number {
  const at = whole.writeUInt8(FINAL_TEXT, start)
  if (length <= SHORT) return whole.writeUInt8(length, at)
  if (length <= MIDDLE) return whole.writeUInt16BE(length, whole.writeUInt8(126, at))
  return whole.writeBigUInt64BE(BigInt(length), whole.writeUInt8(127, at))
}
