// How large type must be at a zoom, so that it can be read.

const FARTHEST = 0.52
const NEAR = 0.8

/** near: all words; middle: numbers and lights, larger; far: the numbers of the districts and the lights. */
export type Distance = 'near' | 'middle' | 'far'

export const distanceAt = (zoom: number): Distance =>
  zoom < FARTHEST ? 'far' : zoom < NEAR ? 'middle' : 'near'

/** The smallest type in the board's own units, so that nothing is smaller than 13 pixels. */
export const leastType = (zoom: number): number =>
  distanceAt(zoom) === 'far' ? 25 : Math.max(13, Math.ceil((13.05 / zoom) * 10) / 10)
