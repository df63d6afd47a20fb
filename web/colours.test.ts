// Colours come from the token files: nothing else under web/ names one, and every token is defined once and used.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = import.meta.dirname
const FILES = globSync('**/*.{css,ts,tsx,html}', { cwd: ROOT, exclude: ['dist/**', 'node_modules/**'] })
const text = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8')
const isTokens = (file: string): boolean => file.endsWith('/tokens.css')

/** A hex value that is not the name of a part of a drawing or of a private field, or a colour made by a function. */
const COLOUR =
  /(?<!url\(|href="|[\w.&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(/gi

/** The bar of the browser is drawn before any style is there; the manifest and the icons are read without one. */
const BEFORE_STYLES = 'index.html'

test('no file under web/ but the token files names a colour', () => {
  const found = FILES.filter(
    (file) => !isTokens(file) && file !== BEFORE_STYLES && !/\.test\.tsx?$/.test(file),
  )
    .map((file) => [file, ...(text(file).match(COLOUR) ?? [])])
    .filter(({ length }) => length > 1)
  expect(found).toEqual([])
})

const defined = FILES.filter(isTokens).flatMap((file) =>
  // The first block holds them all; the others change some of them for a game or for more contrast.
  [...(text(file).split('}', 1)[0] ?? '').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name),
)

test('every token is defined once', () => {
  expect(defined.filter((name, at) => defined.indexOf(name) !== at)).toEqual([])
})

test('every token is used, and everything used is defined', () => {
  const all = FILES.filter((file) => file !== 'colours.test.ts')
    .map(text)
    .join('\n')
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  // Names that are put together: the families' colours.
  const stems = [...all.matchAll(/var\((--[\w-]+)\$\{\w+\}([\w-]*)\)/g)].map(
    ([, stem = '', end = '']) => new RegExp(`^${stem}\\w+${end}$`),
  )
  const isUsed = (name: string): boolean => used.has(name) || stems.some((stem) => stem.test(name))
  expect(defined.filter((name) => !isUsed(name))).toEqual([])

  const set = new Set([...all.matchAll(/(--[\w-]+)'?\]?: /g)].map(([, name = '']) => name))
  expect([...used].filter((name) => !name.endsWith('-') && !set.has(name))).toEqual([])
})

test('what is drawn before there is a style has the colours of the tokens', () => {
  const [, ink] = /--ink: (#[\da-f]{6});/.exec(text('kit/tokens.css')) ?? []
  expect(ink).toBeDefined()
  const manifest: { readonly [name: string]: unknown } = JSON.parse(text('public/manifest.webmanifest'))
  expect([manifest['theme_color'], manifest['background_color']]).toEqual([ink, ink])
  expect(text(BEFORE_STYLES).match(COLOUR)).toEqual([ink])
})
