/**
 * Typefaces as they travel: every file of a typeface is cut in two, the letters that our own texts use and the rest. A
 * browser fetches the rest only when a player's name or a chat line needs it.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const CUT = join(ROOT, 'node_modules', '.cache', 'backroom-fonts')
const TEXTS = [
  'games/{text,*/text,*/lessons/text,*/shelf,*/book}/*.{json,md}',
  'web/{text,pages/text,games/*/text,games/*/*/text}/*.json',
]
/** Kerning, ligatures and figures of one width: what the style sheets and the browser ask for. */
const FEATURES = ['kern', 'liga', 'tnum']
/** Of a typeface with a file for all weights, those that we use. */
const WEIGHTS = { wght: { min: 400, max: 600 } }
const FACE = /@font-face\s*\{[^}]*\}/g

/** Spaces that the browser puts into numbers and dates, and the hyphen that shows only where a word breaks. */
const UNSEEN = [0xa0, 0xad, 0x202f]

/** Every letter that a text of ours can show, large and small, and all that an English keyboard types. */
export function ourLetters(): ReadonlySet<number> {
  const letters = new Set<number>(UNSEEN)
  for (let code = 0x20; code < 0x7f; code++) letters.add(code)
  for (const path of globSync(TEXTS, { cwd: ROOT })) {
    const text = readFileSync(join(ROOT, path), 'utf8')
    for (const letter of text + text.toUpperCase() + text.toLowerCase()) {
      const code = letter.codePointAt(0) ?? 0
      if (code >= 0x20) letters.add(code)
    }
  }
  return letters
}

type Range = readonly [first: number, last: number]

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')
const written = (ranges: readonly Range[]): string =>
  ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')

/** The code points of a `unicode-range`, as ranges: those that are wanted, and those that are not. */
export function parted(
  unicodeRange: string,
  isWanted: (code: number) => boolean,
): { readonly wanted: readonly Range[]; readonly rest: readonly Range[] } {
  const parts = { wanted: [] as [number, number][], rest: [] as [number, number][] }
  for (const [, from = '', to = from] of unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
      const side = isWanted(code) ? parts.wanted : parts.rest
      const last = side.at(-1)
      if (last?.[1] === code - 1) last[1] = code
      else side.push([code, code])
    }
  return parts
}

/** The font file with these letters only; cut once and kept, because a start should not wait for it again. */
async function cut(font: string, letters: string): Promise<string> {
  const whole = readFileSync(font)
  const made = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([letters, FEATURES, WEIGHTS]))
    .digest('hex')
    .slice(0, 12)
  const path = join(CUT, made, `our-${basename(font)}`)
  if (existsSync(path)) return path
  const { default: subsetFont } = await import('subset-font')
  const few = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(font.includes('-wght-') && { variationAxes: WEIGHTS }),
  })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, few)
  return path
}

/** One `@font-face` as two, if its file has letters of ours. */
async function cutFace(face: string, letters: ReadonlySet<number>, resolve: (url: string) => string) {
  const [, url = ''] = /url\("([^"]+)"\)/.exec(face) ?? []
  const [range = '', listed = ''] = /unicode-range:([^;]+);/.exec(face) ?? []
  const { wanted, rest } = parted(listed, (code) => letters.has(code))
  if (!url || wanted.length === 0) return face
  const text = wanted.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  )
  const few = await cut(resolve(url), text.join(''))
  const ours = face.replace(url, few).replace(range, `unicode-range: ${written(wanted)};`)
  return `${ours}\n${face.replace(range, `unicode-range: ${written(rest)};`)}`
}

export function cutFonts(): Plugin {
  return {
    name: 'backroom-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/kit/fonts.css')) return null
      const { resolve } = createRequire(id)
      const letters = ourLetters()
      const faces = await Promise.all(
        [...code.matchAll(FACE)].map(([face]) => cutFace(face, letters, resolve)),
      )
      return faces.join('\n')
    },
  }
}
