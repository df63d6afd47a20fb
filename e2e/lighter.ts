// Makes a picture of the screen lighter: 256 colours of its own, packed as tightly as PNG can.

import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { inFewColours } from './colours.ts'

const SIGNATURE = 8
/** Bytes a pixel: red, green, blue, without transparency, as a browser takes its pictures. */
const DEPTH = 3
interface Chunk {
  readonly type: string
  readonly body: Buffer
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      body: png.subarray(at + 8, at + 8 + length),
    })
    at += 12 + length
  }
  return chunks
}

function written({ type, body }: Chunk): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length)
  head.write(type, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body, crc32(head.subarray(4))))
  return Buffer.concat([head, body, sum])
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** What PNG's filters 0 to 4 expect a byte to be, from its neighbours. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Undoes the filters; rows follow each other without gaps. */
function pixelsOf(packed: Buffer, row: number, rows: number): Uint8Array {
  const raw = inflateSync(packed)
  const pixels = new Uint8Array(row * rows)
  for (let y = 0; y < rows; y++) {
    const expect = FILTERS[raw[y * (row + 1)] ?? 0] ?? paeth
    for (let x = 0; x < row; x++) {
      const at = y * row + x
      const left = x < DEPTH ? 0 : (pixels[at - DEPTH] ?? 0)
      const up = y === 0 ? 0 : (pixels[at - row] ?? 0)
      const corner = x < DEPTH || y === 0 ? 0 : (pixels[at - row - DEPTH] ?? 0)
      pixels[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + expect(left, up, corner)
    }
  }
  return pixels
}

/** The same picture with fewer bytes. */
export function lighter(png: Buffer): Buffer {
  const chunks = chunksOf(png)
  const header = chunks.find(({ type }) => type === 'IHDR')?.body
  if (!header || header[9] !== 2) throw new Error('not a picture as a browser takes it')
  const [width, rows] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body))
  const { colours, indexes } = inFewColours(pixelsOf(packed, width * DEPTH, rows))
  // Every row without a filter: indexes of colours say nothing about their neighbours.
  const lines = Buffer.alloc((width + 1) * rows)
  for (let y = 0; y < rows; y++) lines.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const indexed = Buffer.from(header)
  indexed[9] = 3
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    written({ type: 'IHDR', body: indexed }),
    written({ type: 'PLTE', body: Buffer.from(colours) }),
    written({ type: 'IDAT', body: deflateSync(lines, { level: 9 }) }),
    written({ type: 'IEND', body: Buffer.alloc(0) }),
  ])
}
