// Makes a picture of the screen lighter: colours a little coarser than the eye can tell, packed as tightly as PNG can.

import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = 8
/** Bytes a pixel: red, green, blue, without transparency, as a browser takes its pictures. */
const DEPTH = 3
/** Colours are rounded to multiples of this. */
const GRAIN = 4

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

/** Filters each row in the way that leaves the smallest numbers. */
function filtered(pixels: Uint8Array, row: number, rows: number): Buffer {
  const out = Buffer.alloc((row + 1) * rows)
  const line = new Uint8Array(row)
  for (let y = 0; y < rows; y++) {
    let least = Infinity
    FILTERS.forEach((expect, filter) => {
      let sum = 0
      for (let x = 0; x < row; x++) {
        const at = y * row + x
        const left = x < DEPTH ? 0 : (pixels[at - DEPTH] ?? 0)
        const up = y === 0 ? 0 : (pixels[at - row] ?? 0)
        const corner = x < DEPTH || y === 0 ? 0 : (pixels[at - row - DEPTH] ?? 0)
        const rest = ((pixels[at] ?? 0) - expect(left, up, corner)) & 255
        line[x] = rest
        sum += rest < 128 ? rest : 256 - rest
      }
      if (sum >= least) return
      least = sum
      out[y * (row + 1)] = filter
      out.set(line, y * (row + 1) + 1)
    })
  }
  return out
}

/** The same picture with fewer bytes. */
export function lighter(png: Buffer): Buffer {
  const chunks = chunksOf(png)
  const header = chunks.find(({ type }) => type === 'IHDR')?.body
  if (!header || header[9] !== 2) throw new Error('not a picture as a browser takes it')
  const row = header.readUInt32BE(0) * DEPTH
  const rows = header.readUInt32BE(4)
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body))
  const pixels = pixelsOf(packed, row, rows).map((value) => Math.min(255, Math.round(value / GRAIN) * GRAIN))
  const body = deflateSync(filtered(pixels, row, rows), { level: 9 })
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    written({ type: 'IHDR', body: header }),
    written({ type: 'IDAT', body }),
    written({ type: 'IEND', body: Buffer.alloc(0) }),
  ])
}
