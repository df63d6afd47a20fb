// Text as people type it, made fit to stand among other people's: one line, nothing in it that cannot be seen.

/** UTF-16 units that one letter may take on the average; more is no writing, but a letter under a heap of marks. */
export const UNITS_A_LETTER = 4
/** More marks on one letter than any writing needs reach into the lines above and below. */
const MARKS_A_LETTER = 4

/** Breaks, tabs and other controls, and what is drawn as a blank: a Braille cell, a note and hieroglyphs of nothing. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u2800\u{1D159}\u{13441}\u{13442}]/gu
/** Cannot be seen or does not exist: what turns the direction, fillers, half surrogate pairs, private characters. */
const UNSEEN =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC]/gu
/** Marks that nothing bears, and those that are too many. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu
const MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_A_LETTER}})\\p{M}+`, 'gu')

/** Persian and the scripts of India spell with joiners. Between other letters they make two names look alike. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]'
const PICTURE = '\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}]?'
const JOINERS = new RegExp(
  [
    // Families and professions are pictures joined to one.
    `(?<=${PICTURE}\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})`,
    `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
    // How a picture or a key is to look.
    `(?<=${PICTURE})[\\uFE0E\\uFE0F]`,
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
    // All others join nothing.
    '([\\u200C\\u200D\\uFE0E\\uFE0F])',
  ].join('|'),
  'gu',
)

const cleaned = (text: string): string =>
  text
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(JOINERS, (joiner, stray: string | undefined) => (stray === undefined ? joiner : ''))
    .replace(LOOSE_MARKS, '')
    .replace(MANY_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim()

/** The text as one line without anything hidden; empty: nobody would see any of it. */
export function plainLine(text: string): string {
  let line = text
  for (let next = cleaned(line); next !== line; next = cleaned(line)) line = next
  return line
}

let segmenter: Intl.Segmenter | undefined

/** How many letters a reader counts: what Unicode calls grapheme clusters. */
export function lettersIn(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let letters = 0
  for (const _ of segmenter.segment(text)) letters++
  return letters
}

export const LINE_FAULTS = ['looksEmpty', 'tooLong'] as const
export type LineFault = (typeof LINE_FAULTS)[number]

/** What somebody typed, as a line of so many letters at most; with a fault it must not be used. */
export function readLine(
  given: string,
  most: number,
): { readonly line: string; readonly fault: LineFault | null } {
  const units = most * UNITS_A_LETTER
  if (given.length > units) return { line: '', fault: 'tooLong' }
  const line = plainLine(given)
  if (line === '') return { line, fault: 'looksEmpty' }
  // A few characters are two once they are in their usual form.
  return { line, fault: line.length > units || lettersIn(line) > most ? 'tooLong' : null }
}
