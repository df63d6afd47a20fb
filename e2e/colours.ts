// A picture in few colours: the median cut. Boxes of colours are halved, the busiest first, until there are enough.

const MOST = 256
const DEPTH = 3
/** Bits of a channel that tell colours apart. */
const BITS = 6
const SHIFT = 8 - BITS
const SIDE = 1 << BITS

/** Colours that are taken for one, with how many pixels have them. */
interface Cell {
  /** Where it lies, channel by channel. */
  readonly at: readonly number[]
  readonly id: number
  count: number
}

interface Box {
  readonly cells: readonly Cell[]
  readonly count: number
  /** The channel in which its colours differ most, and how much. */
  readonly channel: number
  readonly range: number
}

const cellOf = (pixels: Uint8Array, at: number): number =>
  (((pixels[at] ?? 0) >> SHIFT) * SIDE + ((pixels[at + 1] ?? 0) >> SHIFT)) * SIDE +
  ((pixels[at + 2] ?? 0) >> SHIFT)

function cellsOf(pixels: Uint8Array): Cell[] {
  const counts = new Uint32Array(SIDE ** DEPTH)
  for (let at = 0; at < pixels.length; at += DEPTH) {
    const cell = cellOf(pixels, at)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const cells: Cell[] = []
  counts.forEach((count, id) => {
    const at = [Math.floor(id / SIDE / SIDE), Math.floor(id / SIDE) % SIDE, id % SIDE]
    if (count > 0) cells.push({ at, id, count })
  })
  return cells
}

function boxOf(cells: readonly Cell[]): Box {
  const ranges = [0, 1, 2].map((channel) => {
    const values = cells.map(({ at }) => at[channel] ?? 0)
    return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), SIDE)
  })
  const range = Math.max(...ranges)
  const count = cells.reduce((sum, cell) => sum + cell.count, 0)
  return { cells, count, range, channel: ranges.indexOf(range) }
}

/** Two boxes with about as many pixels each. */
function halved({ cells, count, channel }: Box): Box[] {
  const sorted = cells.toSorted((a, b) => (a.at[channel] ?? 0) - (b.at[channel] ?? 0))
  let sum = 0
  const middle = sorted.findIndex((cell) => (sum += cell.count) * 2 >= count)
  const cut = Math.min(sorted.length - 1, Math.max(1, middle))
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))]
}

/** A wide box shows its faults more than a full one. */
const urgency = ({ count, range }: Box): number => Math.sqrt(count) * range * range

function boxesOf(cells: readonly Cell[]): readonly Box[] {
  let boxes = [boxOf(cells)]
  while (boxes.length < MOST) {
    const worst = boxes.reduce((a, b) => (urgency(b) > urgency(a) ? b : a))
    if (worst.range === 0) break
    boxes = [...boxes.filter((box) => box !== worst), ...halved(worst)]
  }
  return boxes
}

/** The colours, three bytes each, and for every pixel which of them it has. */
export function inFewColours(pixels: Uint8Array): {
  readonly colours: Uint8Array
  readonly indexes: Uint8Array
} {
  const boxes = boxesOf(cellsOf(pixels))
  const boxOfCell = new Uint8Array(SIDE ** DEPTH)
  boxes.forEach(({ cells }, box) => cells.forEach(({ id }) => boxOfCell.fill(box, id, id + 1)))
  const indexes = new Uint8Array(pixels.length / DEPTH)
  const sums = new Float64Array(boxes.length * DEPTH)
  for (let at = 0; at < pixels.length; at += DEPTH) {
    const box = boxOfCell[cellOf(pixels, at)] ?? 0
    indexes[at / DEPTH] = box
    for (let channel = 0; channel < DEPTH; channel++)
      sums[box * DEPTH + channel] = (sums[box * DEPTH + channel] ?? 0) + (pixels[at + channel] ?? 0)
  }
  const colours = Uint8Array.from(sums, (sum, at) =>
    Math.round(sum / (boxes[Math.floor(at / DEPTH)]?.count ?? 1)),
  )
  return { colours, indexes }
}
