// How wide a word will be, well enough to decide whether it must be squeezed; and how large type must be at a zoom.

/** Widths in em of Oswald 500 and Poiret One; letters not named here are as wide as `other`. */
const TYPES = {
  label: { thin: 0.26, wide: 0.68, capital: 0.52, other: 0.455 },
  display: { thin: 0.28, wide: 0.86, capital: 0.68, other: 0.56 },
} as const
type TypeName = keyof typeof TYPES

export function widthOf(text: string, size: number, type: TypeName = 'label'): number {
  const { thin, wide, capital, other } = TYPES[type]
  let em = 0
  for (const letter of text) {
    if (" .,:;'’-iIljtfr|!łıí".includes(letter)) em += thin
    else if ('mwMW—'.includes(letter)) em += wide
    else em += letter !== letter.toLowerCase() ? capital : other
  }
  return em * size
}

/** The attributes that squeeze a text into its room; none where it fits. */
export const squeezed = (text: string, size: number, room: number, type: TypeName = 'label') =>
  widthOf(text, size, type) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {}

const FARTHEST = 0.52
const NEAR = 0.8

/** near: all words; middle: numbers and lights, larger; far: the numbers of the districts and the lights. */
export type Distance = 'near' | 'middle' | 'far'

export const distanceAt = (zoom: number): Distance =>
  zoom < FARTHEST ? 'far' : zoom < NEAR ? 'middle' : 'near'

/** The smallest type in the board's own units, so that nothing is smaller than 13 pixels. */
export const leastType = (zoom: number): number =>
  distanceAt(zoom) === 'far' ? 25 : Math.max(13, Math.ceil((13.05 / zoom) * 10) / 10)
