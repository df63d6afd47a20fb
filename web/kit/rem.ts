// Lengths that a script gives: they grow with the reader's text as those of the style sheets do.

const ROOT = 16

/** So many pixels of a usual screen. */
export const rem = (pixels: number): string => `${pixels / ROOT}rem`

/** How many times larger the reader's text is than usual. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT
