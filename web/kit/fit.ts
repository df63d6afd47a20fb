// How wide a word will be, well enough to decide whether it must be squeezed or broken into lines.

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

/** The text in one line or, where it would be squeezed beyond reading, in two about equal ones. */
export function linesFor(text: string, size: number, room: number, least = 0.84): readonly string[] {
  const words = text.split(' ')
  if (widthOf(text, size) * least <= room || words.length < 2) return [text]
  let best: readonly string[] = [text]
  let narrowest = Number.POSITIVE_INFINITY
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const widest = Math.max(...lines.map((line) => widthOf(line, size)))
    if (widest < narrowest) {
      narrowest = widest
      best = lines
    }
  }
  return best
}
