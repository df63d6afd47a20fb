// Texts as WebSocket frames in one piece, ready for the wire (docs/decisions/0043-frames-in-one-piece.md).

import type { Writable } from 'node:stream'

const FINAL_TEXT = 0x81
/** Up to here a length fits into the second byte; up to the next into two more; else into eight more (RFC 6455, 5.2). */
const SHORT = 125
const MIDDLE = 0xffff

/** The head of an unmasked and uncompressed frame, as a server sends it: letters that stand for a byte each. */
function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(FINAL_TEXT, length)
  if (length <= MIDDLE) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length))
  return String.fromCharCode(FINAL_TEXT, 127, ...size)
}

/** How many letters would take more than one byte. */
const wide = (text: string): number => Buffer.byteLength(text) - text.length

/** Writes one frame a text. Plain letters go to the system as they are, without a buffer of their own. */
export function writeFrames(wire: Writable, texts: readonly string[]): void {
  let letters = ''
  let wideHeads = 0
  for (const text of texts) {
    const head = headOf(text.length)
    wideHeads += wide(head)
    letters += head + text
  }
  if (wide(letters) === wideHeads) wire.write(letters, 'latin1')
  else wire.write(Buffer.concat(texts.flatMap(frameOf)))
}

function frameOf(text: string): Buffer[] {
  const bytes = Buffer.from(text)
  return [Buffer.from(headOf(bytes.length), 'latin1'), bytes]
}
