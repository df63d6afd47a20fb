// The textures of the map, drawn once from small recipes: city blocks with a few lit windows, water, trees.

/** Numbers between 0 and 1 that look thrown and are always the same. */
function thrown(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

interface Block {
  readonly x: number
  readonly y: number
  readonly shade: number
  /** A window that is still awake: where, and how bright. */
  readonly window: readonly [number, number, number] | null
}

/** Blocks of a tile of 78 by 50, streets between them. */
export const BLOCKS: readonly Block[] = (() => {
  const next = thrown(7)
  return Array.from({ length: 30 }, (_, i): Block => {
    const [x, y] = [1.5 + (i % 6) * 13, 1.5 + Math.floor(i / 6) * 10]
    const shade = Math.round(3 + next() * 9) / 100
    const awake = next() < 0.42
    return {
      x,
      y,
      shade,
      window: awake
        ? [x + 1.5 + next() * 6, y + 1.5 + next() * 3.5, Math.round(50 + next() * 34) / 100]
        : null,
    }
  })
})()

/** Ripples of a tile of 110 by 56: x, y, length, brightness. */
export const RIPPLES: readonly (readonly [number, number, number, number])[] = (() => {
  const next = thrown(21)
  return Array.from({ length: 9 }, (_, i) => [
    Math.round(next() * 86),
    3 + i * 6,
    Math.round(8 + next() * 14),
    Math.round(6 + next() * 10) / 100,
  ])
})()

/** Crowns of a tile of 26 by 22: x, y, radius, colour. */
export const CROWNS: readonly (readonly [number, number, number, string])[] = [
  [6, 6, 4, 'var(--spk-crown)'],
  [18, 15, 5, 'var(--spk-crown-dark)'],
  [21, 3, 2.5, 'var(--spk-crown-lit)'],
  [8, 17, 3, 'var(--spk-crown-lit)'],
]
