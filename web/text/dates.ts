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
