// How large type must be at a zoom, so that it can be read.

/** Below it words are set larger than drawn, so that none is smaller than 13 pixels. */
const NEAR = 0.93

export type Distance = 'near' | 'middle'

/** How much can be read of the board at this zoom. */
export const distanceAt = (zoom: number): Distance => (zoom < NEAR ? 'middle' : 'near')

/** A whole board on a phone is for finding one's way, not for reading. */
const LEAST = 0.5

/** The smallest type of the board in its own units. */
export const leastType = (zoom: number): number =>
  zoom < NEAR ? Math.ceil((13.1 / Math.max(LEAST, zoom)) * 10) / 10 : 14

/** The style of a word drawn at this size, or larger where the board is small (`--type`). */
export const type = (size: number) => ({ fontSize: `max(${size}px, var(--type, 14px))` })
