/** Style sheets are written in the pixels of a usual screen; what is built says rem, so that all of it grows with the text. */
import type { Plugin } from 'vite'

const ROOT = 16
/** A line so thin stays one. */
const HAIR = 1.5

/** Lengths inside a drawing are in the drawing's own units, and these are only used there. */
const DRAWN = /^(?:stroke|-webkit-text-stroke)/

const px = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g

const inRoots = (value: string, unit: string, thinnest: number): string =>
  value.replaceAll(px, (whole, number: string) => {
    const length = Number(number)
    return length === 0 || Math.abs(length) <= thinnest ? whole : `${length / ROOT}${unit}`
  })

export const inRem = (sheet: string): string =>
  sheet
    .replaceAll(/@media[^{]+/g, (query) => inRoots(query, 'em', 0))
    .replaceAll(/@container[^{]+/g, (query) => inRoots(query, 'rem', 0))
    .replaceAll(/([-\w]+)(\s*:\s*)([^;{}]+)(?=[;}])/g, (whole, name: string, colon: string, value: string) =>
      DRAWN.test(name) ? whole : `${name}${colon}${inRoots(value, 'rem', name.startsWith('--') ? 0 : HAIR)}`,
    )

export const rootSizes = (): Plugin => ({
  name: 'backroom-rem',
  // After Vite has put the sheets together.
  transform: (code, id) => (/\.css(?:$|\?)/.test(id) ? { code: inRem(code), map: null } : null),
})
