import { expect, test } from 'vitest'
import { centreOn, fitScale, seenPart } from './frame.ts'

const board = { width: 1088, height: 598 }
const phone = { width: 390, height: 430 }

/** Where a point of the board lies in the window, by Panzoom's transform round the middle. */
function seenAt(at: { scale: number; x: number; y: number }, x: number, y: number): [number, number] {
  const [mx, my] = [board.width / 2, board.height / 2]
  return [mx + at.scale * (x + at.x - mx), my + at.scale * (y + at.y - my)]
}

test('the whole board fits its window', () => {
  expect(fitScale(board, { width: 1088, height: 2000 })).toBe(1)
  expect(fitScale(board, { width: 2000, height: 299 })).toBe(0.5)
})

test('what may be picked comes to the middle, large enough to read', () => {
  const at = centreOn(board, phone, { x: 400, y: 200, width: 100, height: 80 }, { least: 1, most: 2.4 })
  expect(at.scale).toBeGreaterThanOrEqual(1)
  const [x, y] = seenAt(at, 450, 240)
  expect(x).toBeCloseTo(195)
  expect(y).toBeCloseTo(215)
})

test('a place at the edge is shown without anything beyond the board', () => {
  const at = centreOn(board, phone, { x: 0, y: 0, width: 40, height: 40 }, { least: 1, most: 2.4 })
  const [x, y] = seenAt(at, 0, 0)
  expect(x).toBeCloseTo(0)
  expect(y).toBeCloseTo(0)
})

test('without a place the whole board is in the middle', () => {
  const at = centreOn(board, phone, null, { least: 1, most: 2.4 })
  expect(at.scale).toBeCloseTo(390 / 1088)
  expect(seenAt(at, 544, 299)[0]).toBeCloseTo(195)
})

test('the part that is seen is the part that was gone to', () => {
  const range = { least: 1, most: 2.4 }
  const seen = seenPart(
    board,
    phone,
    centreOn(board, phone, { x: 400, y: 200, width: 100, height: 80 }, range),
  )
  expect(seen.x + seen.width / 2).toBeCloseTo(450)
  expect(seen.y + seen.height / 2).toBeCloseTo(240)
})

test('of a board that is seen whole nothing beyond its edges is marked', () => {
  const seen = seenPart(board, phone, centreOn(board, phone, null, { least: 1, most: 2.4 }))
  expect(seen.x).toBeCloseTo(0)
  expect(seen.y).toBeCloseTo(0)
  expect(seen.width).toBeCloseTo(board.width)
  expect(seen.height).toBeCloseTo(board.height)
})

test('of a board that was pushed out of its window nothing is marked, and never less than nothing', () => {
  const seen = seenPart(board, phone, { scale: 1, x: 2000, y: -2000 })
  expect([seen.width, seen.height]).toEqual([0, 0])
})
