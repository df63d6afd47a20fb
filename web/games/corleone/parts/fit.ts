// How large type must be at a zoom, so that it can be read.

/** Between these zooms words are set larger than drawn, so that none is smaller than 13 pixels. */
const FARTHEST = 0.55
const NEAR = 0.93

export type Distance = 'near' | 'middle' | 'far'

/** How much can be read of the board at this zoom. */
export const distanceAt = (zoom: number): Distance =>
  zoom < FARTHEST ? 'far' : zoom < NEAR ? 'middle' : 'near'

/** The smallest type of the board in its own units. */
export const leastType = (zoom: number): number =>
  distanceAt(zoom) === 'middle' ? Math.ceil((13.1 / zoom) * 10) / 10 : 14

/** The style of a word drawn at this size, or larger where the board is small (`--type`). */
export const type = (size: number) => ({ fontSize: `max(${size}px, var(--type, 14px))` })
