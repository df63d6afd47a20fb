// Dates and times as the reader writes them.

import { type Language, language } from './say.ts'

/** Where the reader's own country is not known. */
const USUAL: { readonly [language in Language]: string } = { en: 'en-GB', pl: 'pl-PL' }

/** The reader's own way of writing dates, if it is of the language that the page speaks. */
export function localeFor(spoken: Language, wanted: readonly string[]): string {
  const [first] = wanted
  return first?.includes('-') && first.toLowerCase().startsWith(`${spoken}-`) ? first : USUAL[spoken]
}

/** A day and a time. */
export const dateOf = (at: number): string =>
  new Intl.DateTimeFormat(localeFor(language.value, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at)

const DAY = 24 * 60 * 60 * 1000

/** A moment as one says it: the time, with the day if that was a while ago. */
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(localeFor(language.value, navigator.languages), {
    ...(Date.now() - at > DAY && { dateStyle: 'short' }),
    timeStyle: 'short',
  }).format(at)
