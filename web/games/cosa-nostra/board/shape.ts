// The board's own units: one is a pixel on a desk of 1440 × 900 and on a phone.

export const BOARD = { width: 1088, height: 516 } as const
